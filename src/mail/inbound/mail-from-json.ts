import { headerFields } from './header-fields.ts';
import { INBOUND_LIMITS, type InboundMail } from './inbound-mail.ts';
import { contentOf } from './mail-content.ts';
import { boundedText, unixLines } from './safe-text.ts';

/** A mail as one JSON object a line tells it: for looking at mail that is not at hand as it came. */
export interface MailLine {
  subject?: string | undefined;
  from?: string | undefined;
  headers?: Readonly<Record<string, string | readonly string[]>> | undefined;
  text?: string | undefined;
}

/** A mail of its parts. What is not said is empty; `subject` and `from` stand for headers that are not there. */
export function mailFromJson(line: MailLine): InboundMail {
  const headers = headersOf(line);
  const text = boundedText(unixLines(line.text ?? ''), INBOUND_LIMITS.text);
  return {
    ...headerFields(headers, headers),
    headers,
    text,
    html: null,
    content: contentOf(text, { parts: [], files: 0, html: null }),
    guessed: false,
    parts: [],
    attachments: [],
    sizeBytes: Buffer.byteLength(line.text ?? ''),
    truncated: (line.text?.length ?? 0) > INBOUND_LIMITS.text,
  };
}

function headersOf({ headers = {}, subject, from }: MailLine): Map<string, string[]> {
  const read = new Map<string, string[]>();
  for (const [name, value] of Object.entries(headers).slice(0, INBOUND_LIMITS.headers)) {
    const values = (typeof value === 'string' ? [value] : value).slice(0, INBOUND_LIMITS.headers);
    read.set(
      name.toLowerCase(),
      values.map((one) => boundedText(one, INBOUND_LIMITS.header)),
    );
  }
  if (subject !== undefined && !read.has('subject')) read.set('subject', [boundedText(subject, INBOUND_LIMITS.header)]);
  if (from !== undefined && !read.has('from')) read.set('from', [boundedText(from, INBOUND_LIMITS.header)]);
  return read;
}
