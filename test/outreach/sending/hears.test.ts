import { expect, it } from 'vitest';
import { delayNextStep } from '../../../src/outreach/sending/delay-next-step.ts';
import { explainLead } from '../../../src/outreach/sending/explain-lead.ts';
import { unsubscribeLead } from '../../../src/outreach/sending/unsubscribe.ts';
import { resumeLead } from '../../../src/outreach/update-lead.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { bounces, replies } from './hears.ts';
import { DAY, type World, world } from './world.ts';

const statusOf = async (here: World, ...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await here.leadRow(id)).status));

const suppressions = async (here: World) =>
  (await here.app.store.db.selectFrom('suppressions').selectAll().execute()).map(({ value, reason }) => [
    value,
    reason,
  ]);

onOneStore('a reply', (kind) => {
  it('ends its lead, also one whose sequence was over, and tells each time', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign(), 'eve');
    await here.first.work();
    expect(await statusOf(here, id)).toEqual(['completed']);
    expect(await replies(here, id)).toMatchObject({ status: 'replied', due_at: null });
    await replies(here, id);
    const told = await here.events('lead.replied');
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ lead: { id, status: 'replied' }, reply: { leadId: id, subject: 'Re: Hello' } });
  });

  it('leaves whoever bounced or unsubscribed as they are', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    const { app } = here;
    const lead = await here.leadRow(id);
    await app.store.write((tx) => unsubscribeLead(app, tx, { lead, by: 'reply', sendId: null }));
    expect(await replies(here, id)).toMatchObject({ status: 'unsubscribed' });
    expect(await here.events('lead.unsubscribed')).toMatchObject([{ lead: { id }, by: 'reply' }]);
    expect(await suppressions(here)).toEqual([['eve@corp.example', 'unsubscribed']]);
  });

  it('holds the colleagues of the campaign where it is wanted, says why, and a person lets them go on', async () => {
    const here = await world(kind);
    const set = { stopForCompany: true };
    const campaignId = await here.campaign({ steps: 2, set });
    const [eve, bob] = [await here.lead(campaignId, 'eve'), await here.lead(campaignId, 'bob')];
    const other = await here.lead(campaignId, 'zoe', { email: 'zoe@other.example' });
    const elsewhere = await here.lead(await here.campaign({ set }), 'bob');
    await here.first.work();
    await replies(here, eve);
    expect(await statusOf(here, eve, bob, other, elsewhere)).toEqual(['replied', 'paused', 'active', 'completed']);
    const why = await explainLead(here.app, here.workspaceId, bob);
    expect(why).toMatchObject({ code: 'company_replied', status: 'paused' });
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(here.sink.mails.filter((mail) => mail.raw.includes('Step 2')).map((mail) => mail.to)).toEqual([
      'zoe@other.example',
    ]);
    expect(await resumeLead(here.app, here.workspaceId, bob)).toMatchObject({ status: 'active', pausedReason: null });
    await replies(here, eve);
    await here.first.work();
    expect(await statusOf(here, bob)).toEqual(['completed']);
  });

  it('holds no other private address of the same provider, and nobody where it is not wanted', async () => {
    const here = await world(kind);
    const wants = await here.campaign({ steps: 2, set: { stopForCompany: true } });
    const [eve, bob] = await Promise.all(
      ['eve@gmail.com', 'bob@gmail.com'].map((email) => here.lead(wants, '', { email })),
    );
    const not = await here.campaign({ steps: 2 });
    const [ann, joe] = [await here.lead(not, 'ann'), await here.lead(not, 'joe')];
    await replies(here, eve ?? '');
    await replies(here, ann);
    expect(await statusOf(here, bob ?? '', joe)).toEqual(['queued', 'queued']);
  });
});

onOneStore('a report of a bounce', (kind) => {
  it('ends the lead, also one whose sequence was over, once, and suppresses the address', async () => {
    const here = await world(kind);
    const [one, two] = [await here.campaign(), await here.campaign({ steps: 2 })];
    const id = await here.lead(one, 'eve');
    const twin = await here.lead(two, 'eve');
    await here.first.work();
    const [send] = await here.sends({ leadId: id });
    if (!send) throw new Error('A mail was sent.');
    expect(await bounces(here, send)).toMatchObject({ status: 'bounced' });
    expect(await bounces(here, send)).toMatchObject({ status: 'bounced' });
    expect(await statusOf(here, id, twin)).toEqual(['bounced', 'bounced']);
    expect(await here.events('lead.bounced')).toMatchObject([
      { lead: { id, status: 'bounced' }, send: { id: send.id }, code: '5.1.1', reason: 'No such user' },
    ]);
    expect(await suppressions(here)).toEqual([['eve@corp.example', 'bounced']]);
    expect(await here.sends({ leadId: id })).toMatchObject([{ status: 'sent', bounced_at: here.clock.now() }]);
  });

  it('that is soft is noted at the mail, and the lead goes on', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    const [send] = await here.sends();
    if (!send) throw new Error('A mail was sent.');
    expect(await bounces(here, send, { hard: false })).toMatchObject({ id, status: 'active' });
    expect(await here.sends()).toMatchObject([{ status: 'sent', bounced_at: null, error: 'Mailbox full' }]);
    expect(await here.events('lead.bounced')).toEqual([]);
    expect(await suppressions(here)).toEqual([]);
  });

  it('leaves whoever replied or unsubscribed as they are, and their address suppressed', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign(), 'eve');
    await here.first.work();
    await replies(here, id);
    const [send] = await here.sends();
    if (!send) throw new Error('A mail was sent.');
    expect(await bounces(here, send)).toMatchObject({ status: 'replied' });
    expect(await here.events('lead.bounced')).toHaveLength(1);
    expect(await suppressions(here)).toEqual([['eve@corp.example', 'bounced']]);
  });
});

onOneStore('whoever is out of office', (kind) => {
  it('gets the next step when they are back, and no earlier', async () => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    const { app, clock } = here;
    const untilMs = clock.now() + 10 * DAY;
    const delay = (until: number) => app.store.write((tx) => delayNextStep(app, tx, { leadId: id, untilMs: until }));
    expect(await delay(untilMs)).toBe(untilMs);
    // A shorter absence shortens nothing, and a date that is past or years away is none.
    expect(await delay(clock.now() + DAY)).toBe(untilMs);
    expect(await delay(clock.now() - 1)).toBeNull();
    expect(await delay(clock.now() + 400 * DAY)).toBeNull();
    clock.advance(10 * DAY - 1);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    clock.advance(1);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
    expect(await delay(clock.now() + DAY)).toBeNull();
  });

  it('is not mailed by what waits to leave already, which keeps no place in a cap', async () => {
    const faultOf = (connection: number) => (connection === 1 ? ({ at: 'rcpt', does: 450 } as const) : undefined);
    const here = await world(kind, { sink: { faultOf } });
    const id = await here.lead(await here.campaign(), 'eve');
    await here.first.work();
    const { app, clock } = here;
    const untilMs = clock.now() + 3 * DAY;
    await app.store.write((tx) => delayNextStep(app, tx, { leadId: id, untilMs }));
    expect(await here.sends()).toMatchObject([{ status: 'queued', due_at: untilMs, cap_day: null, mailbox_day: null }]);
    const caps = await app.store.db.selectFrom('cap_days').selectAll().execute();
    expect(caps.map((cap) => cap.reserved)).toEqual([0, 0]);
    clock.advance(3 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
  });
});
