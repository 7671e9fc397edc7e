import { type Fault, isTooLong, networkCode, plain, REQUEST_ID_FORM, TYPE_FORM } from '../vendor/fault.ts';
import { retryAfterSeconds } from '../vendor/watched-fetch.ts';

// What an error event inside a stream says in place of a status: https://platform.claude.com/docs/en/api/errors.
const STATUS_OF_TYPE: Record<string, number> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  api_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** Whether it is an error of the SDK: of the vendor or the network, and not of our own code. */
export const isVendorError = (error: unknown): boolean => error instanceof Error && 'requestID' in error;

/** What an error of the SDK, or whatever else was thrown in the middle of an answer, says of the call. */
export function faultOf(error: unknown): Fault {
  // Every field is looked at before it is used.
  const told = Object(error) as Record<string, unknown>;
  const type = plain(told.type, TYPE_FORM);
  const status = typeof told.status === 'number' ? told.status : type && STATUS_OF_TYPE[type];
  return {
    status: status || undefined,
    type,
    requestId: plain(told.requestID, REQUEST_ID_FORM),
    network: networkCode(told.cause) ?? networkCode(error),
    timedOut: told.name === 'APIConnectionTimeoutError',
    // Looked at and never shown.
    noRoom: status === 400 && typeof told.message === 'string' && isTooLong(told.message),
    waitSeconds: told.headers instanceof Headers ? retryAfterSeconds(told.headers) : 0,
  };
}
