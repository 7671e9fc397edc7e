import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { sha256 } from '../../system/secret.ts';
import { readEmailKey } from '../email-key.ts';
import type { Db, LeadRow, SendRow } from './rows.ts';
import { lockSuppressions, suppress, type UnsubscribedHow } from './suppress.ts';

/** What tokens look like; anything else is not looked for. */
const TOKEN = /^[\w-]{20,64}$/;

/** Whose mails a link ends; undefined when there is no such link. */
export async function readUnsubscribeLink(app: App, token: string): Promise<{ fromName: string } | undefined> {
  const send = await sendOf(app.store.db, token);
  if (!send) return undefined;
  const campaign = await app.store.db
    .selectFrom('campaigns')
    .select('from_name')
    .where('id', '=', send.campaign_id)
    .executeTakeFirstOrThrow();
  return { fromName: campaign.from_name };
}

/**
 * Ends all mail of the workspace to whoever has this link: suppression, leads, waiting mails and events in one
 * transaction. The second time changes nothing and answers the same. False: there is no such link.
 */
export async function unsubscribe(app: App, token: string, by: 'link' | 'one_click'): Promise<boolean> {
  return app.store.write(async (tx) => {
    const send = await sendOf(tx, token);
    if (!send) return false;
    const theirs = readEmailKey(send.recipient);
    const { workspace_id: workspaceId } = send;
    const lead = await tx.selectFrom('leads').selectAll().where('id', '=', send.lead_id).executeTakeFirstOrThrow();
    await lockSuppressions(app, tx, workspaceId, [lead.domain, theirs?.domain ?? lead.domain]);
    await unsubscribeLead(app, tx, { lead, by, sendId: send.id });
    // Whoever answered from another address than the lead's, and was answered there, means that one too.
    if (theirs && theirs.key !== lead.email_key) {
      const how = { by, sendId: send.id };
      await suppress(app, tx, { workspaceId, kind: 'address', value: theirs.key, reason: 'unsubscribed', how });
    }
    return true;
  });
}

/**
 * Ends all mail of the workspace to whoever this lead is, however they said so: suppression, leads, waiting mails and
 * `lead.unsubscribed` for each of them. The second time changes nothing. No lead may be locked before in the transaction.
 */
export async function unsubscribeLead(
  app: App,
  tx: Tx,
  { lead, by, sendId }: { lead: LeadRow } & UnsubscribedHow,
): Promise<void> {
  const { workspace_id: workspaceId, email_key: value } = lead;
  const how = { by, sendId };
  await suppress(app, tx, { workspaceId, kind: 'address', value, reason: 'unsubscribed', how, leadId: lead.id });
}

async function sendOf(db: Db, token: string): Promise<SendRow | undefined> {
  if (!TOKEN.test(token)) return undefined;
  return db.selectFrom('sends').selectAll().where('token_hash', '=', sha256(token)).executeTakeFirst();
}
