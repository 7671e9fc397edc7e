import { messageIds } from '../../../mail/inbound/header-fields.ts';
import type { InboundMail } from '../../../mail/inbound/inbound-mail.ts';
import { firstHeader } from '../../../mail/inbound/inbound-mail.ts';
import { tidyText, withoutQuoteMarks } from '../../../mail/refusal/clean-text.ts';
import type { BouncedOriginal } from './bounce.ts';
import { fieldsNamed } from './fields-named.ts';
import type { Notice } from './notice.ts';

const ID_FIELD = /^[ \t>|*]*(?:x-)?(?:original-|real-|internet-)?message[-_ ]?id(?:entifier)?\s*[:=]\s*(.{0,600})$/gim;
/** As in a notification of Amazon SES. */
const ID_JSON = /"name":"message-id","value":"(.{0,600}?)"/gi;
const TEXT_MAX = 60_000;
const IDS_MAX = 20;
const FIELD_CHARS_MAX = 2_000;

/**
 * What a report tells of the mail it is about: from the enclosed mail or its header, from the fields that name it, and
 * from the ids the report answers. Null when it tells nothing.
 */
export function originalOf(mail: InboundMail, notice: Notice): BouncedOriginal | null {
  const status = mail.parts.filter(({ type }) => type.endsWith('delivery-status')).map(({ text }) => text);
  const header = headerOf(notice.original);
  const everything = [header, notice.original, ...status, mail.text].map((text) => tidyText(text, TEXT_MAX)).join('\n');
  const enclosed = messageIds(field(header, 'message-id') ?? '');
  const named = [...everything.matchAll(ID_FIELD)].slice(0, IDS_MAX).flatMap((match) => messageIds(match[1] ?? ''));
  const told = [...everything.matchAll(ID_JSON)].slice(0, IDS_MAX).flatMap((match) => messageIds(match[1] ?? ''));
  const answered = [...mail.inReplyTo, ...[...mail.references].reverse()];
  const own = mail.messageId;
  const ids = [...new Set([...enclosed, ...named, ...told, ...answered])].filter(
    (id) => id !== own || enclosed.includes(id),
  );
  const original = {
    messageId: ids[0] ?? null,
    messageIds: ids.slice(0, IDS_MAX),
    from: addressOf(field(header, 'from')),
    to: addressOf(field(header, 'to')) ?? addressOf(firstHeader(mail, 'x-failed-recipients')),
    returnPath: addressOf(field(header, 'return-path')),
    subject: field(header, 'subject') ?? null,
  };
  const empty =
    original.messageId === null && original.from === null && original.to === null && original.returnPath === null;
  return empty ? null : original;
}

/** The lines of a header within an enclosed mail, its folds undone, without the words that may stand before it. */
function headerOf(text: string): string {
  const lines = tidyText(text, TEXT_MAX).split('\n').map(withoutQuoteMarks);
  const start = lines.findIndex(
    (line) => /^[A-Za-z][\w-]{1,60}:\s/.test(line) && !/^content-type:\s*message\//i.test(line),
  );
  if (start < 0) return '';
  const end = lines.findIndex(
    (line, index) => index > start && line.trim() === '' && /^\S/.test(lines[index - 1] ?? ''),
  );
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
}

const field = (header: string, name: string): string | undefined =>
  fieldsNamed(header, name)[0]?.slice(0, FIELD_CHARS_MAX);

function addressOf(value: string | undefined): string | null {
  return /[^\s<>,;:"'()]{1,100}@[^\s<>,;:"'()]{1,255}/.exec(value ?? '')?.[0] ?? null;
}
