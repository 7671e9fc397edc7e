import type { ArtifactName } from '../artifacts/artifacts.ts';
import { GET_A_MODEL } from '../engines/decide.ts';
import { type AppError, ERRORS } from '../errors.ts';
import type { Meta } from '../generation/envelope.ts';
import type { RunView } from '../generation/run-view.ts';
import { ARTIFACT_NAMES, outlineText, summarise } from './summary.ts';
import type { ToolAnswer, ToolResult } from './tool.ts';

/** What the tools show of a run. */
type ShownRun = Pick<RunView, 'id' | 'tool' | 'status' | 'stages' | 'result' | 'creditsCharged' | 'error'>;

/** Seconds a client is asked to let get_run wait. */
export const WAIT_SECONDS_SHOWN = 45;

/** A finished run: one artefact whole, a blueprint as a summary unless all of it or one section was asked for. */
export function succeeded(
  run: ShownRun,
  meta: Meta,
  { section, full, hint = '' }: { section?: ArtifactName | undefined; full: boolean; hint?: string },
): ToolAnswer {
  const data = section ? sectionOf(run, section) : isBlueprint(run) && !full ? summarise(run.result) : run.result;
  const { creditsCharged } = run;
  const result: ToolResult = {
    status: 'succeeded',
    runId: run.id,
    data: asObject(data),
    run: { creditsCharged },
    meta,
  };
  const charged = `${chargeText(run, meta)}, ${meta.creditsRemaining} left`;
  const what = section ? `${section} of ${run.tool}` : run.tool;
  const hints = [
    isBlueprint(run) && !section && !full
      ? `This is a summary; read a part with get_run {"runId":"${run.id}","section":"architecture"} (sections: ${ARTIFACT_NAMES.join(', ')}).`
      : `Give runId ${run.id} to the next tool in place of the content.`,
    hint,
    meta.engine === 'outline' ? GET_A_MODEL : '',
  ];
  const said = `${what} succeeded: ${charged}. ${hints.filter(Boolean).join(' ')}`;
  const isShort = meta.engine === 'outline' && isBlueprint(run) && !section && !full;
  return { result, text: [said, isShort ? outlineText(run.result) : JSON.stringify(data)] };
}

/** The call that opened a run is charged for it; others read what is paid for. */
const chargeText = ({ creditsCharged }: ShownRun, meta: Meta): string =>
  meta.creditsCharged > 0 || creditsCharged === 0
    ? `${meta.creditsCharged} credits charged`
    : `the run cost ${creditsCharged} credits, this call costs nothing`;

/** A run that goes on after the wait: not an error, and the next call is spelled out. */
export function stillRunning(run: ShownRun, meta: Meta): ToolAnswer {
  const next = { tool: 'get_run', arguments: { runId: run.id, waitSeconds: WAIT_SECONDS_SHOWN } };
  const result: ToolResult = { status: 'running', runId: run.id, stages: run.stages, next, meta };
  const done = run.stages.filter((stage) => stage.status === 'done');
  const headlines = done.map((stage) => `- ${stage.name}: ${stage.headline}`);
  const first = `STILL RUNNING (${done.length} of ${run.stages.length} stages done). Not an error; do not start again. Call get_run with ${JSON.stringify(next.arguments)}.`;
  return { result, text: [[first, ...headlines].join('\n')] };
}

/** A run that ended without a result, told by get_run and cancel_run. */
export function ended(run: ShownRun, meta: Meta): ToolAnswer {
  const status = run.status === 'cancelled' ? 'cancelled' : 'failed';
  const error = run.error ?? undefined;
  const result: ToolResult = { status, runId: run.id, stages: run.stages, meta, ...(error ? { error } : {}) };
  return {
    result,
    text: [
      `The run ${run.id} ${status === 'cancelled' ? 'was cancelled' : 'failed'}; nothing was charged. ${error?.message ?? ''}`.trim(),
    ],
  };
}

/** An error as a tool answers it: the same code and words as REST, and what to do. */
export function failed(error: AppError): ToolAnswer {
  const seconds = error.retryAfterSeconds;
  const wait = seconds === undefined ? '' : ` Wait ${seconds} seconds.`;
  const again = ERRORS[error.code].retryable && seconds === undefined ? ' The same call may be tried again.' : '';
  return {
    result: {
      status: 'failed',
      error: {
        code: error.code,
        message: error.message,
        ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
      },
    },
    text: [`${error.code}: ${error.message}${wait}${again}`],
  };
}

/** The answer with what its reader should know of how the call was read, in `meta.warnings` and in the first text. */
export function withWarnings({ result, text }: ToolAnswer, warnings: readonly string[] = []): ToolAnswer {
  if (warnings.length === 0) return { result, text };
  const { warnings: told } = { warnings: [], ...result.meta };
  const meta = { ...result.meta, warnings: [...warnings, ...(Array.isArray(told) ? told : [])] };
  const [first = '', ...others] = text;
  return { result: { ...result, meta }, text: [`${first}\nNote: ${warnings.join(' ')}`, ...others] };
}

export const isBlueprint = (run: ShownRun): boolean => run.stages.length > 1;

function sectionOf(run: ShownRun, section: ArtifactName): unknown {
  return isBlueprint(run) ? asObject(run.result)[section] : run.result;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
