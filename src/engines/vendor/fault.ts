import { AppError } from '../../errors.ts';
import { countOf } from './heard.ts';

/** What is known of a failed call. None of it is in the vendor's words. */
export interface Fault {
  /** HTTP status, or what stands for it inside a stream; undefined when nobody answered. */
  status: number | undefined;
  type: string | undefined;
  requestId: string | undefined;
  /** Such as ECONNREFUSED. */
  network: string | undefined;
  timedOut: boolean;
  /** Seconds the vendor asks to wait; 0 when it does not say. */
  waitSeconds: number;
  /** Whether it says that the request does not fit into the model's context. */
  noRoom?: boolean;
  /** Tokens that the context has, where it says so. */
  context?: number | undefined;
}

/** What the operator is told to mend. */
export interface Spoken {
  /** The variable that holds the credential in use, and the one with the address. */
  credential: string;
  baseUrl: string;
  /** What the vendor's API is called. */
  api: string;
  /** What to check after a 400, and after a 404: the end of a sentence that begins with "The operator of Planwright". */
  refused: string;
  notFound: string;
}

/** The error of a failed call as a caller may see it. The caller of a local Planwright is its operator too. */
export function vendorError(fault: Fault, spoken: Spoken): AppError {
  const cause = new VendorFault(fault);
  if (fault.timedOut) {
    return new AppError('engine_timeout', 'The model did not answer in time; nothing was charged. Try again.', {
      cause,
    });
  }
  if (fault.noRoom) return new NoRoom({ cause, context: fault.context });
  if (fault.status === 413) return new AppError('unprocessable', TOO_LONG, { cause });
  const words = `${wordsFor(fault, spoken)} Nothing was charged.`;
  return isBusy(fault)
    ? new VendorBusy(words, { cause, waitSeconds: fault.waitSeconds })
    : new AppError('engine_unavailable', words, { cause });
}

const TOO_LONG =
  'The idea, the context and the artefacts are together too long for the model; nothing was charged. Send less of them.';

/** The request does not fit into the model's context; whose fault that is depends on its length. */
export class NoRoom extends AppError {
  /** Tokens that the context has, where the vendor said so. */
  readonly context: number | undefined;

  constructor({ cause, context }: { cause: unknown; context?: number | undefined }) {
    super('unprocessable', TOO_LONG, { cause });
    this.context = context;
  }
}

/** What a request that does not fit is called, by Anthropic, OpenAI, vLLM, Ollama, llama.cpp and OpenRouter. */
export const isTooLong = (complaint: string): boolean =>
  /context[_ ](?:length|window|size)|too many tokens|prompt is too long/i.test(complaint);

/** The number that follows the context's own name in it, as in "maximum context length is 4096 tokens". */
export const contextIn = (complaint: string): number | undefined =>
  countOf(Number(/context (?:length|window|size)(?: is| of|:)? \(?(\d{3,8}) tokens/i.exec(complaint)?.[1]));

/** The vendor takes no more requests just now; the same call may succeed later. */
export class VendorBusy extends AppError {
  /** Seconds the vendor asks to wait; 0 when it does not say. */
  readonly waitSeconds: number;

  constructor(message: string, { cause, waitSeconds }: { cause: unknown; waitSeconds: number }) {
    super('engine_unavailable', message, { cause });
    this.waitSeconds = waitSeconds;
  }
}

/** Whether the vendor asks for fewer calls, and is not out of order. */
export const isBusy = ({ status, waitSeconds }: Pick<Fault, 'status' | 'waitSeconds'>): boolean =>
  status === 429 || ((status === 503 || status === 529) && waitSeconds > 0);

/** Whether the same call may succeed a moment later. */
export const isPassing = ({ status }: Fault): boolean => status === undefined || status === 429 || status >= 500;

/** A failed call for the log: its status, its type, its request id, and a network's own code; no words. */
class VendorFault extends Error {
  readonly status: number | undefined;

  constructor({ status, type, requestId, network }: Fault) {
    super([`status ${status ?? 'none'}`, type, requestId, network].filter(Boolean).join(', '));
    this.name = 'VendorFault';
    this.status = status;
  }
}

/** The HTTP status with which the vendor refused a call; undefined where an error is none of a vendor's. */
export const statusOf = (error: AppError): number | undefined =>
  error.cause instanceof VendorFault ? error.cause.status : undefined;

function wordsFor({ status, waitSeconds }: Fault, { credential, baseUrl, refused, notFound }: Spoken): string {
  switch (status) {
    case undefined:
      return `The model cannot be reached. Check the network and ${baseUrl} where Planwright runs, then try again.`;
    case 400:
      return `The model's service refused the request. The operator of Planwright should check ${refused}.`;
    case 401:
      return `The model's service does not accept the key. The operator of Planwright must put a valid one into ${credential}.`;
    case 402:
      return `The account of ${credential} has no credit left at the model's service. The operator of Planwright must add some.`;
    case 403:
      return `The key in ${credential} may not use this model. The operator of Planwright must mend its rights, or choose another PLANWRIGHT_MODEL.`;
    case 404:
      return `There is no such model. The operator of Planwright must mend PLANWRIGHT_MODEL, or ${notFound}.`;
    case 429:
      return `The model's service takes no more requests from this account just now. Try again in ${inWords(waitSeconds)}.`;
    default:
      return status >= 500
        ? "The model's service is overloaded or out of order. Try again in a few minutes."
        : `The model's service refused the request with status ${status}. The operator of Planwright should check ${baseUrl} and PLANWRIGHT_MODEL.`;
  }
}

function inWords(seconds: number): string {
  if (seconds === 0) return 'a minute';
  const [size, unit] = seconds > 2 * 3600 ? [3600, 'hour'] : seconds > 2 * 60 ? [60, 'minute'] : [1, 'second'];
  const count = Math.ceil(seconds / size);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** A network's own code, such as ECONNRESET: `fetch` hides that of a socket one or two causes deep. */
export function networkCode(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 2) return undefined;
  // Any property of an error may be anything: `plain` looks.
  return plain((error as { code?: unknown }).code, /^[A-Z][A-Z0-9_]{2,60}$/) ?? networkCode(error.cause, depth + 1);
}

/** The value when it has this form, so that no words of the vendor's pass for an id or a code. */
export const plain = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

/** The forms of the vendors' error types and request ids. */
export const TYPE_FORM = /^[a-z_]{1,60}$/;
export const REQUEST_ID_FORM = /^[\w-]{1,80}$/;
