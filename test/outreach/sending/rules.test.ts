import { expect, it } from 'vitest';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import type { SendRequest } from '../../../src/mail/smtp.ts';
import { delayNextStep } from '../../../src/outreach/sending/delay-next-step.ts';
import { explainCampaign } from '../../../src/outreach/sending/explain-campaign.ts';
import { explainLead } from '../../../src/outreach/sending/explain-lead.ts';
import { forceNextStep } from '../../../src/outreach/sending/force-step.ts';
import { localDay } from '../../../src/outreach/sequence/local-day.ts';
import { addStep } from '../../../src/outreach/steps.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { ALWAYS, DAY, HOUR, MINUTE, type World, world } from './world.ts';

/** Hour by hour, or in longer steps, all that is due, by every process at once; answers when each mail arrived. */
async function hours(here: World, count: number, step = 1): Promise<number[]> {
  const times: number[] = here.sink.mails.map(() => 0);
  for (let hour = 0; hour < count; hour += step) {
    here.clock.advance(step * HOUR);
    await Promise.all(here.senders.map((sender) => sender.work()));
    while (times.length < here.sink.mails.length) times.push(here.clock.now());
  }
  return times.filter((time) => time > 0);
}

const leads = async (here: World, campaignId: string, count: number) => {
  const made: string[] = [];
  for (let number = 0; number < count; number++) made.push(await here.lead(campaignId, `lead${number}.${campaignId}`));
  return made;
};

/** Why each of these leads gets nothing now. */
async function held({ app, workspaceId }: World, leadIds: readonly string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const id of leadIds) codes.push((await explainLead(app, workspaceId, id)).code);
  return codes.sort();
}

onOneStore('the rules of sending', (kind) => {
  it('count a mail on the day on which it leaves, also when midnight passes while its server is spoken to', async () => {
    const act = { does: () => {} };
    const mailer = {
      ...smtpMailer,
      sendMail: (request: SendRequest) => {
        const dataBegins = async () => {
          act.does();
          await request.hooks.dataBegins();
        };
        return smtpMailer.sendMail({ ...request, hooks: { ...request.hooks, dataBegins } });
      },
    };
    const here = await world(kind, { mailer });
    const campaignId = await here.campaign({ set: { dailyCap: 1 } });
    await leads(here, campaignId, 2);
    here.clock.advance(12 * HOUR - MINUTE);
    act.does = () => here.clock.advance(2 * MINUTE);
    await here.first.work();
    act.does = () => {};
    expect(here.sink.mails).toHaveLength(0);
    here.clock.advance(MINUTE);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    const caps = await here.app.store.db.selectFrom('cap_days').selectAll().orderBy('day').execute();
    expect(caps.map((cap) => cap.reserved)).toEqual([0, 0, 1, 1]);
  });

  it('keep to the window, in local time', async () => {
    const here = await world(kind);
    const window = { days: [1, 2, 3, 4, 5], from: '09:00', to: '11:00' };
    const campaignId = await here.campaign({
      set: { sendingWindow: window, timeZone: 'America/New_York', dailyCap: 2 },
    });
    await leads(here, campaignId, 6);
    const times = await hours(here, 24 * 8);
    expect(times).toHaveLength(6);
    for (const time of times) {
      const local = new Date(time).toLocaleString('en-US', {
        timeZone: 'America/New_York',
        weekday: 'short',
        hour: 'numeric',
        hourCycle: 'h23',
      });
      expect(local).toMatch(/(Mon|Tue|Wed|Thu|Fri).* (09|10)/);
    }
  });

  it('let no crowd of one campaign hold up another, on one mailbox', async () => {
    const here = await world(kind, { mailbox: { gapSeconds: 60 } });
    const [crowd, few] = [await here.campaign(), await here.campaign()];
    await leads(here, crowd, 60);
    here.clock.advance(MINUTE);
    await leads(here, few, 2);
    for (let mails = 0; mails < 4; mails++) {
      here.clock.advance(11 * MINUTE);
      await here.first.work();
    }
    expect(here.sink.mails.filter((mail) => mail.to.includes(few))).toHaveLength(2);
  });

  it('keep the gap between mails that were put off to one time, which leave before new ones', async () => {
    const here = await world(kind, { mailbox: { gapSeconds: 60 } });
    const campaignId = await here.campaign();
    const back = here.clock.now() + DAY;
    const late = await leads(here, campaignId, 3);
    for (const leadId of late) {
      await here.first.tick();
      await here.app.store.write((tx) => delayNextStep(here.app, tx, { leadId, untilMs: back }));
      here.clock.advance(MINUTE);
    }
    here.clock.advance(back - here.clock.now());
    await here.lead(campaignId, 'new');
    for (let minute = 1; minute <= 4; minute++) {
      await here.first.work();
      expect(here.sink.mails).toHaveLength(minute);
      // The others wait for the gap, or have been put off by it already.
      const left = (await held(here, late)).filter((code) => code === 'lead_completed');
      expect(left).toHaveLength(Math.min(minute, late.length));
      here.clock.advance(MINUTE);
    }
    expect(here.sink.mails.at(-1)?.to).toBe('new@corp.example');
  });

  it('move a mail that waits over midnight into the next day’s cap', async () => {
    const faultOf = (connection: number) => (connection === 1 ? ({ at: 'rcpt', does: 450 } as const) : undefined);
    const here = await world(kind, { sink: { faultOf } });
    const campaignId = await here.campaign({ set: { dailyCap: 1 } });
    here.clock.advance(12 * HOUR - 2 * MINUTE);
    const id = await here.lead(campaignId, 'eve');
    await here.first.work();
    const day = localDay('UTC', here.clock.now());
    expect(await here.sends()).toMatchObject([{ status: 'queued', cap_day: day }]);
    here.clock.advance(5 * MINUTE);
    await here.lead(campaignId, 'bob');
    await here.first.work();
    // Whichever of the two had the one place, the other waits.
    expect(here.sink.mails).toHaveLength(1);
    const caps = await here.app.store.db.selectFrom('cap_days').selectAll().execute();
    const today = localDay('UTC', here.clock.now());
    expect(caps.filter((cap) => cap.day === today).map((cap) => cap.reserved)).toEqual([1, 1]);
    expect(caps.filter((cap) => cap.day === day).map((cap) => cap.reserved)).toEqual([0, 0]);
    here.clock.advance(DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });

  it('write a touch for a person, tell it, and go on', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign({ start: false });
    await addStep(here.app, here.workspaceId, campaignId, {
      kind: 'touch',
      channel: 'linkedin',
      note: 'About your shop',
      waitDays: 1,
    });
    await here.app.store.write((tx) => tx.updateTable('campaigns').set({ status: 'active' }).execute());
    const id = await here.lead(campaignId, 'eve', { firstName: 'Eve' });
    await here.first.work();
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(await here.events('channel_touch.queued')).toMatchObject([{ touch: { leadId: id, channel: 'linkedin' } }]);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed', step_position: 2 });
    expect(here.sink.mails).toHaveLength(1);
  });

  it('are told: the first that holds a campaign or a lead back, and until when', async () => {
    const here = await world(kind, { mailbox: { gapSeconds: 60 } });
    const window = { ...ALWAYS, from: '13:00', to: '14:00' };
    const campaignId = await here.campaign({ steps: 2, set: { dailyCap: 1, sendingWindow: window } });
    const [first, second] = await leads(here, campaignId, 2);
    const campaign = () => explainCampaign(here.app, here.workspaceId, campaignId);
    const lead = (id = '') => explainLead(here.app, here.workspaceId, id);
    const opens = new Date(here.clock.now() + HOUR).toISOString();
    expect(await campaign()).toMatchObject({ code: 'window_closed', until: opens, leads: { due: 2 } });
    expect(await lead(first)).toMatchObject({ code: 'window_closed', until: opens });
    here.clock.advance(HOUR);
    expect(await campaign()).toMatchObject({ code: 'ready' });
    await here.first.work();
    const tomorrow = new Date(here.clock.now() + DAY).toISOString();
    expect(await campaign()).toMatchObject({
      code: 'campaign_cap',
      until: tomorrow,
      today: { campaign: { reserved: 1, cap: 1 } },
    });
    const codes = [(await lead(first)).code, (await lead(second)).code].sort();
    expect(codes).toEqual(['campaign_cap', 'not_due']);
    const foreign = await here.app.workspaces.create({ name: 'Other', tier: 'pro' });
    await expect(explainLead(here.app, foreign.id, first ?? '')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are told as they hold: what is said to be ready begins, and nothing else does', async () => {
    const here = await world(kind, { mailbox: { gapSeconds: 60 } });
    const campaignId = await here.campaign();
    const { db } = here.app.store;
    const set = (table: 'campaigns' | 'mailboxes' | 'outreach_settings', values: Record<string, unknown>) =>
      here.app.store.write((tx) => tx.updateTable(table).set(values).execute());
    const now = here.clock.now();
    const closed = JSON.stringify({ ...ALWAYS, from: '00:00', to: '00:01' });
    const cases = [
      ['campaigns', { status: 'paused' }, 'campaign_paused'],
      ['campaigns', { sending_window: closed }, 'window_closed'],
      ['campaigns', { daily_cap: 0 }, 'campaign_cap'],
      ['mailboxes', { status: 'error' }, 'mailbox_error'],
      ['mailboxes', { daily_cap: 0 }, 'mailbox_cap'],
      ['mailboxes', { next_send_at: now + MINUTE }, 'mailbox_gap'],
      ['outreach_settings', { postal_address: null }, 'no_postal_address'],
    ] as const;
    const lead = await here.lead(campaignId, 'eve');
    for (const [table, values, code] of cases) {
      const before = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow();
      await set(table, values);
      expect([code, await explainLead(here.app, here.workspaceId, lead)]).toMatchObject([code, { code }]);
      expect([code, await here.first.tick()]).toEqual([code, 0]);
      await set(table, before);
    }
    expect(await explainLead(here.app, here.workspaceId, lead)).toMatchObject({ code: 'ready' });
    expect(await here.first.tick()).toBe(1);
  });

  it('are told of a mail that waits for another try: it keeps its place in the cap of the day', async () => {
    const faultOf = (connection: number) => (connection === 1 ? ({ at: 'rcpt', does: 450 } as const) : undefined);
    const here = await world(kind, { sink: { faultOf } });
    const id = await here.lead(await here.campaign({ set: { dailyCap: 1 } }), 'eve');
    await here.first.work();
    const why = () => explainLead(here.app, here.workspaceId, id);
    expect(await why()).toMatchObject({ code: 'not_due' });
    here.clock.advance(5 * MINUTE);
    expect(await why()).toMatchObject({ code: 'ready' });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
  });

  it('let a person skip a wait, once however often it is asked, and nothing but the wait', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign({ steps: 2, set: { dailyCap: 1 } });
    const id = await here.lead(campaignId, 'eve');
    await here.first.work();
    expect(await forceNextStep(here.app, here.workspaceId, id)).toMatchObject({ code: 'campaign_cap' });
    expect(await forceNextStep(here.app, here.workspaceId, id)).toMatchObject({ code: 'campaign_cap' });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    await here.app.store.write((tx) => tx.updateTable('campaigns').set({ daily_cap: 10 }).execute());
    await here.first.tick();
    await expect(forceNextStep(here.app, here.workspaceId, id)).rejects.toMatchObject({ code: 'conflict' });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
    await expect(forceNextStep(here.app, here.workspaceId, id)).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
