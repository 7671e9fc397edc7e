import PostalMime, { type Attachment, decodeWords, type Email } from 'postal-mime';
import { type CutMail, cutMail } from './cut-mail.ts';
import { headerFields } from './header-fields.ts';
import { htmlToText } from './html-text.ts';
import { INBOUND_LIMITS, type InboundMail, type MailAttachment, type MailPart } from './inbound-mail.ts';
import { contentOf } from './mail-content.ts';
import { boundedText, unixLines } from './safe-text.ts';

// Above the limits that cut the mail, so that the parser never refuses one.
const PARSER = { forceRfc822Attachments: true, maxNestingDepth: 256, maxHeadersSize: 8 * 1024 * 1024 };

/**
 * Reads a mail as it came (RFC 5322 and what passes for it). Whatever the bytes are, it answers and keeps little: what
 * cannot be read is empty or null, what is too much is cut and `truncated` says so. Files are counted, never opened.
 */
export async function readMail(raw: Uint8Array): Promise<InboundMail> {
  const cut = cutMail(raw);
  const email = await parse(cut.bytes);
  const rawHeaders = headerMap(email, (value) => value);
  const headers = headerMap(email, decodeWords);
  const html = email.html === undefined ? null : boundedText(unixLines(email.html), INBOUND_LIMITS.html);
  const text = textOf(email, html);
  const kept = keptParts(email);
  return {
    ...headerFields(rawHeaders, headers),
    headers,
    text,
    html,
    content: contentOf(text, { parts: cut.parts, files: email.attachments.length, html }),
    guessed: cut.guessed,
    parts: kept.parts,
    attachments: attachmentsOf(email, cut),
    sizeBytes: raw.byteLength,
    truncated: cut.cut || kept.cut || (email.text?.length ?? 0) > INBOUND_LIMITS.text,
  };
}

/** What the parser cannot take, which the cut should not leave, is at least read as its header and plain text. */
async function parse(bytes: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, PARSER);
  } catch {
    return { headers: [], headerLines: [], attachments: [], text: bytes.toString('utf8') };
  }
}

/** The cut has bounded how many there are. */
function headerMap(email: Email, decode: (value: string) => string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const { key, value } of email.headers) {
    const values = headers.get(key) ?? [];
    values.push(boundedText(decode(value.slice(0, INBOUND_LIMITS.header)), INBOUND_LIMITS.header));
    headers.set(key.slice(0, 100), values);
  }
  return headers;
}

function textOf(email: Email, html: string | null): string {
  const text = boundedText(unixLines(email.text ?? ''), INBOUND_LIMITS.text);
  if (html === null || !isPlaceholder(text)) return text;
  return boundedText(unixLines(htmlToText(html)), INBOUND_LIMITS.text) || text;
}

/** A plain text that is none, or tells that the mail is to be read in HTML. */
function isPlaceholder(text: string): boolean {
  const plain = text.trim();
  return plain === '' || (plain.length <= 200 && /\bhtml\b/i.test(plain) && !plain.includes('?'));
}

function keptParts(email: Email): { parts: MailPart[]; cut: boolean } {
  const readable = email.attachments.filter((one) => isReadable(one.mimeType));
  const parts = readable.slice(0, INBOUND_LIMITS.parts).map((one) => ({
    type: one.mimeType,
    text: boundedText(unixLines(textContent(one)), INBOUND_LIMITS.part),
  }));
  const cut = parts.length < readable.length || parts.some((part) => part.text.length >= INBOUND_LIMITS.part);
  return { parts, cut };
}

function attachmentsOf(email: Email, cut: CutMail): MailAttachment[] {
  // The cut took the content away but counted it, in the same order; where the two disagree, what is left is counted.
  const counted = cut.sizes.length === email.attachments.length;
  return email.attachments.slice(0, INBOUND_LIMITS.attachments).map((one, index) => ({
    filename: one.filename === null ? null : boundedText(one.filename, 255),
    type: boundedText(one.mimeType, 100),
    sizeBytes: (counted ? cut.sizes[index] : undefined) ?? sizeOf(one),
  }));
}

const isReadable = (type: string): boolean =>
  type.startsWith('message/') || type === 'text/rfc822-headers' || type === 'text/plain';
const sizeOf = ({ content }: Attachment): number => (typeof content === 'string' ? content.length : content.byteLength);

/** In UTF-8 where it is, else byte for byte: reports in other character sets keep at least their codes and addresses. */
function textContent({ content }: Attachment): string {
  if (typeof content === 'string') return content;
  const bytes = Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content));
  const text = bytes.subarray(0, INBOUND_LIMITS.part * 2).toString('utf8');
  return text.includes('\ufffd') ? bytes.subarray(0, INBOUND_LIMITS.part * 2).toString('latin1') : text;
}
