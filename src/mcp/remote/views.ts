import type { AnswerMeta, RunState } from '../../client/shapes.ts';
import type { Meta } from '../../generation/envelope.ts';
import type { GenerationTool } from '../../generation/tool.ts';
import type { ShownRun } from '../backend.ts';

/** A run as the service tells of it, as one of this process is seen. */
export function viewOf({ runId, tool, status, stages, result, creditsCharged, error }: RunState): ShownRun {
  return {
    id: runId,
    tool,
    status,
    stages,
    result,
    creditsCharged,
    error: error && { code: error.code, message: error.message },
  };
}

/** A run of which nothing is known but that it was asked for. */
export const askedFor = (tool: GenerationTool, runId = ''): ShownRun => ({
  id: runId,
  tool: tool.name,
  status: 'running',
  stages: tool.stages.map((name) => ({ name, status: 'waiting', headline: null, durationMs: null })),
  result: null,
  creditsCharged: 0,
  error: null,
});

/** A run that was answered at once with its result, and of which no more is known. */
export const madeAtOnce = (
  tool: GenerationTool,
  { runId, result, creditsCharged }: { runId: string; result: unknown; creditsCharged: number },
): ShownRun => ({
  ...askedFor(tool, runId),
  status: 'succeeded',
  stages: tool.stages.map((name) => ({ name, status: 'done', headline: null, durationMs: null })),
  result,
  creditsCharged,
});

/** `meta` as this process tells it: the charge once, and the time that this call took. */
export const metaOf = (meta: AnswerMeta, told: { creditsCharged: number; durationMs: number }): Meta => ({
  ...meta,
  ...told,
});

/** The contract's fields alone, for answers that do not hand a result out. */
export function plainMeta(meta: AnswerMeta, durationMs: number): Meta {
  const { tool, creditsRemaining, requestId } = meta;
  return { tool, creditsCharged: 0, creditsRemaining, durationMs, requestId };
}
