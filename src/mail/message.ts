import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import { checkedAddress } from './address.ts';
import type { DkimKey } from './dkim.ts';
import { headerText, messageIdText } from './header-text.ts';

/** A mail to one person, as the outreach engine wants it to leave. */
export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** Null: the mail is plain text. */
  html: string | null;
  /** Fixed before the first attempt. */
  messageId: string;
  inReplyTo: string | null;
  /** The whole thread, oldest first. */
  references: readonly string[];
  /** Epoch milliseconds. */
  date: number;
  /** Where bounces go: VERP, a plus address, or the sender itself. */
  envelopeFrom: string;
  /** Null only for mail that nobody has to be able to stop, such as a test mail to oneself. */
  listUnsubscribe: { url: string; mailto?: string } | null;
  dkim?: DkimKey;
}

/** A mail ready to be sent: what the server is told, and the bytes. */
export interface BuiltMail {
  envelope: { from: string; to: string };
  /** With CRLF line ends, not yet dot-stuffed. */
  raw: Buffer;
}

const BODY_MAX = 1_000_000;
const URL_MAX = 900;
/** RFC 5322 3.6.4 sets no end to a thread; a header of thousands of ids would be refused. The first and the latest are kept. */
const REFERENCES_MAX = 50;

/**
 * Builds the mail, the same bytes for the same input, and signs it when it has a key. Throws AppError `unprocessable`,
 * before anything is built, for a header that holds a line break or NUL, an address mail cannot go to, or a DKIM key
 * that does not sign.
 */
export async function buildMail(mail: OutgoingMail): Promise<BuiltMail> {
  const checked = checkedFields(mail);
  const raw = await compose(mail, checked);
  if (!mail.dkim) return { envelope: checked.envelope, raw };
  const { signMail } = await import('./dkim.ts');
  return { envelope: checked.envelope, raw: await signMail(raw, mail.dkim) };
}

type Checked = ReturnType<typeof checkedFields>;

function checkedFields(mail: OutgoingMail) {
  const { references } = mail;
  const thread =
    references.length > REFERENCES_MAX ? [references[0], ...references.slice(1 - REFERENCES_MAX)] : references;
  if (mail.text.length > BODY_MAX || (mail.html?.length ?? 0) > BODY_MAX) {
    throw new AppError('unprocessable', `The mail is too long: at most ${BODY_MAX} characters of text.`);
  }
  return {
    envelope: {
      from: checkedAddress(mail.envelopeFrom, 'The return path'),
      to: checkedAddress(mail.to, 'The recipient'),
    },
    from: {
      name: headerText(mail.from.name, 'The sender’s name'),
      address: checkedAddress(mail.from.address, 'The sender'),
    },
    subject: headerText(mail.subject, 'The subject'),
    messageId: messageIdText(mail.messageId, 'The Message-ID'),
    inReplyTo: mail.inReplyTo === null ? undefined : messageIdText(mail.inReplyTo, 'In-Reply-To'),
    references: thread.map((id) => messageIdText(id ?? '', 'References')),
    headers: mail.listUnsubscribe ? unsubscribeHeaders(mail.listUnsubscribe) : {},
  };
}

/** RFC 8058: one https address that a POST ends the mails with, and a header that says so. */
function unsubscribeHeaders({ url, mailto }: NonNullable<OutgoingMail['listUnsubscribe']>) {
  const ways = [`<${webAddress(url)}>`];
  if (mailto !== undefined) ways.push(`<mailto:${encodeURI(checkedAddress(mailto, 'The unsubscribe address'))}>`);
  return {
    'List-Unsubscribe': { prepared: true, foldLines: true, value: ways.join(', ') },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function webAddress(text: string): string {
  const url = /[\p{C}\s<>]/u.test(text) ? null : URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href.length <= URL_MAX) return url.href;
  throw new AppError(
    'unprocessable',
    `The unsubscribe link must be an http(s) address of at most ${URL_MAX} characters.`,
  );
}

async function compose(mail: OutgoingMail, checked: Checked): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    ...checked,
    to: { name: '', address: checked.envelope.to },
    date: new Date(mail.date),
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    // An attempt made again sends the same bytes.
    baseBoundary: createHash('sha256').update(checked.messageId).digest('hex').slice(0, 32),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
