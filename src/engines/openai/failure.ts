import { contextIn, type Fault, isTooLong, networkCode, plain, REQUEST_ID_FORM, TYPE_FORM } from '../vendor/fault.ts';
import { retryAfterSeconds } from '../vendor/watched-fetch.ts';

/** A call that failed. Its message is for nobody: what is told is made of the fault. */
export class ChatFailure extends Error {
  readonly fault: Fault;
  /** What the endpoint wrote, to be looked at and never shown. */
  readonly complaint: string;

  constructor(fault: Fault, complaint = '') {
    super('the call failed');
    this.name = 'ChatFailure';
    this.fault = fault;
    this.complaint = complaint;
  }

  /** Whether a filter of the vendor's, and not the model, refused what was sent. */
  get isDeclined(): boolean {
    return /"(?:content_filter|content_policy_violation|invalid_prompt)"/.test(this.complaint);
  }
}

const NOTHING_KNOWN: Fault = {
  status: undefined,
  type: undefined,
  requestId: undefined,
  network: undefined,
  timedOut: false,
  waitSeconds: 0,
};
/** Characters of a complaint that are looked at. */
const COMPLAINT_CHARS_MAX = 65_536;

/** The failure that an answer with an error status is. */
export async function failureOf(response: Response): Promise<ChatFailure> {
  const complaint = await complaintOf(response);
  const read = readError(parse(complaint), response.status);
  const requestId = plain(response.headers.get('x-request-id'), REQUEST_ID_FORM);
  const waitSeconds = retryAfterSeconds(response.headers);
  return new ChatFailure({ ...NOTHING_KNOWN, ...read, requestId, waitSeconds }, complaint);
}

/** The failure that an error in the place of an answer is, in a stream or in a body with status 200. */
export function failureWithin(error: unknown): ChatFailure {
  return new ChatFailure({ ...NOTHING_KNOWN, ...readError({ error }, 500) });
}

/** The failure of a connection. */
export function failureToConnect(error: unknown): ChatFailure {
  const network = networkCode(error);
  return new ChatFailure({ ...NOTHING_KNOWN, network, timedOut: network === 'UND_ERR_HEADERS_TIMEOUT' });
}

/** What is known of anything thrown in the middle of an answer. */
export const faultOf = (error: unknown): Fault =>
  (error instanceof ChatFailure ? error : failureToConnect(error)).fault;

// Words that say more than the status that they come with, or come without one.
const STATUS_OF_WORD: readonly (readonly [RegExp, number])[] = [
  [/^(?:insufficient_quota|billing\w*)$/, 402],
  [/^model_not_found$/, 404],
  [/^context_length_exceeded$/, 413],
  [/^rate_limit\w*$/, 429],
];

/** The status and type of an error in any of the forms that are about: an object, a text, a number for its code. */
function readError(body: unknown, answered: number): Pick<Fault, 'status' | 'type' | 'noRoom' | 'context'> {
  const error = Object(fieldsOf(body).error ?? body);
  const { type, code, message } = fieldsOf(error);
  const words = [code, type].map((word) => plain(word, TYPE_FORM)).filter((word) => word !== undefined);
  const named = STATUS_OF_WORD.find(([form]) => words.some((word) => form.test(word)))?.[1];
  const coded = typeof code === 'number' && code >= 400 && code < 600 ? code : undefined;
  const isNamed = words.includes('context_length_exceeded');
  const said = typeof message === 'string' ? message : '';
  const noRoom = isNamed || (answered === 400 && isTooLong(said));
  return { status: named ?? (noRoom ? 413 : (coded ?? answered)), type: words[0], noRoom, context: contextIn(said) };
}

const fieldsOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first part of the body; what breaks it off is not told, for the status has been. */
async function complaintOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > COMPLAINT_CHARS_MAX) break;
    }
  } catch {
    // What came so far is what there is.
  }
  return text;
}
