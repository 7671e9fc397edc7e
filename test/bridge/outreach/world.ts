import { expect } from 'vitest';
import type { App } from '../../../src/app.ts';
import { copies } from '../../helpers/copies.ts';
import { type Outreach, openOutreach } from './outreach.ts';

/** What a mailbox is made of in tests. */
export const MAILBOX = {
  email: 'grace@northwind.example',
  name: 'Grace Hopper',
  smtp: { host: '127.0.0.1', port: 2525, security: 'none' },
};

/** A workspace that has one of everything: by the word in the path, the id of its thing. */
export interface World extends Outreach {
  ids: Record<string, string>;
}

export async function openWorld(parts: Parameters<typeof openOutreach>[0] = {}): Promise<World> {
  const outreach = await openOutreach(parts);
  const make = async (path: string, body: unknown): Promise<string> => {
    const reply = await outreach.ask('POST', path, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return reply.body.data.id;
  };
  const mailboxes = await make('/mailboxes', MAILBOX);
  const campaigns = await make('/campaigns', { name: 'Groomers', fromName: 'Grace', mailboxId: mailboxes });
  await make(`/campaigns/${campaigns}/steps`, { subject: 'First', body: 'Hello {{ firstName }}' });
  const steps = await make(`/campaigns/${campaigns}/steps`, { waitDays: 3, body: 'Again, {{ firstName }}' });
  const leads = await make('/leads', { campaignId: campaigns, email: 'ada@example.com', firstName: 'Ada' });
  const suppressions = await make('/suppressions', { value: 'competitor.example' });
  const webhooks = await make('/webhooks', { url: 'https://hooks.example/in', eventTypes: ['lead.created'] });
  const row = { email: 'lena@groom.example', role: 'Owner', fields: { industry: 'Pet grooming' } };
  const imported = await outreach.ask('POST', '/prospects/import', { prospects: [row] });
  const prospects = imported.body.data.rows[0].prospectId;
  const tested = await outreach.ask('POST', `/webhooks/${webhooks}/test`);
  expect(tested.status).toBe(202);
  // A copy of its own mail, which changes nothing.
  const kept = await outreach.ask('POST', '/inbound', { raw: `From: ${MAILBOX.email}\r\n\r\nHello` });
  const ids = {
    mailboxes,
    campaigns,
    steps,
    leads,
    suppressions,
    prospects,
    webhooks,
    deliveries: tested.body.data.id,
    inbound: kept.body.data.id,
  };
  return { ...outreach, ids: { ...ids, ...(await insertExchange(outreach.app, outreach.workspaceId, ids)) } };
}

/** Opens worlds of their own for the tests of a file, each a copy of one that is made once: making one takes 11 requests. */
export function worldCopies(): (parts?: Parameters<typeof openOutreach>[0]) => Promise<World> {
  const next = copies(async (databaseUrl) => {
    await using world = await openWorld({ databaseUrl });
    return world;
  });
  return async (parts) => {
    const { databaseUrl, made } = await next();
    const { workspaceId: id, key, ids } = made;
    return { ...(await openOutreach({ ...parts, databaseUrl, seeded: { id, key } })), ids };
  };
}

/** A mail, the reply to it and a touch, as the sending side would have written them. */
async function insertExchange(
  { store, clock }: App,
  workspaceId: string,
  { campaigns, leads, steps, mailboxes }: { campaigns: string; leads: string; steps: string; mailboxes: string },
): Promise<Record<string, string>> {
  const [sends, replies, touches] = [`snd_${'1'.repeat(32)}`, `rep_${'1'.repeat(32)}`, `tch_${'1'.repeat(32)}`];
  const drafts = `dft_${'1'.repeat(32)}`;
  const now = clock.now();
  const all = { workspace_id: workspaceId, campaign_id: campaigns, lead_id: leads, created_at: now };
  await store.write(async (tx) => {
    await tx
      .insertInto('sends')
      .values({
        ...all,
        id: sends,
        step_id: steps,
        attempt_group: 0,
        mailbox_id: mailboxes,
        status: 'sent',
        message_id: '<one@northwind.example>',
        recipient: 'ada@example.com',
        subject: 'First',
        body_text: 'Hello Ada',
        in_reply_to: null,
        thread_references: null,
        token_hash: 'hash of a token',
        cap_day: '2026-01-15',
        data_begun_at: now,
        sent_at: now,
        bounced_at: null,
        error: null,
        updated_at: now,
        due_at: null,
        lease_until: null,
        lease_owner: null,
      })
      .execute();
    await tx
      .insertInto('replies')
      .values({
        ...all,
        id: replies,
        send_id: sends,
        mailbox_id: mailboxes,
        message_id: '<two@example.com>',
        from_address: 'ada@example.com',
        from_name: 'Ada',
        subject: 'Re: First',
        body_text: 'What does it cost?',
        classification: 'question',
        confidence: 0.9,
        classified_reason: 'Asks what it costs.',
        needs_action: 1,
        received_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('drafts')
      .values({
        id: drafts,
        workspace_id: workspaceId,
        reply_id: replies,
        status: 'draft',
        subject: 'Re: First',
        body_text: 'Nothing at all.',
        written_by: 'person',
        send_id: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('touches')
      .values({
        ...all,
        id: touches,
        step_id: steps,
        channel: 'linkedin',
        body_text: 'Hi',
        status: 'queued',
        sent_at: null,
      })
      .execute();
  });
  return { sends, replies, drafts, touches };
}
