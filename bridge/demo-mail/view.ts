import type { Header } from 'postal-mime';
import type { CaughtMail } from '../../src/mail/demo.ts';

/** A caught mail as people and programs read it. */
export interface MailView {
  number: number;
  /** ISO 8601. */
  receivedAt: string;
  /** Where a bounce would go. */
  envelopeFrom: string;
  envelopeTo: string[];
  from: string;
  to: string;
  subject: string;
  messageId: string | null;
  inReplyTo: string | null;
  references: string | null;
  /** The links of List-Unsubscribe. */
  unsubscribe: string[];
  text: string | null;
  html: string | null;
  /** All of them, in their order, values decoded. */
  headers: { name: string; value: string }[];
}

const views = new WeakMap<CaughtMail, Promise<MailView>>();

/** Reads a mail; each is read once. */
export function viewOf(mail: CaughtMail): Promise<MailView> {
  const known = views.get(mail);
  if (known) return known;
  const view = read(mail);
  views.set(mail, view);
  return view;
}

async function read(mail: CaughtMail): Promise<MailView> {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(mail.raw);
  const header = (name: string): string => headerOf(email.headers, name) ?? '';
  return {
    number: mail.number,
    receivedAt: new Date(mail.receivedAt).toISOString(),
    envelopeFrom: mail.envelopeFrom,
    envelopeTo: mail.envelopeTo,
    from: header('from'),
    to: header('to'),
    subject: email.subject ?? '',
    messageId: email.messageId ?? null,
    inReplyTo: email.inReplyTo ?? null,
    references: email.references ?? null,
    unsubscribe: [...header('list-unsubscribe').matchAll(/<([^>]+)>/g)].map(([, link = '']) => link),
    text: email.text ?? null,
    html: email.html ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}

const headerOf = (headers: readonly Header[], name: string): string | undefined =>
  headers.find((header) => header.key === name)?.value;
