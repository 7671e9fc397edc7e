import { expect, it } from 'vitest';
import { activateCampaign } from '../../../src/outreach/campaign-states.ts';
import { addStep } from '../../../src/outreach/steps.ts';
import type { Store } from '../../../src/store/store.ts';
import { type Metrics, noMetrics } from '../../../src/system/metrics.ts';
import type { SinkFault } from '../../helpers/sink-faults.ts';
import { sqliteFiles } from '../../helpers/stores.ts';
import { type World, world } from './world.ts';

const HOUR = 3_600_000;

it.each<[string, SinkFault | undefined, string[]]>([
  ['that is taken', undefined, ['sent']],
  ['whose recipient is gone', { at: 'rcpt', does: { says: '550 5.1.1 User unknown' } }, ['bounced']],
  ['whose sender is refused', { at: 'mail', does: 550 }, ['later', 'later', 'later']],
  ['that is refused itself', { at: 'dot', does: 554 }, ['failed']],
  ['whose answer is lost', { at: 'dot', does: 'drop' }, ['unknown']],
  ['that no server answers', { at: 'greeting', does: 'drop' }, ['later', 'later', 'later']],
  ['whose server is too busy to greet', { at: 'greeting', does: 421 }, ['later', 'later', 'later']],
])('a mail %s is counted as that', async (_, fault, counted) => {
  const here = await world(sqliteFiles, { sink: { faultOf: () => fault } });
  const outcomes: Parameters<Metrics['mail']>[0][] = [];
  here.first.app.metrics = { ...noMetrics, mail: (outcome) => outcomes.push(outcome) };
  const campaignId = await here.campaign();
  await here.lead(campaignId, 'ada');
  for (let hour = 0; hour < 6; hour++) {
    await here.first.work();
    here.clock.advance(HOUR);
  }
  expect(outcomes).toEqual(counted);
});

it('a mail that cannot be written is counted as failed', async () => {
  const here = await world(sqliteFiles);
  const outcomes: string[] = [];
  here.first.app.metrics = { ...noMetrics, mail: (outcome) => outcomes.push(outcome) };
  const campaignId = await here.campaign({ start: false });
  await here.lead(campaignId, 'ada');
  await addStep(here.app, here.workspaceId, campaignId, { position: 1, subject: 'Hi', body: 'For {{ company }}' });
  await activateCampaign(here.app, here.workspaceId, campaignId);
  await here.first.work();
  expect(outcomes).toEqual(['failed']);
});

it.each([
  [
    'cannot be written',
    (here: World) => here.app.store.write((tx) => tx.updateTable('steps').set({ body: '{{ company }}' }).execute()),
  ],
  [
    'was begun too often',
    async (here: World) => {
      await here.first.tick();
      await here.app.store.write((tx) => tx.updateTable('sends').set({ attempts: 9 }).execute());
    },
  ],
])('a mail that %s is counted once, though its transaction had to begin again', async (_, spoil) => {
  const here = await world(sqliteFiles);
  const outcomes: string[] = [];
  const campaignId = await here.campaign();
  await here.lead(campaignId, 'ada');
  await spoil(here);
  here.first.app.metrics = { ...noMetrics, mail: (outcome) => outcomes.push(outcome) };
  here.first.app.store = beginsAgain(here.first.app.store);
  await here.first.work();
  expect(outcomes).toEqual(['failed']);
});

/** Undoes each transaction once, as databases do that find two of them in each other's way. */
function beginsAgain(store: Store): Store {
  const write: Store['write'] = async (work, durability) => {
    const undone = store.write(async (tx) => {
      await work(tx);
      throw new Error('undone');
    }, durability);
    await undone.catch(() => undefined);
    return store.write(work, durability);
  };
  return { ...store, write };
}
