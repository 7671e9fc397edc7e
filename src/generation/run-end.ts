import type { App } from '../app.ts';
import { asAppError, ERRORS } from '../errors.ts';
import type { RunRow } from '../store/tables.ts';
import { ProcessStopping } from '../system/lifecycle.ts';
import type { Outcome } from '../system/metrics.ts';
import { CancelRequested } from './caller.ts';
import type { RunLabels } from './engine-call.ts';
import { LeaseLost } from './owned-run.ts';

export interface RunEnd {
  outcome: Outcome;
  error?: unknown;
}

export const labelsOf = (run: Pick<RunRow, 'id' | 'request_id' | 'workspace_id'>): RunLabels => ({
  runId: run.id,
  requestId: run.request_id,
  workspaceId: run.workspace_id,
});

/** One word for why a run or a stage did not succeed. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof ProcessStopping) return 'interrupted';
  if (error instanceof LeaseLost) return 'taken_over';
  if (error instanceof CancelRequested) return 'cancelled';
  return asAppError(error).code;
}

/** Ends that are nobody's fault. */
const STOPS: ReadonlySet<Outcome> = new Set(['interrupted', 'taken_over', 'cancelled']);

type Ended = Pick<RunRow, 'id' | 'request_id' | 'workspace_id' | 'key_id' | 'tool' | 'price'>;

/** Tells log and metrics, once, how this process ended its work on a run: a failure with its cause. */
export function tellRunEnded(
  app: App,
  run: Ended,
  { outcome, error, startedAt }: RunEnd & { startedAt: number },
): void {
  const durationMs = app.clock.elapsed() - startedAt;
  const fields = { ...labelsOf(run), keyId: run.key_id ?? undefined, tool: run.tool, outcome, durationMs };
  const isFailure = error !== undefined && !STOPS.has(outcome);
  if (isFailure) {
    const shown = asAppError(error);
    // What the caller has to change is no trouble of this service.
    if (ERRORS[shown.code].status < 500) app.log.info({ ...fields, code: shown.code }, 'run ended');
    else {
      // An engine that is away is somebody else's failure: nobody need get up for it.
      const level = shown.code.startsWith('engine_') ? 'warn' : 'error';
      app.log[level]({ ...fields, code: shown.code, error: shown.cause ?? shown }, 'run ended');
    }
  } else app.log.info(fields, 'run ended');
  app.metrics.runEnded({ tool: run.tool, outcome });
  if (outcome === 'succeeded') app.metrics.credits('charged', run.price);
  if (isFailure || outcome === 'cancelled') app.metrics.credits('released', run.price);
}
