import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { alongside } from '../../store/alongside.ts';
import type { KeyedCallRow } from '../../store/tables.ts';
import { changeOrPause, ring } from '../../system/ring.ts';
import { claimCall, LEASE_MS } from './claim-call.ts';
import { isKept, type KeptAnswer, openedAnswer } from './kept-answer.ts';
import type { KeyedCall } from './keyed-call.ts';
import { OwnedCall } from './owned-call.ts';

// A call with an Idempotency-Key is carried out once. Its row is claimed before the work, says `begun` from the work's own
// first transaction on, and holds the answer in the end. Whoever asks again is given that answer. A process that dies
// before anything is done leaves a claim that lapses; one that dies later leaves a call that is never repeated, and
// whoever asks again is told so.

/** Milliseconds between looks at a call that another process may carry out. */
const POLL_MS = 250;

interface Once {
  work(): Promise<KeptAnswer>;
  /** Milliseconds to wait for the same call while it is under way. */
  waitMs: number;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  /** Where a caller sees what is there, as a sentence goes on with it. */
  lookAt: string;
}

/**
 * Carries a call out once, or answers as it was answered before; `replayed` says which. Throws what the work throws, and
 * `conflict` for a key that came with another body or query, a call still under way after that time, and one that was cut off.
 */
export async function once(
  app: App,
  call: KeyedCall,
  { work, waitMs, signal, lookAt }: Once,
): Promise<{ answer: KeptAnswer; replayed: boolean }> {
  const until = app.clock.elapsed() + waitMs;
  const rung = ring(app.callChanges, call.id);
  try {
    for (;;) {
      const changed = rung.next();
      const found = await claimCall(app, call);
      if (found.as === 'ours') {
        return { answer: await carryOut(app, call, new OwnedCall(app, call, found.owner), work), replayed: false };
      }
      if (found.as === 'answered') return { answer: openedAnswer(app.sealer, found.row), replayed: true };
      if (found.as === 'interrupted') throw interrupted(found.row, lookAt);
      if (app.clock.elapsed() >= until || signal.aborted) throw underWay();
      await changeOrPause(changed, { clock: app.clock, ms: POLL_MS, signal });
    }
  } finally {
    rung.stop();
  }
}

async function carryOut(app: App, call: KeyedCall, owned: OwnedCall, work: Once['work']): Promise<KeptAnswer> {
  const ended = new AbortController();
  const alive = stayAlive(app, owned, ended.signal);
  // What became of the work is told to whoever asked for it, also where it could not be noted.
  const note = (noting: Promise<void>) =>
    noting.catch((error) => app.log.error({ error }, 'the end of a call with an Idempotency-Key could not be stored'));
  try {
    const answer = await alongside((tx) => owned.begun(tx), work);
    await note(owned.answered(answer));
    return answer;
  } catch (error) {
    await note(isKept(error) ? owned.answered({ code: error.code, message: error.message }) : owned.letGo(error));
    throw error;
  } finally {
    ended.abort();
    await alive;
    app.callChanges.notify(call.id);
  }
}

/** Extends the claim as long as the work goes on. */
async function stayAlive(app: App, owned: OwnedCall, ended: AbortSignal): Promise<void> {
  for (;;) {
    await app.clock.sleep(LEASE_MS / 3, ended);
    if (ended.aborted) return;
    await owned.stayAlive().catch((error) => app.log.warn({ error }, 'a claim could not be extended'));
  }
}

function interrupted({ state }: KeyedCallRow, lookAt: string): AppError {
  const done = state === 'begun' ? 'was carried out, at least in part, but' : 'may have been carried out;';
  return new AppError(
    'conflict',
    `The first request with this Idempotency-Key ${done} its answer was lost. It is not repeated: ${lookAt}, and send what is missing with a new key.`,
  );
}

const underWay = (): AppError =>
  new AppError(
    'conflict',
    'The first request with this Idempotency-Key is still being carried out; send it again later to get its answer.',
  );
