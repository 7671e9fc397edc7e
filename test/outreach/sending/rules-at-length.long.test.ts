import { expect, it } from 'vitest';
import { explainCampaign } from '../../../src/outreach/sending/explain-campaign.ts';
import { localDay } from '../../../src/outreach/sequence/local-day.ts';
import { onEveryStore } from '../../helpers/stores.ts';
import { HOUR, MINUTE, type World, world } from './world.ts';

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

onEveryStore('the rules of sending', (kind) => {
  it('keep the campaign’s cap by its own local day, with two processes at once', async () => {
    const here = await world(kind, { senders: 2 });
    const zone = 'Pacific/Auckland';
    const campaignId = await here.campaign({ steps: 2, set: { dailyCap: 5, timeZone: zone } });
    await leads(here, campaignId, 12);
    const times = await hours(here, 24 * 7, 2);
    const days = Map.groupBy(times, (time) => localDay(zone, time));
    expect(times).toHaveLength(24);
    for (const [, mails] of days) expect(mails.length).toBeLessThanOrEqual(5);
  });

  it('send follow-ups before first mails, else the first lead would wait for the last', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign({ steps: 2, set: { dailyCap: 3, timeZone: 'Pacific/Auckland' } });
    await leads(here, campaignId, 7);
    expect(await hours(here, 24 * 6, 4)).toHaveLength(14);
    const bodies = here.sink.mails.map((mail) => /Step (\d)/.exec(mail.raw)?.[1]);
    expect(bodies.indexOf('2')).toBeLessThan(bodies.lastIndexOf('1'));
  });

  it('keep the mailbox’s cap over its campaigns, and its ramp', async () => {
    const here = await world(kind, { mailbox: { dailyCap: 6, ramp: { start: 2, step: 2 } } });
    const [one, two] = [await here.campaign(), await here.campaign()];
    await leads(here, one, 8);
    await leads(here, two, 8);
    const times = await hours(here, 24 * 6);
    const days = Map.groupBy(times, (time) => localDay('UTC', time));
    expect([...days.values()].map((mails) => mails.length)).toEqual([2, 4, 6, 4]);
  });

  it('keep the mailbox’s cap by its own local day, whatever the time zones of its campaigns', async () => {
    const timeZone = 'Europe/Berlin';
    const here = await world(kind, { senders: 2, mailbox: { dailyCap: 5, timeZone, ramp: { start: 3, step: 1 } } });
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata']) {
      await leads(here, await here.campaign({ set: { timeZone: zone } }), 8);
    }
    const times = await hours(here, 24 * 7);
    const days = Map.groupBy(times, (time) => localDay(timeZone, time));
    expect([...days.values()].map((mails) => mails.length)).toEqual([3, 4, 5, 5, 5, 2]);
  });

  it('keep the gap between two mails, and lay out what a pause has left over the day', async () => {
    const here = await world(kind, { senders: 2, mailbox: { gapSeconds: 60 } });
    await leads(here, await here.campaign({ set: { dailyCap: 40 } }), 20);
    const times: number[] = [];
    for (let minute = 0; minute < 120; minute++) {
      await Promise.all(here.senders.map((sender) => sender.work()));
      while (times.length < here.sink.mails.length) times.push(here.clock.now());
      here.clock.advance(30_000);
    }
    for (const [index, time] of times.slice(1).entries())
      expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(MINUTE);
    // In an hour not all of them: the day is long.
    expect(times.length).toBeGreaterThan(3);
    expect(times.length).toBeLessThan(20);
  });

  it('are told when a mailbox holds as many mails as may wait in it', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign();
    await leads(here, campaignId, 51);
    for (let ticks = 0; ticks < 4; ticks++) await here.first.tick();
    expect(await here.sends()).toHaveLength(50);
    const why = () => explainCampaign(here.app, here.workspaceId, campaignId);
    expect(await why()).toMatchObject({ code: 'mailbox_backlog', leads: { due: 1 } });
    await here.first.work();
    expect(await here.sends()).toHaveLength(51);
  });
});
