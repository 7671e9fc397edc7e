import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../system/clock.ts';
import { type Access, credentialHeaders, credentialName, openClient } from './client.ts';
import { type Heard, heardNothing, readAnswer } from './read-answer.ts';
import { isPassing, isVendorError, vendorError } from './vendor-error.ts';

export interface CallOptions {
  access: Access;
  clock: Clock;
  body: MessageCreateParamsStreaming;
  waitSecondsMax: number | undefined;
  signal: AbortSignal;
}

/** How a call ended: with an answer, or broken off in its middle, which the SDK does not try again. */
export type Called = { heard: Heard; requestId: string | null; brokenOff?: AppError };

/**
 * Makes one call and reads its answer as it comes. Rejects with the signal's reason as soon as it aborts, with
 * `engine_timeout` when nothing comes any more, else with the AppError that says what the caller or the operator can do.
 * However it ends, no connection is left open.
 */
export async function callModel({ access, clock, body, waitSecondsMax, signal }: CallOptions): Promise<Called> {
  const idle = new AbortController();
  const either = AbortSignal.any([signal, idle.signal]);
  const heard = heardNothing();
  let requestId: string | null | undefined;
  try {
    const client = await openClient(access, { clock, waitSecondsMax, onIdle: () => idle.abort(silence()) });
    const call = client.messages.create(body, { signal: either, headers: credentialHeaders(access) });
    const { data: events, request_id } = await call.withResponse();
    requestId = request_id ?? null;
    await readAnswer(events, heard);
    // The SDK ends an aborted stream as if it had been read to its end.
    either.throwIfAborted();
  } catch (error) {
    if (either.aborted) throw either.reason;
    // Once the answer began, anything may be thrown by what it is made of; before, anything else is a fault of ours.
    if (requestId === undefined && !isVendorError(error)) throw error;
    const told = vendorError(error, { credential: credentialName(access) });
    // Before the answer began the SDK has made its own retries, and what cannot pass is not tried again.
    if (requestId === undefined || !isPassing(error)) throw told;
    return { heard, requestId, brokenOff: error instanceof SyntaxError ? notTheApi(heard) : broken(told.cause) };
  }
  const brokeOff = heard.whole || heard.endless ? {} : { brokenOff: notTheApi(heard) };
  return { heard, requestId, ...brokeOff };
}

function broken(cause?: unknown): AppError {
  const message = "The model's answer broke off in the middle; nothing was charged. Try again.";
  return new AppError('engine_unavailable', message, { cause });
}

/** An answer without a single event of the API is a web page, or some other service. */
function notTheApi({ began }: Heard): AppError {
  if (began) return broken();
  return new AppError(
    'engine_unavailable',
    'What answered is not the Messages API; nothing was charged. Whoever runs Planwright should check ANTHROPIC_BASE_URL.',
  );
}

function silence(): AppError {
  return new AppError('engine_timeout', 'The model fell silent for 90 seconds; nothing was charged. Try again.');
}
