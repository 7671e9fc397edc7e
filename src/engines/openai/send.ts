import type { Effort } from '../../config.ts';
import type { Clock } from '../../system/clock.ts';
import { isBusy, isTooLong } from '../vendor/fault.ts';
import { declined } from '../vendor/judge-answer.ts';
import { watchedFetch } from '../vendor/watched-fetch.ts';
import { type Access, headersOf, urlOf } from './access.ts';
import { type Dialect, simpler } from './dialect.ts';
import { ChatFailure, failureOf, failureToConnect } from './failure.ts';

export interface Sending {
  access: Access;
  clock: Clock;
  /** What is spoken with the endpoint; replaced by what it took. */
  spoken: { dialect: Dialect };
  bodyIn(dialect: Dialect): object;
  /** How much the model is asked to think, where something else than usual. */
  effort: Effort | undefined;
  /** Seconds the endpoint may ask to wait before a retry. */
  waitSecondsMax: number | undefined;
  /** Whether a busy endpoint is told at once, and not asked again. */
  tellsBusy: boolean;
  signal: AbortSignal;
  /** Milliseconds without a byte after which `onIdle` is called, and those of the whole answer. */
  idleMs: number;
  limitMs: number | undefined;
  onIdle(): void;
}

/** Milliseconds before the second and the third attempt, where the endpoint does not say how long. */
const PAUSES_MS = [500, 1_000] as const;
/** Seconds that it may say: all of it must fit into a stage's five minutes. */
const WAIT_SECONDS_MAX = 60;
/** Milliseconds without a byte that an answer which is not streamed may take at least: it comes at once. */
const UNSTREAMED_IDLE_MS = 5 * 60_000;
/** Bytes of an answer as it comes over the wire: about 350 for each token, and thinking may come with it. */
const BYTES_MAX = 32 * 2 ** 20;

/**
 * Posts until an answer begins: again in a simpler dialect when something in the request is refused, and again after a
 * pause, at most twice, on 408, 409, 429, 5xx and on a connection that fails. Throws ChatFailure, or `unprocessable` when
 * a filter declined the request.
 */
export async function send(sending: Sending): Promise<{ response: Response; dialect: Dialect }> {
  const { clock, signal, spoken } = sending;
  let { dialect } = spoken;
  for (let retries = 0; ; ) {
    const sent = await post(sending, dialect);
    if (!(sent instanceof ChatFailure)) {
      spoken.dialect = dialect;
      return { response: sent, dialect };
    }
    signal.throwIfAborted();
    if (sent.isDeclined) throw declined();
    const next = isRefused(sent) ? simpler(dialect, sent.complaint, sending.effort) : undefined;
    if (next) {
      dialect = next;
      continue;
    }
    const pauseMs = pauseBefore(retries++, sent, sending);
    if (pauseMs === undefined) throw sent;
    await clock.sleep(pauseMs, signal);
    signal.throwIfAborted();
  }
}

async function post(
  { access, clock, bodyIn, tellsBusy, signal, limitMs = 0, onIdle, ...sending }: Sending,
  dialect: Dialect,
): Promise<Response | ChatFailure> {
  const idleMs = dialect.stream ? sending.idleMs : Math.max(UNSTREAMED_IDLE_MS, limitMs);
  const fetchWatched = watchedFetch({
    clock,
    idleMs,
    onIdle,
    retryAfterSecondsMax: WAIT_SECONDS_MAX,
    tellsBusy,
    bytesMax: BYTES_MAX,
  });
  try {
    const response = await fetchWatched(urlOf(access.baseUrl, '/chat/completions'), {
      method: 'POST',
      headers: headersOf(access),
      body: JSON.stringify(bodyIn(dialect)),
      // A key does not follow to wherever an answer points.
      redirect: 'manual',
      signal,
    });
    return response.ok ? response : await failureOf(response);
  } catch (error) {
    signal.throwIfAborted();
    return failureToConnect(error);
  }
}

/** Whether another form of the same request may be taken. */
const isRefused = ({ complaint, fault: { status } }: ChatFailure): boolean =>
  status === 400 || status === 422 || (status === 413 && isTooLong(complaint));

/** Milliseconds to wait; undefined when the call is not tried again. */
function pauseBefore(
  retries: number,
  { fault }: ChatFailure,
  { waitSecondsMax = WAIT_SECONDS_MAX, tellsBusy }: Pick<Sending, 'waitSecondsMax' | 'tellsBusy'>,
): number | undefined {
  if (tellsBusy && isBusy(fault)) return undefined;
  const { status, waitSeconds } = fault;
  const passes = status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
  if (!passes || waitSeconds > Math.min(WAIT_SECONDS_MAX, waitSecondsMax)) return undefined;
  const pauseMs = PAUSES_MS[retries];
  return pauseMs !== undefined && waitSeconds > 0 ? waitSeconds * 1_000 : pauseMs;
}
