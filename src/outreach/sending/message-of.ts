import type { App } from '../../app.ts';
import { parseAddress } from '../../mail/address.ts';
import type { DkimKey } from '../../mail/dkim.ts';
import type { OutgoingMail } from '../../mail/message.ts';
import type { SmtpAccess } from '../../mail/smtp-access.ts';
import { withFooter } from '../sequence/render.ts';
import type { ReadySend } from './prepare-send.ts';
import type { MailboxRow, SendRow } from './rows.ts';

const LOCAL_PART_MAX = 64;

/** How the mailbox's mail leaves. Throws AppError when its password cannot be unsealed. */
export function accessOf(app: App, mailbox: MailboxRow): SmtpAccess {
  const { smtp_password: sealed } = mailbox;
  return {
    host: mailbox.smtp_host,
    port: mailbox.smtp_port,
    // One of the three that its schema lets through.
    security: mailbox.smtp_security as SmtpAccess['security'],
    user: mailbox.smtp_user,
    password: sealed === null ? null : app.sealer.open(sealed, mailbox.id),
  };
}

/** The mail as it leaves, with the address and the link at its end. Throws AppError when its DKIM key cannot be unsealed. */
export function messageOf(app: App, ready: ReadySend, unsubscribeUrl: string): OutgoingMail {
  const { send, campaign, mailbox, postalAddress } = ready;
  const { text, html } = withFooter(send.body_text, { postalAddress, unsubscribeUrl });
  const dkim = dkimKeyOf(app, mailbox);
  return {
    from: { name: campaign.from_name, address: mailbox.email },
    to: send.recipient,
    subject: send.subject,
    text,
    html,
    messageId: send.message_id,
    inReplyTo: send.in_reply_to,
    references: send.thread_references?.split(' ') ?? [],
    date: app.clock.now(),
    envelopeFrom: returnPath(mailbox, send),
    listUnsubscribe: { url: unsubscribeUrl },
    ...(dkim ? { dkim } : {}),
  };
}

/** The key that the mailbox signs with, if it has one. Throws AppError when it cannot be unsealed. */
export function dkimKeyOf(app: App, { id, dkim, dkim_key: sealed }: MailboxRow): DkimKey | undefined {
  if (dkim === null || sealed === null) return undefined;
  // As it was written with the mailbox.
  const { domain, selector } = JSON.parse(dkim) as Pick<DkimKey, 'domain' | 'selector'>;
  return { domain, selector, privateKey: app.sealer.open(sealed, id) };
}

/** Where bounces of this mail go: an address that names it where the server delivers those, else the mailbox itself. */
export function returnPath({ email, return_path }: MailboxRow, send: Pick<SendRow, 'id'>): string {
  const address = parseAddress(email);
  // An id is random enough to be a token: nobody who was not sent the mail can name it.
  const local = `${address?.local}+${send.id}`;
  if (return_path !== 'plus' || !address || address.local.startsWith('"') || local.length > LOCAL_PART_MAX)
    return email;
  return `${local}@${address.domain}`;
}
