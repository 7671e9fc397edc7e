import { expect, it } from 'vitest';
import { activateCampaign } from '../../../src/outreach/campaign-states.ts';
import { explainCampaign } from '../../../src/outreach/sending/explain-campaign.ts';
import { insertSend } from '../../helpers/outreach-rows.ts';
import { onEveryStore } from '../../helpers/stores.ts';
import { bounces } from './hears.ts';
import { MINUTE, type World, world } from './world.ts';

const many = (here: World, campaignId: string, count: number, from = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => here.lead(campaignId, `lead${from + index}`)));

onEveryStore('a campaign that bounces', (kind) => {
  it('is paused at 5 % from 50 mails on, says so, and once activated is judged by what is mailed from then on', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign();
    await many(here, campaignId, 59);
    await here.first.work();
    const sends = await here.sends();
    expect(sends).toHaveLength(59);
    // A person's answers, which go where somebody has just written from, make no list better.
    const { workspaceId: workspace_id, mailboxId: mailbox_id } = here;
    const lead_id = sends[0]?.lead_id ?? '';
    const answer = { workspace_id, campaign_id: campaignId, lead_id, mailbox_id, step_id: null };
    for (let count = 0; count < 10; count++) await insertSend(here.app, answer);
    for (const send of sends.slice(0, 2)) await bounces(here, send);
    const why = () => explainCampaign(here.app, here.workspaceId, campaignId);
    expect(await why()).toMatchObject({ code: 'nothing_waiting' });
    await bounces(here, sends[2] ?? { id: '', lead_id: '' });
    const told = await why();
    expect(told).toMatchObject({ code: 'campaign_paused' });
    expect(told.reason).toContain('3 of its last 59 mails went to addresses that are gone');
    expect(told.reason).toContain('recipient-gone 3. Most often the server said “No such user”');
    const campaign = () => here.app.store.db.selectFrom('campaigns').selectAll().executeTakeFirstOrThrow();
    expect(await campaign()).toMatchObject({ status: 'paused', paused_reason: expect.stringContaining('5 %') });
    here.clock.advance(MINUTE);
    await activateCampaign(here.app, here.workspaceId, campaignId);
    await bounces(here, sends[3] ?? { id: '', lead_id: '' });
    expect(await campaign()).toMatchObject({ status: 'active', paused_reason: null });
  });

  it('is not judged before its fiftieth mail, and then at once, though that one arrives', async () => {
    let refused = 0;
    const faultOf = () =>
      ++refused <= 5 ? ({ at: 'rcpt', does: { says: '550 5.1.1 User unknown' } } as const) : undefined;
    const here = await world(kind, { sink: { faultOf } });
    const campaignId = await here.campaign();
    await many(here, campaignId, 49);
    await here.first.work();
    const campaign = () => here.app.store.db.selectFrom('campaigns').selectAll().executeTakeFirstOrThrow();
    expect(await here.events('lead.bounced')).toHaveLength(5);
    expect(await campaign()).toMatchObject({ status: 'active' });
    await many(here, campaignId, 1, 49);
    await here.first.work();
    expect(await campaign()).toMatchObject({
      status: 'paused',
      paused_reason: expect.stringContaining('5 of its last 50'),
    });
    await many(here, campaignId, 5, 50);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(45);
  });
});
