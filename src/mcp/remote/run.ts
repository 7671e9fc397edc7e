import type { PlanwrightClient } from '../../client/client.ts';
import { Patience } from '../../client/patience.ts';
import { LOOK_PAUSE_MS, pause } from '../../client/retry.ts';
import type { RunAnswer } from '../../client/shapes.ts';
import type { Clock } from '../../system/clock.ts';
import type { BackendCall } from '../backend.ts';
import type { Telling } from './telling.ts';
import { viewOf } from './views.ts';
import { LAST_LOOK_MS } from './within.ts';

interface Watching {
  client: PlanwrightClient;
  clock: Clock;
}

/**
 * Waits for a run to end, at most so long, and answers how it stands then; undefined when the service could not say so
 * in time. Throws AppError when the service cannot be reached, and the signal's reason.
 */
export async function untilEnd(
  { client, clock }: Watching,
  call: BackendCall,
  { runId, waitMs, telling }: { runId: string; waitMs: number; telling: Telling },
): Promise<RunAnswer | undefined> {
  const until = clock.now() + waitMs;
  if (call.progress) await listen({ client, clock }, call, { runId, waitMs, telling, enough: () => false });
  const patience = new Patience(clock, Math.max(0, until - clock.now()) + LAST_LOOK_MS);
  const options = { requestId: call.requestId, signal: AbortSignal.any([call.signal, patience.signal]) };
  try {
    for (;;) {
      // Whole seconds, and none too many: the service answers before the wait is over.
      const waitSeconds = Math.max(0, Math.floor((until - clock.now()) / 1_000));
      const answer = await client.run(runId, { ...options, waitSeconds });
      telling.tell(viewOf(answer.data));
      if (answer.data.status !== 'running' || until - clock.now() < LOOK_PAUSE_MS) return answer;
      await pause(clock, LOOK_PAUSE_MS, options.signal);
    }
  } catch (error) {
    if (patience.signal.aborted && !call.signal.aborted) return undefined;
    throw error;
  } finally {
    patience.end();
  }
}

/** Waits until a run stands otherwise than in `first`, at most so long or until the caller leaves. Throws AppError. */
export async function nextChange(
  { client, clock }: Watching,
  call: BackendCall,
  { first, waitMs, telling }: { first: RunAnswer; waitMs: number; telling: Telling },
): Promise<RunAnswer> {
  const before = statuses(first.data);
  const { runId } = first.data;
  await listen({ client, clock }, call, { runId, waitMs, telling, enough: (now) => statuses(now) !== before });
  if (call.signal.aborted) return first;
  const last = await untilEnd({ client, clock }, { ...call, progress: undefined }, { runId, waitMs: 0, telling });
  return last ?? first;
}

/** Tells of a run as its event stream does, until it has ended, there is enough, the wait is over or the caller left. */
async function listen(
  { client, clock }: Watching,
  call: BackendCall,
  options: { runId: string; waitMs: number; telling: Telling; enough(run: RunAnswer['data']): boolean },
): Promise<void> {
  const patience = new Patience(clock, options.waitMs);
  const signal = AbortSignal.any([call.signal, patience.signal]);
  try {
    for await (const run of client.events(options.runId, { requestId: call.requestId, signal })) {
      options.telling.tell(viewOf(run));
      if (options.enough(run)) return;
    }
  } catch {
    // A stream that fails, or that something on the way holds back, is no reason to give up: whoever asks how the run
    // stands, which is done next in any case, hears what is wrong.
  } finally {
    patience.end();
  }
}

const statuses = ({ status, stages }: RunAnswer['data']): string =>
  JSON.stringify([status, stages.map((stage) => stage.status)]);
