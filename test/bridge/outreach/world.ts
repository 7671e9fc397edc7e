import { expect } from 'vitest';
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
  return { ...outreach, ids: { mailboxes, campaigns, steps } };
}
