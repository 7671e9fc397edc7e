import { expect, it } from 'vitest';
import { createBridge } from '../../../bridge/create-bridge.ts';
import type { App } from '../../../src/app.ts';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import type { SendRequest } from '../../../src/mail/smtp.ts';
import { pauseCampaign } from '../../../src/outreach/campaign-states.ts';
import { addSuppression } from '../../../src/outreach/suppressions.ts';
import { pauseLead, resumeLead } from '../../../src/outreach/update-lead.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { replies } from './hears.ts';
import { DAY, type World, world } from './world.ts';

/** Something that happens while a mail is on its way: after the last look before MAIL FROM, or before the first byte. */
function mailerWith(act: { before: 'mail' | 'data'; does: () => Promise<unknown> }) {
  return {
    ...smtpMailer,
    sendMail: (request: SendRequest) =>
      smtpMailer.sendMail({
        ...request,
        hooks: {
          async beforeMailFrom() {
            if (act.before === 'mail') await act.does();
            await request.hooks.beforeMailFrom();
          },
          async dataBegins() {
            if (act.before === 'data') await act.does();
            await request.hooks.dataBegins();
          },
        },
      }),
  };
}

const capsOf = async (app: App) =>
  (await app.store.db.selectFrom('cap_days').selectAll().execute()).map((cap) => cap.reserved);

const STOPS: Record<string, (here: World, leadId: string, campaignId: string) => Promise<unknown>> = {
  'a suppressed address': ({ app, workspaceId }) => addSuppression(app, workspaceId, { value: 'EVE@corp.example' }),
  'a suppressed domain': ({ app, workspaceId }) => addSuppression(app, workspaceId, { value: 'corp.example' }),
  'a reply': (here, leadId) => replies(here, leadId),
  'a paused lead': ({ app, workspaceId }, leadId) => pauseLead(app, workspaceId, leadId),
  'a paused campaign': ({ app, workspaceId }, _, campaignId) => pauseCampaign(app, workspaceId, campaignId),
};

onOneStore('nothing leaves', (kind) => {
  for (const [name, stop] of Object.entries(STOPS)) {
    for (const before of ['mail', 'data'] as const) {
      it(`after ${name} that came between the claim and ${before === 'mail' ? 'MAIL FROM' : 'the text'}`, async () => {
        const act = { before, does: async (): Promise<unknown> => undefined };
        const here = await world(kind, { mailer: mailerWith(act) });
        const campaignId = await here.campaign({ steps: 2 });
        const id = await here.lead(campaignId, 'eve');
        act.does = () => stop(here, id, campaignId);
        await here.first.work();
        expect(here.sink.mails).toHaveLength(0);
        expect(await here.sends()).toMatchObject([{ status: 'cancelled', due_at: null }]);
        expect(await capsOf(here.app)).toEqual([0, 0]);
        act.does = async () => undefined;
        here.clock.advance(3 * DAY);
        await here.first.work();
        expect(here.sink.mails).toHaveLength(0);
      });
    }
  }

  it('to a lead whose address is suppressed before its turn comes, and it ends', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    await here.app.store.write((tx) =>
      tx
        .insertInto('suppressions')
        .values({
          ...{ id: 'sup_1', workspace_id: here.workspaceId, kind: 'domain', value: 'corp.example' },
          ...{ reason: 'imported', created_at: here.clock.now() },
        })
        .execute(),
    );
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.leadRow(id)).toMatchObject({ status: 'unsubscribed', due_at: null });
    expect(await here.events('lead.unsubscribed')).toMatchObject([{ lead: { id }, by: 'manual', sendId: null }]);
  });

  it('while a lead is paused; resumed, it gets the step it had not', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    await pauseLead(here.app, here.workspaceId, id);
    here.clock.advance(3 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    await resumeLead(here.app, here.workspaceId, id);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });
});

onOneStore('the link of a mail', (kind) => {
  const linkOf = (here: World): string =>
    /\/u\/[\w-]+/.exec(here.sink.mails.at(-1)?.raw.replace(/=\r\n/g, '') ?? '')?.[0] ?? '';

  it('shows a page that changes nothing, and its button ends all mail of the workspace, once', async () => {
    const here = await world(kind);
    const bridge = createBridge(here.app);
    const ids = [
      await here.lead(await here.campaign({ steps: 2, set: { fromName: 'Ada <script>' } }), 'eve'),
      await here.lead(await here.campaign({ start: false }), 'eve'),
    ];
    await here.first.work();
    const link = linkOf(here);
    const page = await bridge.request(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('<form method="post"');
    expect(html).not.toContain('<script>');
    expect(await here.leadRow(ids[0] ?? '')).toMatchObject({ status: 'active' });
    // Years later, as a form.
    here.clock.advance(3 * 365 * DAY);
    for (let count = 0; count < 2; count++) {
      const done = await bridge.request(`${link}?from=page`, { method: 'POST', body: new URLSearchParams({}) });
      expect(done.status).toBe(200);
      expect(await done.text()).toContain('You are unsubscribed');
    }
    for (const id of ids) expect(await here.leadRow(id)).toMatchObject({ status: 'unsubscribed', due_at: null });
    const told = await here.events('lead.unsubscribed');
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ by: 'link' });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
  });

  it('takes the one click of a mail program, as form or multipart, while a mail waits to leave', async () => {
    const here = await world(kind);
    const bridge = createBridge(here.app);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    const headers = here.sink.mails[0]?.raw ?? '';
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    here.clock.advance(2 * DAY);
    await here.first.tick();
    expect((await here.sends()).map((send) => send.status)).toEqual(['sent', 'queued']);
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const done = await bridge.request(linkOf(here), { method: 'POST', body });
    expect(done.status).toBe(200);
    expect((await here.sends()).map((send) => send.status)).toEqual(['sent', 'cancelled']);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.leadRow(id)).toMatchObject({ status: 'unsubscribed' });
    expect(await here.events('lead.unsubscribed')).toMatchObject([{ by: 'one_click', lead: { id } }]);
  });

  it('is a friendly page when it is not known, and other methods are refused', async () => {
    const here = await world(kind);
    const bridge = createBridge(here.app);
    for (const token of ['nonsense', 'a'.repeat(32), `${'a'.repeat(30)}%00`, "'--"]) {
      for (const method of ['GET', 'POST']) {
        const answer = await bridge.request(`/u/${token}`, { method });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('This link is not known');
      }
    }
    expect((await bridge.request('/u/nonsense', { method: 'HEAD' })).status).toBe(404);
  });
});
