import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { readEmailKey } from '../email-key.ts';
import { hasPublicLink } from '../public-link.ts';
import type { Db, LeadRow, MailboxRow } from '../sending/rows.ts';
import { suppressionOf } from '../sending/suppressed.ts';
import { settingsRow } from '../settings.ts';

/** The mailbox for this transaction alone. */
export function lockMailbox(app: App, tx: Tx, id: string): Promise<MailboxRow | undefined> {
  const query = tx.selectFrom('mailboxes').selectAll().where('id', '=', id);
  return app.store.dialect.lock(query).executeTakeFirst();
}

/** Why no answer may leave this mailbox, in words; undefined when one may. */
export function mailboxFault(mailbox: MailboxRow | undefined): string | undefined {
  if (!mailbox || mailbox.removed_at !== null) {
    return 'The mailbox it came to was removed and its campaign has no other; give the campaign one.';
  }
  if (mailbox.status === 'paused') return 'The mailbox it leaves from is paused; activate it first.';
  if (mailbox.status === 'error') return 'The mailbox it leaves from has an error; its statusReason says what to mend.';
  return undefined;
}

/** What the law wants below every mail; or what of it is missing, in words. */
export async function footerOf(
  app: App,
  db: Db,
  workspaceId: string,
): Promise<{ address: string } | { lacks: string }> {
  const settings = await settingsRow(db, workspaceId);
  if (!settings?.postal_address) {
    return {
      lacks: 'The workspace has no postal address, which the law asks for in every mail; set it in the settings.',
    };
  }
  if (!hasPublicLink(app.config)) {
    return {
      lacks:
        'People could not unsubscribe: this service needs an https PLANWRIGHT_PUBLIC_URL, which its operator sets.',
    };
  }
  return { address: settings.postal_address };
}

/** Why nobody may write to this address about this lead, in words; undefined when somebody may. */
export async function recipientFault(db: Db, recipient: string, lead: LeadRow): Promise<string | undefined> {
  const address = readEmailKey(recipient);
  if (!address) return 'The address that the reply came from is none that mail can go to.';
  const { workspace_id } = lead;
  const suppressed = await suppressionOf(db, { workspace_id, email_key: address.key, domain: address.domain });
  if (suppressed) return 'The address or its domain is suppressed, so nobody of the workspace may write there.';
  // Who said stop means it from any of their addresses; that one of them is dead says nothing of another.
  const own = await suppressionOf(db, lead);
  if (own && own.reason !== 'bounced') return 'The lead is suppressed, so nobody of the workspace may write to it.';
  return undefined;
}
