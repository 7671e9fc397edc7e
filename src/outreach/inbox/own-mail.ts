import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { readEmailKey } from '../email-key.ts';
import type { Db } from '../sending/rows.ts';
import type { OwnMail } from './kind.ts';

/** What a workspace's own mail is told by, and the mailbox that a mail came to. */
export interface OwnBoxes extends OwnMail {
  mailboxId: string | null;
}

/** Reads what is needed to tell whether this mail is the workspace's own. Mailboxes that were removed count, too. */
export async function ownBoxes(
  db: Db,
  { workspaceId, mailboxId }: { workspaceId: string; mailboxId: string | null },
  mail: InboundMail,
): Promise<OwnBoxes> {
  const mailboxes = await db
    .selectFrom('mailboxes')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  const ownId = await isOwnId(db, workspaceId, mail.messageId);
  return {
    addresses: new Set(mailboxes.map(({ email }) => email.toLowerCase())),
    isOwnMessageId: (id) => ownId && id === mail.messageId,
    mailboxId: mailboxId ?? addressed(mailboxes, mail),
  };
}

async function isOwnId(db: Db, workspaceId: string, messageId: string | null): Promise<boolean> {
  if (messageId === null) return false;
  // By the id alone: to name the workspace too would lead the planner to all mails of it.
  const found = await db.selectFrom('sends').select('workspace_id').where('message_id', '=', messageId).execute();
  return found.some((send) => send.workspace_id === workspaceId);
}

/** For a mail that was posted and does not say where it was read: the mailbox that it is addressed to. */
function addressed(mailboxes: readonly { id: string; email: string }[], mail: InboundMail): string | null {
  const keys = new Set([...mail.deliveredTo, ...mail.to].flatMap((one) => readEmailKey(plainAddress(one))?.key ?? []));
  return mailboxes.find(({ email }) => keys.has(email))?.id ?? null;
}

/** `ada+token@acme.example` is delivered to `ada@acme.example`. */
const plainAddress = (address: string): string => address.replace(/^([^+@]*)\+[^@]*@/, '$1@');
