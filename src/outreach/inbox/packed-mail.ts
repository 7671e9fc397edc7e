import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { cutMail } from '../../mail/inbound/cut-mail.ts';
import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { readMail } from '../../mail/inbound/read-mail.ts';

/** Bytes of a mail's source that are kept. Of a longer one its texts are, and the files are cut out. */
export const RAW_BYTES_MAX = 1024 * 1024;

/** A mail made ready to be stored: read, named and compressed outside of any transaction. */
export interface PackedMail {
  /** The same for the same mail, whichever way it came. */
  onceKey: string;
  messageId: string | null;
  fromAddress: string | null;
  subject: string;
  sizeBytes: number;
  /** gzip of the source. */
  raw: Buffer;
  /** Whether some of the source is not in it. */
  truncated: boolean;
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Makes a mail ready for `storeMail`. Any bytes will do. */
export async function packMail(raw: Uint8Array): Promise<PackedMail> {
  const mail = await readMail(raw);
  const source = raw.byteLength <= RAW_BYTES_MAX ? raw : cutMail(raw).bytes.subarray(0, RAW_BYTES_MAX);
  return {
    onceKey: onceKeyOf(mail, raw),
    messageId: mail.messageId,
    fromAddress: mail.from?.address.slice(0, 320) ?? null,
    subject: mail.subject.slice(0, 1_000).toWellFormed(),
    sizeBytes: raw.byteLength,
    raw: await compress(source),
    truncated: source !== raw,
  };
}

/** The source as it was packed. */
export async function unpackMail({ raw }: { raw: Uint8Array }): Promise<Uint8Array> {
  return decompress(raw, { maxOutputLength: RAW_BYTES_MAX });
}

/**
 * Made of what its author wrote and of no header that servers on the way add, so that a mail that came twice, or through
 * two mailboxes, is one. A Message-ID alone would let whoever forges one keep another's mail from being read.
 */
function onceKeyOf(mail: InboundMail, raw: Uint8Array): string {
  // Filters tag the subject of one copy and not of another; without an id and a date it is needed to tell mails apart.
  const subject = mail.messageId === null || mail.date === null ? mail.subject : null;
  const told = [mail.messageId, mail.from?.address.toLowerCase() ?? null, mail.date, subject, mail.text.trim()];
  const parts = mail.parts.map(({ type, text }) => [type, text.trim()]);
  // Of what says nothing that can be read, only the same bytes are the same mail.
  const saysNothing = mail.messageId === null && mail.text.trim() === '' && parts.length === 0;
  return createHash('sha256')
    .update(JSON.stringify([told, parts]))
    .update(saysNothing ? raw : '')
    .digest('base64url');
}
