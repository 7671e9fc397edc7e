import { AppError } from '../errors.ts';
import type { Clock } from './clock.ts';

export const BODY_BYTES_MAX = 1024 * 1024;
/** Milliseconds within which a body must have arrived. */
export const BODY_WAIT_MS = 30_000;
// Deeper than any artefact by far, and shallow enough for whatever walks the value afterwards.
const DEPTH_MAX = 64;

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json *(?:; *charset *= *"?utf-8"? *)?$/i;

/**
 * Reads a JSON body. Throws `unsupported_media_type`, `payload_too_large` as soon as the limit is passed, `invalid_json`,
 * and `invalid_request` for a body that does not arrive in time or is nested too deep.
 */
export async function readJson(request: Request, clock: Clock): Promise<unknown> {
  refuseOtherTypes(request.headers);
  const value = parse(decode(await readBytes(request, clock)));
  refuseDeep(value);
  return value;
}

function refuseOtherTypes(headers: Headers): void {
  if (!JSON_TYPE.test(headers.get('content-type')?.trim() ?? '')) {
    throw new AppError('unsupported_media_type', 'Send the body as `Content-Type: application/json` in UTF-8.');
  }
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body uncompressed, without Content-Encoding.');
  }
}

async function readBytes(request: Request, clock: Clock): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES_MAX) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const arrived = new AbortController();
  const late = clock.sleep(BODY_WAIT_MS, arrived.signal).then(() => 'late' as const);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const read = await Promise.race([reader.read().catch(broken), late]);
      if (read === 'late') {
        throw new AppError('invalid_request', `The body did not arrive within ${BODY_WAIT_MS / 1000} seconds.`);
      }
      if (read.done) return Buffer.concat(chunks);
      bytes += read.value.byteLength;
      if (bytes > BODY_BYTES_MAX) throw tooLarge();
      chunks.push(read.value);
    }
  } finally {
    arrived.abort();
    // What has not been read is of no use to anybody; a body that ended is not changed by this.
    reader.cancel().catch(() => undefined);
  }
}

function broken(error: unknown): never {
  throw new AppError('invalid_request', 'The body broke off before its end.', { cause: error });
}

const tooLarge = (): AppError =>
  new AppError('payload_too_large', 'The body is larger than 1 MiB; send a run id in place of an artefact.');

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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

/** Without recursion: a body of a million brackets would end the stack of whatever walks it. */
function refuseDeep(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) throw new AppError('invalid_request', `The body is nested deeper than ${DEPTH_MAX} levels.`);
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
}
