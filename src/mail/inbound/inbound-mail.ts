/** Somebody in a From header. `address` is as it was written, its domain in lower case. */
export interface MailPerson {
  name: string;
  address: string;
}

/** A machine-readable or enclosed part, as text: its type in lower case, without parameters. */
export interface MailPart {
  type: string;
  text: string;
}

/** A file that came along. Its content is not kept. */
export interface MailAttachment {
  filename: string | null;
  type: string;
  sizeBytes: number;
}

/**
 * What there is to read: words; nothing at all; something, but no words (a file, a picture, winmail.dat, a text in no
 * character set); words that only a key opens; or a reaction, such as 👍, in place of words.
 */
export const MAIL_CONTENTS = ['text', 'none', 'unreadable', 'encrypted', 'reaction'] as const;
export type MailContent = (typeof MAIL_CONTENTS)[number];

/**
 * A mail that came in, read: every list and text in it is bounded (INBOUND_LIMITS), whatever the mail was. What a
 * sender writes here is data and proves nothing about who sent it.
 */
export interface InboundMail {
  /** As "<id@host>"; null when there is none that could be one. */
  messageId: string | null;
  /** As "<id@host>" each, in the order of the header. */
  inReplyTo: string[];
  references: string[];
  from: MailPerson | null;
  /** Addresses of Reply-To, which anybody can name. */
  replyTo: string[];
  /** Addresses of To and Cc. */
  to: string[];
  /** Addresses of Delivered-To, X-Original-To and Envelope-To. */
  deliveredTo: string[];
  /** Null: no Return-Path. The empty text: the empty path `<>`, which reports of machines come with. */
  returnPath: string | null;
  subject: string;
  /** Epoch milliseconds, as the sender's clock said; null when there is none or it cannot be read. */
  date: number | null;
  /** By lower-case name, encoded words decoded, line folds taken out; the values in the order of the mail. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** The plain text, or what the HTML says when there is none. Line ends are "\n". */
  text: string;
  html: string | null;
  content: MailContent;
  /** Whether the text is read in a character set that was guessed: it may say something else. */
  guessed: boolean;
  /** message/delivery-status, message/disposition-notification, message/feedback-report, message/rfc822 (its head and the start of its body), text/rfc822-headers, and text/plain that came as a file. */
  parts: MailPart[];
  attachments: MailAttachment[];
  /** Of the mail as it came, before anything was cut. */
  sizeBytes: number;
  /** Whether something was left out for size. */
  truncated: boolean;
}

/** What is kept of one mail, in characters where nothing else is said. */
export const INBOUND_LIMITS = {
  text: 200_000,
  html: 400_000,
  part: 100_000,
  parts: 20,
  attachments: 100,
  headers: 500,
  header: 10_000,
  addresses: 200,
  ids: 200,
} as const;

/** The first value of a header, given in lower case. */
export function firstHeader(mail: Pick<InboundMail, 'headers'>, name: string): string | undefined {
  return mail.headers.get(name)?.[0];
}
