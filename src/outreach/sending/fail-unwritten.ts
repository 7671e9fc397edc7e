import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { sendData } from '../../webhooks/event-rows.ts';
import type { LeadRow, SendRow } from './rows.ts';
import { stopLead } from './stop-leads.ts';

/** A mail that could not be written for this lead: kept, so that whoever asks sees why, and told as failed. The caller counts it. */
export async function failUnwritten(app: App, tx: Tx, { lead, send }: { lead: LeadRow; send: SendRow }): Promise<void> {
  await tx.insertInto('sends').values(send).execute();
  await stopLead(app, tx, lead.id, 'failed');
  const data = { send: sendData(send), reason: send.error };
  await app.events.record(tx, { workspaceId: lead.workspace_id, type: 'send.failed', data });
}
