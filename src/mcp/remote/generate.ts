import { AppError } from '../../errors.ts';
import type { Meta } from '../../generation/envelope.ts';
import { parseInput } from '../../generation/parse.ts';
import type { GenerationTool } from '../../generation/tool.ts';
import { canonicalJson } from '../../system/canonical-json.ts';
import { sha256 } from '../../system/secret.ts';
import type { BackendCall, RunAnswer, ShownRun } from '../backend.ts';
import type { Opened, RemoteCall } from './calls.ts';
import { open, stopIfAsked } from './open-call.ts';
import type { Remote } from './remote.ts';
import { untilEnd } from './run.ts';
import { Telling } from './telling.ts';
import { askedFor, madeAtOnce, metaOf, viewOf } from './views.ts';
import { answeredWithin, notYetAnswered, within } from './within.ts';

interface Asked {
  tool: GenerationTool;
  input: unknown;
  waitMs: number;
  /** Asks for another run than that of the same call, unless that is under way. */
  fresh: boolean;
  startedAt: number;
}

/** How a call stands when its wait is over. */
interface Outcome {
  run: ShownRun;
  meta: Meta;
}

/**
 * Generates at the service: asks for a run, or attaches to that of the same call, and waits. A caller that leaves does not stop the run; one that asks for a cancel does. Throws AppError.
 */
export async function generateRemotely(remote: Remote, caller: BackendCall, asked: Asked): Promise<RunAnswer> {
  const { calls } = remote;
  const input = parseInput(asked.tool.input, asked.input);
  const hash = sha256(canonicalJson([asked.tool.name, input]));
  // Stopped and asked for again in one breath: what became of the first decides.
  await calls.find(hash)?.stopping;
  let call: RemoteCall | undefined;
  let isOpener = false;
  while (!call) {
    const same = calls.find(hash);
    if (!same) {
      isOpener = true;
      call = calls.add(hash, { tool: asked.tool, input, fresh: asked.fresh });
    } else if (await isOver(remote, caller, same, asked)) calls.forget(same);
    else call = same;
  }
  const outcome = await outcomeOf(remote, caller, call, asked);
  if (!isSpent(outcome.run)) {
    const creditsCharged = isOpener ? outcome.run.creditsCharged : 0;
    const durationMs = Math.max(0, remote.clock.now() - asked.startedAt);
    return { run: outcome.run, meta: metaOf(outcome.meta, { creditsCharged, durationMs }) };
  }
  calls.forget(call);
  const { error } = outcome.run;
  throw new AppError(error?.code ?? 'internal', error?.message ?? 'The run failed; nothing was charged.');
}

/** A run that ended without a result, or is known no more, is not what the same call made again is given. */
const isSpent = ({ status }: ShownRun): boolean => status === 'failed' || status === 'cancelled';

/**
 * True for a call whose run had ended before it was made again, in vain or when another is asked for. While others wait
 * for it, it has not.
 */
async function isOver(
  { client, clock }: Remote,
  caller: BackendCall,
  { runId, waiters }: RemoteCall,
  { waitMs, fresh }: Asked,
): Promise<boolean> {
  if (runId === undefined || waiters > 0) return false;
  const look = within(clock, caller, answeredWithin(waitMs), (options) => client.run(runId, options));
  return look.then(
    ({ data }) => (fresh ? data.status !== 'running' : isSpent(viewOf(data))),
    (error: unknown) => {
      // Whoever asked to stop meanwhile stops the run that this call would have been given.
      if (caller.signal.aborted) return false;
      if (error instanceof AppError && error.code === 'not_found') return true;
      throw error;
    },
  );
}

async function outcomeOf(remote: Remote, caller: BackendCall, call: RemoteCall, asked: Asked): Promise<Outcome> {
  const telling = new Telling(remote.clock, caller.progress, askedFor(asked.tool));
  call.waiters++;
  try {
    const { runId, meta, made } = await opened(remote, caller, call, asked);
    if (made) {
      const { creditsCharged } = meta;
      return { run: madeAtOnce(asked.tool, { runId: runId ?? '', result: made, creditsCharged }), meta };
    }
    return await followed(remote, caller, { opened: { runId, meta, made }, asked, telling });
  } finally {
    telling.end();
    call.waiters--;
    call.leftAt = remote.clock.now();
    stopIfAsked(remote, caller, call, telling.last);
  }
}

async function followed(
  remote: Remote,
  caller: BackendCall,
  { opened, asked, telling }: { opened: Opened; asked: Asked; telling: Telling },
): Promise<Outcome> {
  const runId = opened.runId ?? '';
  const waitMs = Math.max(0, asked.startedAt + asked.waitMs - remote.clock.now());
  try {
    const answer = await untilEnd(remote, caller, { runId, waitMs, telling });
    if (answer) return { run: viewOf(answer.data), meta: answer.meta };
  } catch (error) {
    // Whoever has left hears nothing; and a result that has come is not withheld because what it cost to ask did not.
    if (!caller.signal.aborted && telling.last.status !== 'succeeded') throw error;
  }
  return { run: { ...telling.last, id: runId }, meta: { ...opened.meta, runId } };
}

/** How the service took the call; the asking goes on for others when this caller leaves or has waited long enough. */
function opened(remote: Remote, caller: BackendCall, call: RemoteCall, { waitMs }: Asked): Promise<Opened> {
  return within(remote.clock, caller, answeredWithin(waitMs), ({ signal, requestId, limitWaitMs }) =>
    unlessLeft(open(remote, call, { requestId, limitWaitMs }), signal),
  );
}

/** Throws `engine_unavailable` when the signal aborts before it is done. */
function unlessLeft<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(notYetAnswered());
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
