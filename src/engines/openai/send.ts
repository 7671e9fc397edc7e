import type { Clock } from '../../system/clock.ts';
import { isBusy } from '../vendor/fault.ts';
import { declined } from '../vendor/judge-answer.ts';
import { watchedFetch } from '../vendor/watched-fetch.ts';
import { type Access, chatUrl, headersOf } from './access.ts';
import { type Dialect, isTooLong, simpler } from './dialect.ts';
import { ChatFailure, failureOf, failureToConnect } from './failure.ts';

export interface Sending {
  access: Access;
  clock: Clock;
  /** What is spoken with the endpoint; replaced by what it took. */
  spoken: { dialect: Dialect };
  bodyIn(dialect: Dialect): object;
  /** Seconds the endpoint may ask to wait before a retry. */
  waitSecondsMax: number | undefined;
  /** Whether a busy endpoint is told at once, and not asked again. */
  tellsBusy: boolean;
  signal: AbortSignal;
  onIdle(): void;
}

/** Milliseconds before the second and the third attempt, where the endpoint does not say how long. */
const PAUSES_MS = [500, 1_000] as const;
/** Seconds that it may say: all of it must fit into a stage's five minutes. */
const WAIT_SECONDS_MAX = 60;
/** Milliseconds without a byte after which nothing is expected any more; an answer that is not streamed comes at once. */
const IDLE_MS = 90_000;
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
    const next = isRefused(sent) ? simpler(dialect, sent.complaint) : undefined;
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
  { access, clock, bodyIn, tellsBusy, signal, onIdle }: Sending,
  dialect: Dialect,
): Promise<Response | ChatFailure> {
  const idleMs = dialect.stream ? IDLE_MS : UNSTREAMED_IDLE_MS;
  const fetchWatched = watchedFetch({
    clock,
    idleMs,
    onIdle,
    retryAfterSecondsMax: WAIT_SECONDS_MAX,
    tellsBusy,
    bytesMax: BYTES_MAX,
  });
  try {
    const response = await fetchWatched(chatUrl(access.baseUrl), {
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
