import { AppError } from '../../src/errors.ts';
import { type BodyLimit, isType, type Pace, readBytes, readJson } from '../../src/system/json-body.ts';
import { hasNoBody } from '../no-body.ts';
import type { OutreachBody } from './route.ts';

const MIB = 1024 * 1024;
const USUAL: BodyLimit = { bytes: MIB, advice: 'send less at once' };
const LARGE: BodyLimit = { bytes: 16 * MIB, advice: 'send it in several parts' };

const MAIL: BodyLimit = { bytes: 30 * MIB, advice: 'leave out its largest files' };
const MAIL_IN_JSON: BodyLimit = { bytes: MIB, advice: 'send the mail itself, as `Content-Type: message/rfc822`' };

/** Reads a body of a type that the route takes: JSON as its value, another type as its bytes. Throws what `readJson` throws. */
export async function readBody(request: Request, pace: Pace, spec: OutreachBody): Promise<unknown> {
  const { clock } = pace;
  const limit = spec.isLarge ? LARGE : USUAL;
  const { other } = spec;
  if (spec.isOptional && (await hasNoBody(request, clock, limit))) return {};
  if (other && isType(request.headers, typePattern(other.type)))
    return readBytes(request, clock, spec.isMail ? MAIL : limit);
  if (other && !/json/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError(
      'unsupported_media_type',
      `Send the body as \`Content-Type: ${other.type}\`, or as \`application/json\`, in UTF-8.`,
    );
  }
  // An import is larger than what a workspace may send at once.
  const ownPace = spec.isLarge ? { ...pace, admit: undefined } : pace;
  const body = await readJson(request, ownPace, spec.isMail ? MAIL_IN_JSON : limit);
  refuseNul(body);
  return body;
}

/** A file that was read whole, for what reads it piece by piece. */
export async function* inOnePiece(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}

/** The type itself, with whatever parameters but another character set than the one that is read. */
const typePattern = (type: string): RegExp =>
  new RegExp(`^${type} *(?:; *(?!charset\\b)[\\w-]+ *= *"?[\\w-]+"? *)*(?:; *charset *= *"?utf-8"? *)?$`, 'i');

/** No database holds the character NUL in text, and no name or address has one. */
function refuseNul(value: unknown): void {
  let level: unknown[] = [value];
  while (level.length > 0) {
    if (level.some((one) => typeof one === 'string' && one.includes('\0'))) {
      throw new AppError('invalid_request', 'The body has the character NUL in a text; leave it out.');
    }
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
}
