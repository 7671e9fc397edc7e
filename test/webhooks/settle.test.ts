import { expect, it } from 'vitest';
import { claimDue } from '../../src/store/due.ts';
import { settleAttempts } from '../../src/webhooks/settle.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { recordLeads, seedEndpoints, webhookApp } from './app.ts';

const LEASE_MS = 60_000;

onEveryStore('a process that stood still', (kind) => {
  it('and has sent a delivery twice by then counts one of the two, and writes what else it has sent', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId } = await seedEndpoints(app, ['http://127.0.0.1:1/']);
    await recordLeads(app, workspaceId, 2);
    const claim = (owner: string) => {
      const claimed = { clock: app.clock, leaseMs: LEASE_MS, owner, limit: 10 };
      return claimDue(app.store, 'deliveries', claimed);
    };
    const [first, ...others] = await claim('lease_1');
    app.clock.advance(LEASE_MS);
    const again = await claim('lease_2');
    const sent = [first, ...others, ...again].flatMap((row) => row ?? []);
    const startedAt = app.clock.now();
    const attempts = sent.map((row) => ({ row, answer: { status: 200 }, startedAt, durationMs: 5 }));
    await settleAttempts(app, attempts);
    const { db } = app.store;
    const states = await db.selectFrom('deliveries').select(['status', 'attempts_made']).execute();
    expect(states).toEqual([
      { status: 'delivered', attempts_made: 1 },
      { status: 'delivered', attempts_made: 1 },
    ]);
    expect(await db.selectFrom('delivery_attempts').selectAll().execute()).toHaveLength(2);
  });
});
