import { expect, it } from 'vitest';
import { sqliteFiles } from '../helpers/stores.ts';
import { eventFaults } from './event-checks.ts';
import { mailFaults } from './mail-checks.ts';
import { startSim } from './run.ts';

/** A real second mail to somebody who has had it: what no process may ever do by itself. */
it('a mail that a process is made to send twice is found by the checks of the long runs', async () => {
  const sim = await startSim(sqliteFiles, {
    ...{ seed: 1, leads: 6, processes: 1, killEvery: Number.POSITIVE_INFINITY, troubled: false },
  });
  expect(await sim.run()).toBe(true);
  const before = await sim.record();
  expect([...mailFaults(before), ...eventFaults(before)]).toEqual([]);
  const { store } = sim.world.app;
  const [victim] = before.sends;
  await store.write(async (tx) => {
    const again = { status: 'queued', data_begun_at: null, due_at: sim.clock.now() } as const;
    await tx
      .updateTable('sends')
      .set(again)
      .where('id', '=', victim?.id ?? '')
      .execute();
    await tx
      .updateTable('leads')
      .set({ status: 'active' })
      .where('id', '=', victim?.lead_id ?? '')
      .execute();
  });
  expect(await sim.run()).toBe(true);
  const after = await sim.record();
  await sim.fleet.stop();
  expect(mailFaults(after)).toEqual([expect.stringMatching(/^step 1 of campaign \d to lead\d+@\S+ came 2 times$/)]);
  expect(eventFaults(after)).toContain('send.sent was told twice of the same');
});
