import type { ArtifactName } from '../artifacts/artifacts.ts';
import { PIECE_CHARS_MAX, type Piece, pieceOf } from '../artifacts/pieces/piece.ts';
import { GET_A_MODEL } from '../engines/decide.ts';
import { AppError, ERRORS } from '../errors.ts';
import type { Meta } from '../generation/envelope.ts';
import { progressText } from '../generation/progress/text.ts';
import type { RunView } from '../generation/run-view.ts';
import { ARTIFACT_NAMES, outlineText, summarise } from './summary.ts';
import type { ToolAnswer, ToolResult } from './tool.ts';

/** What the tools show of a run. */
type ShownRun = Pick<RunView, 'id' | 'tool' | 'status' | 'stages' | 'progress' | 'result' | 'creditsCharged' | 'error'>;

/** Seconds a client is asked to let get_run wait. */
export const WAIT_SECONDS_SHOWN = 45;

interface Wanted {
  section?: ArtifactName | undefined;
  item?: string | undefined;
  full: boolean;
}

/**
 * A finished run: one artefact or a piece of it, a blueprint as a summary unless all of it or one section was asked for.
 * What is too long comes as the sizes of its parts, unless all of it was asked for. Throws as `pieceOf` does.
 */
export function succeeded(run: ShownRun, meta: Meta, wanted: Wanted & { hint?: string }): ToolAnswer {
  const { section, item, full, hint = '' } = wanted;
  const { data, isWhole } = shownOf(run, wanted);
  const { creditsCharged } = run;
  const result: ToolResult = { status: 'succeeded', runId: run.id, data, run: { creditsCharged }, meta };
  const charged = `${chargeText(run, meta)}, ${meta.creditsRemaining} left`;
  const what = [item, section, run.tool].filter(Boolean).join(' of ');
  const hints = [nextStep(run, wanted, isWhole), hint, meta.engine === 'outline' ? GET_A_MODEL : ''];
  const said = `${inThisChat(meta)}${what} succeeded: ${charged}. ${hints.filter(Boolean).join(' ')}`;
  const isShort = meta.engine === 'outline' && isBlueprint(run) && !section && !full;
  return { result, text: [said, isShort ? outlineText(run.result) : JSON.stringify(data)] };
}

/** Where rules wrote it, a model is at hand that can do better: the client's own. */
const inThisChat = ({ engine, planId }: Meta): string =>
  engine === 'outline' && planId
    ? `For a plan written in this chat, by you, call plan_next {"plan":"${planId}"}. What follows is an outline.\n`
    : '';

function shownOf(run: ShownRun, { section, item, full }: Wanted): Piece {
  if (isBlueprint(run) && !section) {
    if (item !== undefined)
      throw new AppError('invalid_request', `item: name the section that it is in (${SECTIONS}).`);
    return { data: asObject(full ? run.result : summarise(run.result)), isWhole: full };
  }
  return pieceOf(asObject(section ? sectionOf(run, section) : run.result), { item, full });
}

const SECTIONS = ARTIFACT_NAMES.join(', ');

/** How to read what was left out, or what to do with the run. */
function nextStep(run: ShownRun, { section }: Wanted, isWhole: boolean): string {
  if (isWhole) return `Give runId ${run.id} to the next tool in place of the content.`;
  if (isBlueprint(run) && !section)
    return `This is a summary; read a part with get_run {"runId":"${run.id}","section":"architecture"} (sections: ${SECTIONS}).`;
  const named = JSON.stringify({ runId: run.id, section, item: '…' });
  return `It has more than ${PIECE_CHARS_MAX} characters, so these are the sizes of its parts; read one with get_run ${named}, or all of it with read_plan and detail.`;
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
  const far = [`${done.length} of ${run.stages.length} stages done`, progressText(run.progress)];
  const first = `STILL RUNNING (${far.filter(Boolean).join(' · ')}). Not an error; do not start again. Call get_run with ${JSON.stringify(next.arguments)}.`;
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
