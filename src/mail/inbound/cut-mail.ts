import { nameOf, type PartHead, readHead } from './part-head.ts';
import { mendedText } from './text-charset.ts';

/** A mail made small enough for a parser that keeps everything. */
export interface CutMail {
  bytes: Buffer;
  /** Size of each part that is neither inline text nor a multipart, in the order of the mail. */
  sizes: number[];
  /** What each part is, multiparts too, in the order of the mail. */
  parts: PartMark[];
  /** Whether a text's character set had to be guessed. */
  guessed: boolean;
  cut: boolean;
}

/** Media type and disposition of a part, in lower case; empty where none is named. */
export interface PartMark {
  type: string;
  disposition: string;
}

// Far beyond what people and servers write, and read in a fraction of a second.
const HEAD = { fields: 500, fieldBytes: 16_384, bytes: 262_144, lines: 200_000 };
const PART_HEAD = { fields: 60, fieldBytes: 8_192, bytes: 32_768, lines: 5_000 };
const PARTS_MAX = 300;
/** Multiparts within a mail, nested or not. */
const BOUNDARIES_MAX = 100;
/** Lines that begin like a boundary. */
const CANDIDATES_MAX = 100_000;
const BODY_BYTES_MAX = 786_432;
const BODIES_BYTES_MAX = 1_572_864;
const BODY_LINES_MAX = 20_000;
/** A mail whose lines end in CR alone is made readable this far. */
const CR_BYTES_MAX = 1_048_576;
const CRLF = Buffer.from('\r\n');

/**
 * Cuts a mail before it is parsed: headers to some hundred fields, texts to some hundred kilobytes, everything that is
 * not text to nothing, parts and their nesting to numbers no honest mail has. The structure stays as it was. Reads each
 * byte of 25 MB about once, and copies only what it keeps.
 */
export function cutMail(raw: Uint8Array): CutMail {
  const mail = withLineFeeds(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  return new Cutter(mail).cut();
}

class Cutter {
  readonly #raw: Buffer;
  readonly #kept: Buffer[] = [];
  readonly #sizes: number[] = [];
  readonly #parts: PartMark[] = [];
  readonly #boundaries = new Set<string>();
  #keptBytes = 0;
  #lines = 0;
  #candidates = 0;
  #guessed = false;
  #cut = false;

  constructor(raw: Buffer) {
    this.#raw = raw;
  }

  cut(): CutMail {
    let start = 0;
    while (start < this.#raw.length && isBlank(this.#raw[start])) start += 1;
    this.#part(readHead(this.#raw, start, HEAD));
    const bytes = Buffer.concat(this.#kept);
    return { bytes, sizes: this.#sizes, parts: this.#parts, guessed: this.#guessed, cut: this.#cut };
  }

  /** The mail itself and, one after the other, all parts in it. */
  #part(first: PartHead): void {
    let head: PartHead | undefined = first;
    let at = first.end;
    for (let parts = 0; parts <= PARTS_MAX; parts++) {
      if (head?.boundary !== undefined && isMultipart(head)) this.#enter(head);
      const next = this.#nextBoundary(at);
      if (head) this.#keepPart(head, at, next?.start ?? this.#raw.length, next !== undefined);
      if (!next) return;
      this.#kept.push(this.#raw.subarray(next.start, next.lineEnd), CRLF);
      head = next.last ? undefined : readHead(this.#raw, next.end, PART_HEAD);
      at = head?.end ?? next.end;
    }
    this.#cut = true;
  }

  #enter(head: PartHead): void {
    if (this.#boundaries.size < BOUNDARIES_MAX) this.#boundaries.add(head.boundary ?? '');
    else this.#cut = true;
  }

  #keepPart(head: PartHead, start: number, end: number, parts: boolean): void {
    if (head.cut) this.#cut = true;
    const inside = isMultipart(head) && head.boundary !== undefined && this.#boundaries.has(head.boundary) && parts;
    // A multipart whose parts are not there is read as the text it is, and so is what has no type that can be read.
    const asText = !inside && (head.type === undefined || isMultipart(head));
    this.#parts.push({ type: head.type ?? '', disposition: head.disposition });
    const inlineText = !inside && (asText || (isInlineText(head.type) && !head.attached));
    const body = inlineText || (!inside && isReadable(head.type)) ? this.#bodyOf(start, end) : undefined;
    const mended = inlineText && body ? mendedText({ ...head, body }) : undefined;
    for (const field of head.fields) {
      const name = nameOf(field);
      if (asText && name === 'content-type') continue;
      if (mended !== undefined && (name === 'content-type' || name === 'content-transfer-encoding')) continue;
      this.#kept.push(field, CRLF);
    }
    if (mended !== undefined) this.#kept.push(utf8Head(asText ? 'text/plain' : head.contentType), CRLF);
    this.#kept.push(CRLF);
    if (inside) return;
    if (!inlineText) this.#sizes.push(decodedSize(head, end - start));
    if (mended?.isGuess) this.#guessed = true;
    if (body) this.#keepBody(mended === undefined ? body : Buffer.from(mended.text));
  }

  /** As much of a body as there is room for. */
  #bodyOf(start: number, end: number): Buffer {
    const room = Math.min(BODY_BYTES_MAX, BODIES_BYTES_MAX - this.#keptBytes);
    let stop = Math.min(end, start + Math.max(room, 0));
    for (let at = start; at < stop; this.#lines++) {
      if (this.#lines >= BODY_LINES_MAX) {
        stop = at;
        break;
      }
      const lf = this.#raw.indexOf(0x0a, at);
      at = lf < 0 ? stop : lf + 1;
    }
    if (stop < end) this.#cut = true;
    this.#keptBytes += stop - start;
    return this.#raw.subarray(start, stop);
  }

  #keepBody(body: Buffer): void {
    this.#kept.push(body);
    if (body.at(-1) !== 0x0a) this.#kept.push(CRLF);
  }

  #nextBoundary(from: number): { start: number; lineEnd: number; end: number; last: boolean } | undefined {
    if (this.#boundaries.size === 0) return undefined;
    for (let start = this.#lineOfDashes(from); start !== undefined; start = this.#lineOfDashes(start + 2)) {
      this.#candidates += 1;
      if (this.#candidates > CANDIDATES_MAX) {
        this.#cut = true;
        return undefined;
      }
      const line = this.#raw.toString('utf8', start + 2, Math.min(start + 300, this.#lineEnd(start, start + 300)));
      const text = line.trimEnd();
      const last = !this.#boundaries.has(text) && text.endsWith('--') && this.#boundaries.has(text.slice(0, -2));
      if (!last && !this.#boundaries.has(text)) continue;
      const lineEnd = this.#lineEnd(start, this.#raw.length);
      return { start, lineEnd, end: Math.min(lineEnd + 1, this.#raw.length), last };
    }
    return undefined;
  }

  /** Where the next line that begins with two dashes begins. */
  #lineOfDashes(from: number): number | undefined {
    const atOnce = from === 0 || this.#raw[from - 1] === 0x0a;
    if (atOnce && this.#raw[from] === 0x2d && this.#raw[from + 1] === 0x2d) return from;
    const found = this.#raw.indexOf('\n--', Math.max(from - 1, 0));
    return found < 0 ? undefined : found + 1;
  }

  #lineEnd(start: number, max: number): number {
    const near = this.#raw.subarray(start, Math.min(max, start + 2_000)).indexOf(0x0a);
    if (near >= 0) return start + near;
    const lf = max - start > 2_000 ? this.#raw.indexOf(0x0a, start) : -1;
    return lf < 0 ? Math.min(max, this.#raw.length) : lf;
  }
}

/** The head of a text that was read in another character set than it names, and is UTF-8 now. */
const utf8Head = (contentType: string): Buffer => {
  const rest = contentType.replace(/;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]*)/gi, '').replace(/[;\s]+$/, '');
  return Buffer.from(`Content-Type: ${rest}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit`, 'latin1');
};
const isMultipart = (head: PartHead): boolean => head.type?.startsWith('multipart/') === true;
const isInlineText = (type: string | undefined): boolean => type === 'text/plain' || type === 'text/html';
const isReadable = (type: string | undefined): boolean =>
  type?.startsWith('message/') === true || type === 'text/rfc822-headers' || type === 'text/plain';
const isBlank = (byte: number | undefined): boolean =>
  byte === 0x0a || byte === 0x0d || byte === 0xef || byte === 0xbb || byte === 0xbf;

/** What a part is without its transfer encoding, to a percent or two. */
function decodedSize(head: PartHead, bytes: number): number {
  return head.encoding.includes('base64') ? Math.floor((bytes * 0.75 * 76) / 78) : bytes;
}

function withLineFeeds(raw: Buffer): Buffer {
  if (raw.includes(0x0a) || !raw.includes(0x0d)) return raw;
  return Buffer.from(raw.subarray(0, CR_BYTES_MAX).map((byte) => (byte === 0x0d ? 0x0a : byte)));
}
