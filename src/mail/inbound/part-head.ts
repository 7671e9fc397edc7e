/** The header of a mail or of one of its parts, cut to what is kept. */
export interface PartHead {
  /** Each with its folds, without its last line end. */
  fields: Buffer[];
  /** Media type in lower case; undefined without one that can be read. */
  type: string | undefined;
  boundary: string | undefined;
  /** In lower case; undefined where none is named. */
  charset: string | undefined;
  encoding: string;
  /** Content-Type in full, its folds taken out. */
  contentType: string;
  /** The first word of Content-Disposition, in lower case; empty without one. */
  disposition: string;
  /** Whether the sender calls it an attachment. */
  attached: boolean;
  /** Where the body begins. */
  end: number;
  cut: boolean;
}

/** Of one header; a mail's own has thousands of fields only when somebody tries something. */
export interface HeadLimits {
  fields: number;
  fieldBytes: number;
  bytes: number;
  /** Lines that are looked at; after that the rest of the header is skipped. */
  lines: number;
}

// What is read from a mail is kept even where it comes behind very many others.
const ALWAYS_KEPT =
  /^(?:content-(?:type|transfer-encoding|disposition)|from|to|cc|subject|date|message-id|in-reply-to|references|return-path|auto-submitted|precedence|delivered-to|x-failed-recipients)$/;
const LF = 0x0a;
const CRLF = Buffer.from('\r\n');
const NAME_MAX = 100;

/** Reads a header from `start` on. Works through each byte once, whatever the header is. */
export function readHead(raw: Buffer, start: number, limits: HeadLimits): PartHead {
  const fields = new Fields(limits);
  let at = start;
  for (let line = 0; at < raw.length; line++) {
    if (line >= limits.lines) return fields.head(skipHead(raw, at), true);
    const lf = raw.indexOf(LF, at);
    const next = lf < 0 ? raw.length : lf + 1;
    const end = withoutLineEnd(raw, at, next);
    if (end === at) return fields.head(next, false);
    // A boundary line without the empty line before it: the part has no body of its own, or a broken header.
    if (line > 0 && raw[at] === 0x2d && raw[at + 1] === 0x2d) return fields.head(at, false);
    if (!isFieldLine(raw, at, end) && (line > 0 || !fieldFollows(raw, next))) return fields.head(at, false);
    fields.add(raw, at, end);
    at = next;
  }
  return fields.head(raw.length, false);
}

/** A field or what goes on with one; anything else is the body of a mail whose empty line is missing. */
function isFieldLine(raw: Buffer, start: number, end: number): boolean {
  if (raw[start] === 0x20 || raw[start] === 0x09) return true;
  const name = raw.toString('latin1', start, Math.min(end, start + NAME_MAX));
  return /^[!-9;-~\x80-\xff]+[ \t]*:/.test(name) || /^>?From /.test(name);
}

/** Whether the line at `at` is a field, so that the one before it was junk and no body. */
function fieldFollows(raw: Buffer, at: number): boolean {
  const lf = raw.indexOf(LF, at);
  const next = lf < 0 ? raw.length : lf + 1;
  return isFieldLine(raw, at, withoutLineEnd(raw, at, next));
}

/** Collects fields within the limits. */
class Fields {
  readonly #limits: HeadLimits;
  readonly #fields: Buffer[] = [];
  readonly #names = new Set<string>();
  #lines: Buffer[] = [];
  #lineBytes = 0;
  #bytes = 0;
  #cut = false;

  constructor(limits: HeadLimits) {
    this.#limits = limits;
  }

  add(raw: Buffer, start: number, end: number): void {
    const folded = raw[start] === 0x20 || raw[start] === 0x09;
    if (!folded) this.#close();
    const room = this.#limits.fieldBytes - this.#lineBytes;
    if (end - start > room) this.#cut = true;
    if (room <= 0) return;
    const line = raw.subarray(start, Math.min(end, start + room));
    this.#lines.push(line);
    this.#lineBytes += line.length + 1;
  }

  head(end: number, cut: boolean): PartHead {
    this.#close();
    return { fields: this.#fields, ...contentOf(this.#fields), end, cut: cut || this.#cut };
  }

  #close(): void {
    if (this.#lines.length === 0) return;
    const field = joinLines(this.#lines);
    this.#lines = [];
    this.#lineBytes = 0;
    const name = nameOf(field);
    const full = this.#fields.length >= this.#limits.fields || this.#bytes + field.length > this.#limits.bytes;
    if (full && (this.#names.has(name) || !ALWAYS_KEPT.test(name))) {
      this.#cut = true;
      return;
    }
    this.#names.add(name);
    this.#bytes += field.length;
    this.#fields.push(field);
  }
}

/** The name of a field in lower case; empty when it has none. */
export function nameOf(field: Buffer): string {
  const colon = field.subarray(0, NAME_MAX).indexOf(0x3a);
  return colon < 0 ? '' : field.toString('latin1', 0, colon).trim().toLowerCase();
}

type Content = 'type' | 'contentType' | 'boundary' | 'charset' | 'encoding' | 'disposition' | 'attached';

function contentOf(fields: Buffer[]): Pick<PartHead, Content> {
  const values = new Map<string, string>();
  for (const field of fields) {
    const name = nameOf(field);
    if (name.startsWith('content-') && !values.has(name)) values.set(name, fieldBody(field));
  }
  const type = values.get('content-type') ?? 'text/plain';
  const disposition = /^\s*([\w-]{1,40})/.exec(values.get('content-disposition') ?? '')?.[1]?.toLowerCase() ?? '';
  const boundary = /;\s*boundary\s*=\s*(?:"([^"]{1,250})"|([^\s;"]{1,250}))/i.exec(type);
  return {
    type: /^\s*([\w.+-]+\/[\w.+-]+)/.exec(type)?.[1]?.toLowerCase(),
    boundary: boundary?.[1] ?? boundary?.[2],
    charset: /;\s*charset\s*=\s*"?([\w.:-]{1,50})/i.exec(type)?.[1]?.toLowerCase(),
    encoding: (values.get('content-transfer-encoding') ?? '').trim().toLowerCase(),
    contentType: type,
    disposition,
    attached: disposition === 'attachment',
  };
}

const fieldBody = (field: Buffer): string =>
  field
    .toString('latin1', field.indexOf(0x3a) + 1)
    .replace(/[\r\n]+/g, ' ')
    .trim();

function joinLines(lines: Buffer[]): Buffer {
  const only = lines[0];
  if (lines.length === 1 && only) return only;
  return Buffer.concat(lines.flatMap((line, index) => (index === 0 ? [line] : [CRLF, line])));
}

function withoutLineEnd(raw: Buffer, start: number, next: number): number {
  let end = next;
  if (end > start && raw[end - 1] === LF) end -= 1;
  while (end > start && raw[end - 1] === 0x0d) end -= 1;
  return end;
}

function skipHead(raw: Buffer, at: number): number {
  const ends = [raw.indexOf('\n\r\n', at), raw.indexOf('\n\n', at)].filter((end) => end >= 0);
  return ends.length === 0 ? raw.length : Math.min(...ends) + 1;
}
