import { AppError } from '../../errors.ts';
import type { ModelRequest } from '../model.ts';
import { type Fault, isBusy, isPassing, type Spoken, vendorError } from './fault.ts';
import { type Heard, heardNothing } from './heard.ts';

/** One call as a vendor makes it. */
export interface VendorCall {
  spoken: Spoken;
  /** Resolves when the answer has begun, after the vendor's own retries. `onIdle` is for when nothing has come for so long. */
  open(options: { signal: AbortSignal; idleMs: number; onIdle(): void }): Promise<Opened>;
  /** What is known of an error thrown before the answer began; undefined when it is no fault of the vendor's. */
  faultBefore(error: unknown): Fault | undefined;
  /** The same in the middle of it, where anything may be thrown by what the answer is made of. */
  faultWithin(error: unknown): Fault;
}

/** An answer that has begun. */
export interface Opened {
  requestId: string | null;
  /** Tokens the answer may have, as the vendor was told. */
  maxTokens: number | undefined;
  /** Characters of what was sent, where there are more than the request has. */
  chars?: number;
  /** What a reader of the answer should know of how it was asked for. */
  warnings?: string[];
  read(heard: Heard): Promise<void>;
}

/** How a call ended: with an answer, or broken off in its middle, which `open` does not try again. */
export interface Called extends Pick<Opened, 'requestId' | 'maxTokens' | 'chars' | 'warnings'> {
  heard: Heard;
  brokenOff?: AppError;
}

/**
 * Makes one call and reads its answer as it comes. Rejects with the signal's reason as soon as it aborts, with
 * `engine_timeout` when nothing comes any more, else with the AppError that says what the caller or the operator can do.
 * However it ends, no connection is left open.
 */
export async function makeCall(
  call: VendorCall,
  {
    signal,
    onContent,
    limitMs,
    tellsBusy = false,
  }: Pick<ModelRequest, 'signal' | 'onContent' | 'limitMs' | 'tellsBusy'>,
): Promise<Called> {
  const { spoken } = call;
  const idle = new AbortController();
  const either = AbortSignal.any([signal, idle.signal]);
  const heard = heardNothing(onContent);
  let opened: Opened | undefined;
  try {
    const idleMs = idleMsIn(limitMs);
    opened = await call.open({ signal: either, idleMs, onIdle: () => idle.abort(silence(idleMs)) });
    await opened.read(heard);
    // An aborted stream may end as if it had been read to its end.
    either.throwIfAborted();
  } catch (error) {
    if (either.aborted) throw either.reason;
    const fault = opened ? call.faultWithin(error) : call.faultBefore(error);
    if (!fault) throw error;
    // What came whole is whole, however the connection ended; what cannot pass is not tried again.
    if (opened && heard.whole) return { ...opened, heard };
    const told = vendorError(fault, spoken);
    if (!opened || !isPassing(fault) || (tellsBusy && isBusy(fault))) throw told;
    const brokenOff = error instanceof SyntaxError ? notTheApi(heard, spoken) : broken(told.cause);
    return { ...opened, heard, brokenOff };
  }
  return heard.whole || heard.endless
    ? { ...opened, heard }
    : { ...opened, heard, brokenOff: notTheApi(heard, spoken) };
}

function broken(cause?: unknown): AppError {
  const message = "The model's answer broke off in the middle; nothing was charged. Try again.";
  return new AppError('engine_unavailable', message, { cause });
}

/** An answer without a single event of the API is a web page, or some other service. */
function notTheApi({ began }: Heard, { api, baseUrl }: Spoken): AppError {
  if (began) return broken();
  return new AppError(
    'engine_unavailable',
    `What answered is not the ${api}; nothing was charged. The operator of Planwright should check ${baseUrl}.`,
  );
}

/** Milliseconds without a byte after which nothing is expected any more, and the same as a share of a stage's time. */
const IDLE_MS = 90_000;
const IDLE_SHARE = 0.3;

/** A model that is given more time may also read longer before its first word. */
const idleMsIn = (limitMs = 0): number => Math.max(IDLE_MS, limitMs * IDLE_SHARE);

function silence(idleMs: number): AppError {
  const message = `The model fell silent for ${idleMs / 1_000} seconds; nothing was charged. Try again.`;
  const mend =
    'If it is a slow one that reads for so long, set PLANWRIGHT_STAGE_MINUTES higher: it may then be silent longer.';
  return new AppError('engine_timeout', `${message} ${mend}`);
}
