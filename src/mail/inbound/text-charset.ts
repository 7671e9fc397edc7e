import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

/** A text part as its head describes it. */
export interface TextPart {
  /** In lower case; undefined where none is named. */
  charset: string | undefined;
  /** Content-Transfer-Encoding, in lower case. */
  encoding: string;
  body: Buffer;
}

/** Bytes by which a character set is guessed. */
const SAMPLE_BYTES = 16_384;
const GUESSES_MAX = 8;
/** A short text fits several character sets alike: a guess this far behind the first one is still looked at. */
const NEAR = 15;
/** Western texts have fewer letters beyond ASCII than this; other scripts hardly have any in it. */
const FOREIGN_SHARE = 0.5;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes of ISO-2022 begin with one
const ISO_2022 = /\x1b(?:\$[@AB]|\$\)C|\([BJ])/;

export interface MendedText {
  text: string;
  /** Whether another character set might fit as well: what it says is likely, and no more. */
  isGuess: boolean;
}

/**
 * The text of a part whose character set is missing, unknown or evidently another one, by the set that fits it best.
 * Undefined where what the head says is right, and where nothing fits better.
 */
export function mendedText(part: TextPart): MendedText | undefined {
  const { charset, body } = part;
  if (charset === undefined || isUtf8Name(charset) || isAsciiName(charset)) return undeclared(decoded(part), charset);
  const bytes = decoded(part);
  const read = decode(bytes, charset);
  if (read !== undefined && !read.includes('\ufffd')) return undefined;
  // A text that was cut may end within a character, and some are broken in one place.
  if (read !== undefined && brokenShare(read) <= 0.5 && body.length > SAMPLE_BYTES) return undefined;
  return isUtf8(bytes) ? surely(bytes.toString('utf8')) : guessed(bytes);
}

function undeclared(bytes: Buffer, charset: string | undefined): MendedText | undefined {
  if (isUtf8(bytes)) {
    const escaped = bytes.includes(0x1b) && ISO_2022.test(bytes.toString('latin1', 0, SAMPLE_BYTES));
    const japanese = escaped ? decode(bytes, 'iso-2022-jp', true) : undefined;
    if (japanese !== undefined) return surely(japanese);
    return isAsciiName(charset) && isBeyondAscii(bytes) ? surely(bytes.toString('utf8')) : undefined;
  }
  // UTF-8 that is broken in places, or was cut, stays as it is.
  return brokenShare(bytes.toString('utf8')) <= 0.5 ? undefined : guessed(bytes);
}

/** Of the sets that its bytes allow, the one in which it looks most like writing; Windows-1252 where few are foreign. */
function guessed(bytes: Buffer): MendedText | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const foreign = shareBeyondAscii(sample);
  const guesses = analyse(sample).slice(0, GUESSES_MAX);
  const first = guesses[0]?.confidence ?? 0;
  let best: { text: string; score: number } | undefined;
  for (const { name, confidence } of guesses) {
    if (confidence < first - NEAR || isWestern(name) !== foreign < FOREIGN_SHARE) continue;
    const text = decode(bytes, name, true);
    if (text === undefined) continue;
    const score = writtenShare(text) * confidence;
    if (best === undefined || score > best.score) best = { text, score };
  }
  if (best !== undefined) return { text: best.text, isGuess: foreign >= FOREIGN_SHARE };
  const western = decode(bytes, 'windows-1252');
  return western === undefined ? undefined : { text: western, isGuess: foreign >= FOREIGN_SHARE };
}

const surely = (text: string): MendedText => ({ text, isGuess: false });

/** Of the characters beyond ASCII, those that running text is made of: read in a wrong set, small letters become capitals and signs. */
function writtenShare(text: string): number {
  const foreign = text.match(/[^\0-\x7f]/gu) ?? [];
  const written = foreign.filter((one) => /[\p{Ll}\p{Lo}ー、。！？「」]/u.test(one));
  return foreign.length === 0 ? 0 : written.length / foreign.length;
}

/** The text in a set; undefined for a set that is not known, and, where it must fit, for bytes that are none of it. */
function decode(bytes: Buffer, label: string, fatal = false): string | undefined {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes without their transfer encoding. */
function decoded({ encoding, body }: TextPart): Buffer {
  if (encoding.includes('base64')) return Buffer.from(body.toString('latin1'), 'base64');
  if (!encoding.includes('quoted-printable')) return body;
  const joined = body.toString('latin1').replace(/=[ \t]*\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function brokenShare(text: string): number {
  const beyondAscii = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return beyondAscii === 0 ? 0 : (text.match(/\ufffd/g)?.length ?? 0) / beyondAscii;
}

const isBeyondAscii = (bytes: Buffer): boolean => bytes.some((byte) => byte > 0x7f);

/** Of the bytes that could be letters, how many are none of ASCII. */
function shareBeyondAscii(bytes: Buffer): number {
  let foreign = 0;
  let letters = 0;
  for (const byte of bytes) {
    if (byte > 0x7f) foreign += 1;
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters += 1;
  }
  return foreign / Math.max(1, foreign + letters);
}

const isUtf8Name = (charset: string): boolean => /^utf-?8$/.test(charset);
const isAsciiName = (charset: string | undefined): boolean => /^(?:us-)?ascii$/.test(charset ?? '');
const isWestern = (name: string): boolean => /^(?:ISO-8859-(?:1|2|9|15)|windows-125(?:0|2|4|7))$/i.test(name);
