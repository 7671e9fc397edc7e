import type { Insertable } from 'kysely';
import { onTestFinished } from 'vitest';
import { createLead } from '../../../src/outreach/create-lead.ts';
import type { ReplyTable } from '../../../src/store/outreach-tables.ts';
import { seedCampaign, seedOutreach } from '../../helpers/outreach.ts';
import { insertReply, insertSend } from '../../helpers/outreach-rows.ts';
import { type TestApp, type TestAppParts, testApp } from '../../helpers/test-app.ts';

export const PITCH = 'A booking app for dog groomers: deposits end no-shows. It is for groomers who work alone.';

/** A lead that was mailed once and has answered. */
export interface Exchange {
  app: TestApp;
  workspaceId: string;
  mailboxId: string;
  campaignId: string;
  leadId: string;
  sendId: string;
  /** Puts a reply of the lead into the database. */
  reply(set?: Partial<Insertable<ReplyTable>>): Promise<string>;
}

export async function exchange(parts: TestAppParts = {}): Promise<Exchange> {
  const app = await testApp({
    ...parts,
    config: { publicUrl: 'https://out.example', mailAllow: ['127.0.0.1'], ...parts.config },
  });
  onTestFinished(() => app[Symbol.asyncDispose]());
  const { workspaceId, mailboxId } = await seedOutreach(app);
  const { id: campaignId, stepIds } = await seedCampaign(app, { workspaceId, mailboxId });
  await app.store.write((tx) =>
    tx.updateTable('campaigns').set({ pitch_context: PITCH }).where('id', '=', campaignId).execute(),
  );
  const fields = { email: 'eve@corp.example', firstName: 'Eve', company: 'Corp Ltd' };
  const { data: lead } = await createLead(app, workspaceId, { campaignId, ...fields });
  const belongs = { workspace_id: workspaceId, campaign_id: campaignId, lead_id: lead.id };
  const step_id = stepIds[0] ?? '';
  const sendId = await insertSend(app, { ...belongs, step_id, mailbox_id: mailboxId });
  await app.store.write((tx) =>
    tx
      .updateTable('leads')
      .set({ status: 'replied', due_at: null, step_position: 1 })
      .where('id', '=', lead.id)
      .execute(),
  );
  return {
    ...{ app, workspaceId, mailboxId, campaignId, leadId: lead.id, sendId },
    reply: (set = {}) =>
      insertReply(app, {
        ...{ ...belongs, send_id: sendId, mailbox_id: mailboxId, message_id: '<answer@corp.example>' },
        ...set,
      }),
  };
}
