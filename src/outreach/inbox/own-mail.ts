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
  const id = mail.messageId;
  const own =
    id === null
      ? undefined
      : await db
          .selectFrom('sends')
          .select('message_id')
          .where('message_id', '=', id)
          .where('workspace_id', '=', workspaceId)
          .executeTakeFirst();
  return {
    addresses: new Set(mailboxes.map(({ email }) => email.toLowerCase())),
    isOwnMessageId: (one) => one === own?.message_id,
    mailboxId: mailboxId ?? addressed(mailboxes, mail),
  };
}

/** For a mail that was posted and does not say where it was read: the mailbox that it is addressed to. */
function addressed(mailboxes: readonly { id: string; email: string }[], mail: InboundMail): string | null {
  const keys = new Set([...mail.deliveredTo, ...mail.to].flatMap((one) => readEmailKey(plainAddress(one))?.key ?? []));
  return mailboxes.find(({ email }) => keys.has(email))?.id ?? null;
}

/** `ada+token@acme.example` is delivered to `ada@acme.example`. */
const plainAddress = (address: string): string => address.replace(/\+[^@]*@/, '@');
