import type { App } from '../app.ts';
import { modelsOf } from '../engines/engine.ts';
import type { ErrorCode } from '../errors.ts';
import type { Tx } from '../store/store.ts';
import type { RunRow, RunStageRow } from '../store/tables.ts';
import type { GenerationInput } from './input.ts';
import { isPartOf } from './parts/part.ts';
import { dropParts, partNamesOf } from './parts/part-rows.ts';
import { stagesOf } from './run-rows.ts';
import { IDEMPOTENCY_MS, NO_SAME_CALL } from './same-call.ts';

/** Milliseconds for which the finished stages of a run that did not succeed are there for the same call. */
export const KEPT_MS = IDEMPOTENCY_MS;
/** The same where the day's money was spent: the same call is made on the next day, at whatever hour. */
export const KEPT_UNTIL_NEXT_DAY_MS = 2 * KEPT_MS;

const keptMsOf = (code: string | null): number => (code === 'rate_limited' ? KEPT_UNTIL_NEXT_DAY_MS : KEPT_MS);

/** What an unsuccessful run has finished. */
export interface Kept {
  /** The run that has parts too; undefined where nothing is kept. */
  runId: string | undefined;
  stages: RunStageRow[];
}

export const NOTHING_KEPT: Kept = { runId: undefined, stages: [] };

/**
 * The finished stages of the same call, when its newest run failed: nothing of them was handed out, and the next run goes
 * on from them. After a cancel too, unless another version is asked for. They were made by this engine and model: an
 * interrupted run may have been taken up by another.
 */
export async function findKeptParts(
  tx: Tx,
  { clock, engine }: App,
  workspaceId: string,
  { callHash, isFresh, input }: { callHash: string; isFresh: boolean; input: GenerationInput },
): Promise<Kept> {
  const newest = await tx
    .selectFrom('runs')
    .select(['id', 'status', 'finished_at', 'engine', 'model', 'input', 'error_code'])
    .where('workspace_id', '=', workspaceId)
    .where('call_hash', '=', callHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!newest || newest.engine !== engine.name || newest.model !== modelsOf(engine)) return NOTHING_KEPT;
  const isUnused = newest.status === 'failed' || (newest.status === 'cancelled' && !isFresh);
  if (!isUnused || (newest.finished_at ?? 0) <= clock.now() - keptMsOf(newest.error_code)) return NOTHING_KEPT;
  if (!isOfSameBrief(newest, input)) return NOTHING_KEPT;
  return { runId: newest.id, stages: (await stagesOf(tx, newest.id)).filter(({ status }) => status === 'done') };
}

/** Whether a run was asked with the brief that its plan has now: what was written for another one does not fit this one. */
export function isOfSameBrief({ input }: Pick<RunRow, 'input'>, { brief }: GenerationInput): boolean {
  // The row holds what `generate` parsed and resolved when it opened the run.
  const asked = JSON.parse(input) as GenerationInput;
  return JSON.stringify(asked.brief) === JSON.stringify(brief);
}

/** Has every stage of a run made anew. */
export async function forgetParts(tx: Tx, runId: string): Promise<void> {
  const unmade = { output: null, quality: null, usage: null, headline: null, started_at: null, finished_at: null };
  await tx
    .updateTable('run_stages')
    .set({ status: 'waiting', ...unmade })
    .where('run_id', '=', runId)
    .execute();
  await dropParts(tx, runId);
}

/** What an unfinished run says of what it has finished, and how to go on from there. Empty for nothing. */
export async function tellKeptParts(
  tx: Tx,
  run: Pick<RunRow, 'id' | 'call_hash' | 'price'>,
  code: ErrorCode,
): Promise<string> {
  const done = (await stagesOf(tx, run.id)).filter(({ status }) => status === 'done').map(({ stage }) => stage);
  const parts = (await partNamesOf(tx, run.id)).filter((part) => !done.some((stage) => isPartOf(stage, part))).length;
  if (done.length + parts === 0) return '';
  const told = [...done, ...(parts > 0 ? [`${parts} part${parts === 1 ? '' : 's'} of the rest`] : [])].join(', ');
  if (run.call_hash === NO_SAME_CALL) {
    return ` Finished, but not kept: ${told}. Send an Idempotency-Key, and after a failure the same request with the same key goes on from what is finished.`;
  }
  const hours = keptMsOf(code) / 3_600_000;
  return ` Finished and kept for ${hours} hours: ${told}. Make the same call again (over REST with the same Idempotency-Key) to go on from there; it costs ${run.price} credits once it succeeds.`;
}
