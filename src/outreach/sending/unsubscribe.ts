import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { sha256 } from '../../system/secret.ts';
import { leadData } from '../../webhooks/event-rows.ts';
import { lockLead } from './held-send.ts';
import type { Db, LeadRow, SendRow } from './rows.ts';
import { stopAddress, stopLead, suppressAddress } from './stop-leads.ts';

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
    const lead = await lockLead(app, tx, send.lead_id);
    const { workspace_id: workspaceId, email_key: emailKey } = lead;
    await suppressAddress(app, tx, { workspaceId, emailKey, reason: 'unsubscribed' });
    const stopped = await stopAddress(app, tx, { workspaceId, emailKey, status: 'unsubscribed', exceptId: lead.id });
    if (lead.status !== 'unsubscribed') stopped.unshift(await stopLead(app, tx, lead.id, 'unsubscribed'));
    await tellAll(app, tx, stopped, { by, sendId: send.id });
    return true;
  });
}

async function tellAll(
  app: App,
  tx: Tx,
  leads: readonly LeadRow[],
  how: { by: 'link' | 'one_click'; sendId: string },
): Promise<void> {
  for (const lead of leads) {
    const data = { lead: leadData(lead), ...how };
    await app.events.record(tx, { workspaceId: lead.workspace_id, type: 'lead.unsubscribed', data });
  }
}

async function sendOf(db: Db, token: string): Promise<SendRow | undefined> {
  if (!TOKEN.test(token)) return undefined;
  return db.selectFrom('sends').selectAll().where('token_hash', '=', sha256(token)).executeTakeFirst();
}
