import { AppError } from '../errors.ts';
import type { Clock } from './clock.ts';
import type { Turns } from './turns.ts';

const MIB = 1024 * 1024;
export const BODY_BYTES_MAX = MIB;
/** Milliseconds within which a body must have arrived. */
export const BODY_WAIT_MS = 30_000;
// Deeper than any artefact by far, and shallow enough for whatever walks the value afterwards.
export const DEPTH_MAX = 64;
/** Fields for each MiB that a body may have: each takes time to read, and no artefact has a quarter as many. */
const FIELDS_MAX = 20_000;

/** Bytes of a body that takes a turn of the event loop of its own to be read. */
const LARGE_BYTES = 64 * 1024;
/** Bytes that a body of unknown length is admitted for at a time. */
const PART_BYTES = 2 * LARGE_BYTES;
/** Each chunk of a body costs time, however small it is: beyond so many, they hold at least so much on average. */
const SMALL_CHUNKS_MAX = 1_000;
const CHUNK_BYTES_MIN = 32;

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json *(?:; *charset *= *"?utf-8"? *)?$/i;

/** How large a body may be, and what to do about one that is larger. */
export interface BodyLimit {
  bytes: number;
  advice: string;
}

/** Of a body with artefacts. */
export const ARTIFACT_LIMIT: BodyLimit = { bytes: BODY_BYTES_MAX, advice: 'send a run id in place of an artefact' };

/** How time passes for whoever waits for a body. */
export interface Pace {
  clock: Clock;
  turns: Turns;
  admit?: Admit | undefined;
}

/** Resolves when so many bytes may be read. Bodies up to 64 KiB need not ask. */
type Admit = (bytes: number) => Promise<void>;

/**
 * Reads a JSON body when it is admitted, and of large ones only one in a turn of the event loop. Throws `unsupported_media_type`,
 * `payload_too_large` as soon as the limit is passed, `invalid_json`, what `admit` throws, and `invalid_request` for a body that does not arrive in time or is nested too deep.
 */
export async function readJson(
  request: Request,
  { clock, turns, admit }: Pace,
  limit: BodyLimit = ARTIFACT_LIMIT,
): Promise<unknown> {
  if (!isType(request.headers, JSON_TYPE)) {
    throw new AppError('unsupported_media_type', 'Send the body as `Content-Type: application/json` in UTF-8.');
  }
  const bytes = await readBytes(request, clock, limit, admit);
  if (bytes.byteLength > LARGE_BYTES) await turns.next();
  refuseCostly(bytes, limit);
  return parse(decode(bytes));
}

/** Whether the request says that its body is of this type. */
export const isType = (headers: Headers, type: RegExp): boolean => type.test(headers.get('content-type')?.trim() ?? '');

function refuseEncoded(headers: Headers): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body uncompressed, without Content-Encoding.');
  }
}

/** Reads a body of any type as it is. Throws what `readJson` throws, but nothing about what it says. */
export async function readBytes(request: Request, clock: Clock, limit: BodyLimit, admit?: Admit): Promise<Uint8Array> {
  refuseEncoded(request.headers);
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit.bytes) throw tooLarge(limit);
  if (declared !== null) await admit?.(Number(declared));
  // A declared length is kept to by HTTP itself: then the body needs no stream of its own to be counted.
  const body: Promise<ArrayBuffer | Uint8Array> =
    declared === null ? readStream(request, limit, admit) : request.arrayBuffer().catch(broken);
  const until = clock.elapsed() + BODY_WAIT_MS;
  // Nearly every body has arrived with its request: only one that has not is worth a timer.
  const bytes = (await Promise.race([body, nextTurn()])) ?? (await inTime(body, clock, until));
  return bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
}

const nextTurn = (): Promise<undefined> => new Promise((resolve) => setImmediate(resolve, undefined));

async function inTime<T>(body: Promise<T>, clock: Clock, until: number): Promise<T> {
  const arrived = new AbortController();
  const late = clock.sleep(until - clock.elapsed(), arrived.signal);
  try {
    const first = await Promise.race([body, late]);
    if (first !== undefined) return first;
    throw new AppError('invalid_request', `The body did not arrive within ${BODY_WAIT_MS / 1000} seconds.`);
  } finally {
    arrived.abort();
  }
}

/** A body whose length is not known is admitted part by part, beyond what is small. */
async function readStream(request: Request, limit: BodyLimit, admit: Admit | undefined): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let admitted = LARGE_BYTES;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(broken);
      if (done) return Buffer.concat(chunks);
      bytes += value.byteLength;
      if (bytes > limit.bytes) throw tooLarge(limit);
      chunks.push(value);
      if (chunks.length > SMALL_CHUNKS_MAX && bytes < chunks.length * CHUNK_BYTES_MIN) throw tooFine();
      for (; bytes > admitted; admitted += PART_BYTES) await admit?.(PART_BYTES);
    }
  } finally {
    // What has not been read is of no use to anybody; a body that ended is not changed by this.
    reader.cancel().catch(() => undefined);
  }
}

function broken(error: unknown): never {
  throw new AppError('invalid_request', 'The body broke off before its end.', { cause: error });
}

const tooLarge = ({ bytes, advice }: BodyLimit): AppError =>
  new AppError('payload_too_large', `The body is larger than ${bytes / MIB} MiB; ${advice}.`);

const tooFine = (): AppError =>
  new AppError('invalid_request', `The body comes in too many chunks of less than ${CHUNK_BYTES_MIN} bytes.`);

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch (error) {
    throw new AppError('invalid_json', 'The body is not valid UTF-8.', { cause: error });
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new AppError('invalid_json', 'The body is empty; send a JSON object.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid_json', 'The body is not valid JSON.', { cause: error });
  }
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
/** Whether the byte opens or closes a level: `{` and `[`, `}` and `]`. */
const opens = (byte: number): boolean => (byte | 0x20) === 0x7b;
const closes = (byte: number): boolean => (byte | 0x20) === 0x7d;

/** Looks at the bytes alone: what is nested too deep, or has too many fields, takes long to parse and to walk. */
function refuseCostly(bytes: Uint8Array, limit: BodyLimit): void {
  const fieldsMax = (FIELDS_MAX * limit.bytes) / MIB;
  let [depth, fields, isText] = [0, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COLON) fields++;
    else if (opens(byte)) depth++;
    else if (closes(byte)) depth--;
    if (depth > DEPTH_MAX) throw new AppError('invalid_request', `The body is nested deeper than ${DEPTH_MAX} levels.`);
    if (fields > fieldsMax) throw new AppError('invalid_request', `The body has more than ${fieldsMax} fields.`);
  }
}

/** True for more levels than any artefact has. Without recursion: a million brackets would end the stack. */
export function isDeep(value: unknown): boolean {
  let level = isNest(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= DEPTH_MAX) return true;
    const next: object[] = [];
    for (const one of level) for (const inner of Object.values(one)) if (isNest(inner)) next.push(inner);
    level = next;
  }
  return false;
}

const isNest = (value: unknown): value is object => typeof value === 'object' && value !== null;
