import { AppError } from '../../errors.ts';
import { retryAfterSeconds } from './watched-fetch.ts';

/** What the caller is told about a failed call, and what the log keeps of it: neither has the vendor's words. */
export interface Spoken {
  /** The variable that holds the credential in use. */
  credential: string;
}

/** The error of a failed call as a caller may see it. The caller of a local Planwright is its operator too. */
export function vendorError(error: unknown, { credential }: Spoken): AppError {
  const fault = readFault(error);
  const cause = new VendorFault(fault);
  if (fault.timedOut) {
    return new AppError('engine_timeout', 'The model did not answer in time; nothing was charged. Try again.', {
      cause,
    });
  }
  if (fault.status === 413) {
    const message =
      'The idea, the context and the artefacts are together too long for the model; nothing was charged. Send less of them.';
    return new AppError('unprocessable', message, { cause });
  }
  return new AppError('engine_unavailable', `${wordsFor(fault, credential)} Nothing was charged.`, { cause });
}

/** Whether it is an error of the SDK: of the vendor or the network, and not of our own code. */
export const isVendorError = (error: unknown): boolean => error instanceof Error && 'requestID' in error;

/** Whether the same call may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  const { status } = readFault(error);
  return status === undefined || status === 429 || status >= 500;
}

/** The vendor's error for the log: its status, its type, its request id, and a network's own code; no words. */
class VendorFault extends Error {
  constructor({ status, type, requestId, network }: Fault) {
    super([`status ${status ?? 'none'}`, type, requestId, network].filter(Boolean).join(', '));
    this.name = 'VendorFault';
  }
}

interface Fault {
  status: number | undefined;
  type: string | undefined;
  requestId: string | undefined;
  /** Such as ECONNREFUSED. */
  network: string | undefined;
  timedOut: boolean;
  waitSeconds: number;
}

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

function wordsFor({ status, waitSeconds }: Fault, credential: string): string {
  switch (status) {
    case undefined:
      return 'The model cannot be reached. Check the network and ANTHROPIC_BASE_URL where Planwright runs, then try again.';
    case 400:
      return "The model's service refused the request. Whoever runs Planwright should check that PLANWRIGHT_MODEL takes structured output and that the account has credit.";
    case 401:
      return `The model's service does not accept the key. Whoever runs Planwright must put a valid one into ${credential}.`;
    case 402:
      return `The account of ${credential} has no credit left at the model's service. Whoever runs Planwright must add some.`;
    case 403:
      return `The key in ${credential} may not use this model. Whoever runs Planwright must mend its rights, or choose another PLANWRIGHT_MODEL.`;
    case 404:
      return 'There is no such model. Whoever runs Planwright must mend PLANWRIGHT_MODEL, or ANTHROPIC_BASE_URL where a gateway is used.';
    case 429:
      return `The model's service takes no more requests from this account just now. Try again in ${inWords(waitSeconds)}.`;
    default:
      return status >= 500
        ? "The model's service is overloaded or out of order. Try again in a few minutes."
        : `The model's service refused the request with status ${status}. Whoever runs Planwright should check ANTHROPIC_BASE_URL and PLANWRIGHT_MODEL.`;
  }
}

function inWords(seconds: number): string {
  if (seconds === 0) return 'a minute';
  const [size, unit] = seconds > 2 * 3600 ? [3600, 'hour'] : seconds > 2 * 60 ? [60, 'minute'] : [1, 'second'];
  const count = Math.ceil(seconds / size);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

function readFault(error: unknown): Fault {
  // An error of the SDK, or whatever else was thrown: every field is looked at before it is used.
  const told = Object(error) as Record<string, unknown>;
  const type = plain(told.type, /^[a-z_]{1,60}$/);
  const status = typeof told.status === 'number' ? told.status : type && STATUS_OF_TYPE[type];
  return {
    status: status || undefined,
    type,
    requestId: plain(told.requestID, /^[\w-]{1,80}$/),
    network: networkCode(told.cause) ?? networkCode(error),
    timedOut: told.name === 'APIConnectionTimeoutError',
    waitSeconds: told.headers instanceof Headers ? retryAfterSeconds(told.headers) : 0,
  };
}

/** `fetch` hides the code of a socket one or two causes deep. */
function networkCode(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 2) return undefined;
  return plain((error as { code?: unknown }).code, /^[A-Z][A-Z0-9_]{2,60}$/) ?? networkCode(error.cause, depth + 1);
}

const plain = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;
