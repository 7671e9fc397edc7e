import { describe, expect, it } from 'vitest';
import { expectOutreachError } from './outreach.ts';
import { MAILBOX, openWorld as newWorld, worldCopies } from './world.ts';

const openWorld = worldCopies();

const https = { config: { publicUrl: 'https://plan.example', mailAllow: ['127.0.0.1'] } };

describe('a campaign over REST', () => {
  it('is made as a draft, and starts once it has all it needs, which is named until then', async () => {
    await using world = await openWorld(https);
    const { body: made } = await world.ask('POST', '/campaigns', { name: 'New', fromName: 'Grace' });
    expect(made.data).toMatchObject({ status: 'draft', _count: { leads: 0, sends: 0, steps: 0, replies: 0 } });
    const path = `/campaigns/${made.data.id}`;
    const refused = await world.ask('POST', `${path}/activate`);
    expectOutreachError(refused, 422, 'unprocessable', /step.*mailbox.*postal address/);

    await world.ask('POST', `${path}/steps`, { subject: 'Hi', body: 'Hello' });
    await world.ask('PATCH', path, { mailboxId: world.ids.mailboxes });
    await world.ask('PATCH', '/settings', { postalAddress: '12 Harbour Street, Bristol' });

    const started = await world.ask('POST', `${path}/activate`);
    expect([started.status, started.body.data.status]).toEqual([200, 'active']);
    expect((await world.ask('POST', `${path}/activate`)).status).toBe(200);
    expect((await world.ask('POST', `${path}/pause`)).body.data.status).toBe('paused');
    expect((await world.ask('POST', `${path}/archive`)).body.data.status).toBe('archived');
    expectOutreachError(await world.ask('POST', `${path}/activate`), 422, 'unprocessable', /archived/);
  });

  it('comes in a whole list, or in pages when they are asked for', async () => {
    await using world = await openWorld();
    for (let count = 0; count < 60; count++) {
      await world.ask('POST', '/campaigns', { name: `Campaign ${count}`, fromName: 'Grace' });
    }
    const whole = (await world.ask('GET', '/campaigns')).body;
    expect([whole.data.length, whole.hasMore, whole.nextCursor]).toEqual([61, false, null]);
    const first = (await world.ask('GET', '/campaigns?limit=40')).body;
    const rest = (await world.ask('GET', `/campaigns?cursor=${first.nextCursor}`)).body;
    expect([...first.data, ...rest.data]).toEqual(whole.data);
  });

  it('counts what it has', async () => {
    await using world = await openWorld();
    const { body } = await world.ask('GET', `/campaigns/${world.ids.campaigns}`);
    expect(body.data._count).toEqual({ leads: 1, sends: 1, steps: 2, replies: 1 });
  });

  it('takes no mailbox of another workspace', async () => {
    await using world = await openWorld();
    await using other = await newWorld();
    const reply = await world.ask('PATCH', `/campaigns/${world.ids.campaigns}`, { mailboxId: other.ids.mailboxes });
    expectOutreachError(reply, 404, 'not_found', /mailbox/);
  });

  it('says why it sends nothing', async () => {
    await using world = await openWorld();
    const { body } = await world.ask('GET', `/campaigns/${world.ids.campaigns}/explain`);
    expect(body.data).toMatchObject({ code: 'campaign_draft', until: null, leads: { due: 1 } });
    const lead = await world.ask('GET', `/leads/${world.ids.leads}/explain`);
    expect(lead.body.data).toMatchObject({ code: 'campaign_draft' });
  });
});

describe('a mailbox over REST', () => {
  it('never tells a secret again', async () => {
    await using world = await openWorld();
    const smtp = { ...MAILBOX.smtp, user: 'grace', password: 'a secret of hers' };
    const made = await world.ask('POST', '/mailboxes', { ...MAILBOX, email: 'second@northwind.example', smtp });
    expect(made.body.data.smtp).toMatchObject({ user: 'grace', hasPassword: true });
    for (const path of ['/mailboxes', `/mailboxes/${made.body.data.id}`]) {
      expect(JSON.stringify((await world.ask('GET', path)).body)).not.toContain('secret');
    }
  });

  it('is not removed while a campaign sends from it', async () => {
    await using world = await openWorld();
    const path = `/mailboxes/${world.ids.mailboxes}`;
    expectOutreachError(await world.ask('DELETE', path), 422, 'unprocessable');
    await world.ask('POST', `/campaigns/${world.ids.campaigns}/archive`);
    expect((await world.ask('DELETE', path)).body).toEqual({ data: { id: world.ids.mailboxes, removed: true } });
    expectOutreachError(await world.ask('GET', path), 404, 'not_found');
  });
});

describe('a webhook over REST', () => {
  it('tells its secret when it is made and rotated, and at no other time', async () => {
    await using world = await openWorld();
    const body = { url: 'https://hooks.example/other', eventTypes: ['send.sent', 'system.api_change'] };
    const { data: made } = (await world.ask('POST', '/webhooks', body)).body;
    expect(made.secret).toMatch(/^whsec_/);
    const { data: rotated } = (await world.ask('POST', `/webhooks/${made.id}/rotate`)).body;
    expect(rotated.secret).not.toBe(made.secret);
    expect(Date.parse(rotated.oldSecretUntil) - world.app.clock.now()).toBe(24 * 3_600_000);
    expect(JSON.stringify((await world.ask('GET', `/webhooks/${made.id}`)).body)).not.toContain('whsec_');
  });

  it.each([
    'http://hooks.example/',
    'https://127.0.0.1/',
    'https://user:secret@hooks.example/',
    'ftp://hooks.example/',
  ])('is not made for %s', async (url) => {
    await using world = await openWorld();
    const reply = await world.ask('POST', '/webhooks', { url, eventTypes: ['send.sent'] });
    expectOutreachError(reply, 422, 'unprocessable');
  });
});
