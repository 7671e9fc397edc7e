import { expect, it } from 'vitest';
import type { Tier } from '../../src/accounts/tiers.ts';
import { TestClock } from '../../src/system/clock.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { type TestApp, testApp } from '../helpers/test-app.ts';

const workspace = async (app: TestApp, tier: Tier = 'pro') => (await app.workspaces.create({ name: 'Acme', tier })).id;
const reasons = async (app: TestApp, id: string) => (await app.ledger.entries(id)).map((entry) => entry.reason);

onEveryStore('a grant', (kind) => {
  const open = async (clock = new TestClock()) => testApp({ databaseUrl: await kind.freshUrl(), clock });

  it('of the month is given once, lazily, also to 20 readers at once in two processes', async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const id = await workspace(one);
    expect(await one.ledger.entries(id)).toEqual([]);
    const read = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).ledger.balance(id)),
    );
    expect(read).toEqual(Array(20).fill({ balance: 2_500, held: 0 }));
    expect(await one.ledger.entries(id)).toMatchObject([{ amount: 2_500, reason: 'monthly allowance, Pro' }]);
  });

  it('of the month comes with each calendar month in UTC, and nothing expires', async () => {
    await using app = await open(new TestClock(Date.UTC(2026, 0, 31, 23, 59, 59, 999)));
    const id = await workspace(app, 'starter');
    expect((await app.ledger.balance(id)).balance).toBe(1_500);
    app.clock.advance(1);
    expect((await app.ledger.balance(id)).balance).toBe(3_000);
    app.clock.advance(27 * 86_400_000);
    expect((await app.ledger.balance(id)).balance).toBe(3_000);
    expect(await app.ledger.entries(id)).toMatchObject([
      { once_key: 'monthly:2026-02', created_at: Date.UTC(2026, 1, 1) },
      { once_key: 'monthly:2026-01' },
    ]);
  });

  it('of months that nobody looked at is not made up for', async () => {
    await using app = await open(new TestClock(Date.UTC(2026, 0, 15)));
    const id = await workspace(app, 'starter');
    await app.ledger.balance(id);
    app.clock.advance(100 * 86_400_000);
    expect((await app.ledger.balance(id)).balance).toBe(3_000);
  });

  it('of the month is there for a reservation that nobody preceded with a reading', async () => {
    await using app = await open();
    const id = await workspace(app);
    const hold = { workspaceId: id, runId: 'run_1', amount: 2_500, expiresAt: app.clock.now() + 1 };
    await app.store.write((tx) => app.ledger.reserve(tx, hold));
    expect(await app.ledger.balance(id)).toEqual({ balance: 2_500, held: 2_500 });
  });

  it('of the month is none for the free tier, which has its signup credits once', async () => {
    await using app = await open();
    const id = await workspace(app, 'free');
    app.clock.advance(70 * 86_400_000);
    expect(await app.ledger.balance(id)).toEqual({ balance: 100, held: 0 });
    expect(await reasons(app, id)).toEqual(['signup']);
  });

  it('by hand adds each time, and once for a key that must not repeat', async () => {
    await using app = await open();
    const id = await workspace(app, 'free');
    expect(await app.ledger.grant({ workspaceId: id, amount: 5, reason: 'sorry' })).toEqual({ balance: 105, held: 0 });
    expect(await app.ledger.grant({ workspaceId: id, amount: 5, reason: 'sorry' })).toEqual({ balance: 110, held: 0 });
    const invoice = { workspaceId: id, amount: 50, reason: 'invoice', onceKey: 'invoice:7' };
    const paid = await Promise.all([1, 2, 3, 4].map(() => app.ledger.grant(invoice)));
    expect(paid.map(({ balance }) => balance)).toEqual([160, 160, 160, 160]);
  });

  it('of anything but a positive whole number of credits is refused', async () => {
    await using app = await open();
    const id = await workspace(app, 'free');
    for (const amount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001]) {
      await expect(app.ledger.grant({ workspaceId: id, amount, reason: 'x' })).rejects.toMatchObject({
        code: 'invalid_request',
        message: 'amount must be a whole number from 1 to 1000000000.',
      });
    }
    expect(await app.ledger.balance(id)).toEqual({ balance: 100, held: 0 });
  });

  it('to a workspace that is not there says so', async () => {
    await using app = await open();
    const none = { workspaceId: 'ws_none', amount: 1, reason: 'x' };
    await expect(app.ledger.grant(none)).rejects.toMatchObject({ code: 'not_found' });
    await expect(app.ledger.balance('ws_none')).rejects.toMatchObject({ code: 'not_found' });
  });
});
