import { expect, it } from 'vitest';
import { onEveryStore } from '../helpers/stores.ts';
import { seedWorkspace, type TestApp, testApp } from '../helpers/test-app.ts';

const HOLD_MS = 60_000;
const reserve = (app: TestApp, workspaceId: string, amount: number, runId = 'run_1') =>
  app.store.write((tx) => app.ledger.reserve(tx, { workspaceId, runId, amount, expiresAt: app.clock.now() + HOLD_MS }));
const settle = (app: TestApp, holdId: string) => app.store.write((tx) => app.ledger.settle(tx, holdId, 'research'));
const release = (app: TestApp, holdId: string) => app.store.write((tx) => app.ledger.release(tx, holdId));
const extend = (app: TestApp, holdId: string) =>
  app.store.write((tx) => app.ledger.extend(tx, holdId, app.clock.now() + HOLD_MS));

onEveryStore('a hold', (kind) => {
  const open = async () => testApp({ databaseUrl: await kind.freshUrl() });

  it('keeps credits apart, and settling it charges them once', async () => {
    await using app = await open();
    const { id } = await seedWorkspace(app, { credits: 100 });
    const holdId = await reserve(app, id, 25);
    expect(await app.ledger.balance(id)).toEqual({ balance: 100, held: 25 });
    app.clock.advance(1);
    await settle(app, holdId);
    expect(await app.ledger.balance(id)).toEqual({ balance: 75, held: 0 });
    const [entry] = await app.ledger.entries(id);
    expect(entry).toMatchObject({ amount: -25, kind: 'charge', reason: 'research', run_id: 'run_1' });
    await expect(settle(app, holdId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await app.ledger.balance(id)).toEqual({ balance: 75, held: 0 });
  });

  it('that is released gives everything back, once', async () => {
    await using app = await open();
    const { id } = await seedWorkspace(app, { credits: 100 });
    const holdId = await reserve(app, id, 25);
    await release(app, holdId);
    await release(app, holdId);
    expect(await app.ledger.balance(id)).toEqual({ balance: 100, held: 0 });
    await expect(settle(app, holdId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of a process that died expires, and cannot be settled or extended after', async () => {
    await using app = await open();
    const { id } = await seedWorkspace(app, { credits: 100 });
    const holdId = await reserve(app, id, 25);
    app.clock.advance(HOLD_MS - 1);
    expect(await app.ledger.expireOverdue()).toBe(0);
    app.clock.advance(1);
    expect(await app.ledger.expireOverdue()).toBe(1);
    expect(await app.ledger.balance(id)).toEqual({ balance: 100, held: 0 });
    await expect(settle(app, holdId)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The credits held for this run are gone; start it again.',
    });
    expect(await extend(app, holdId)).toBe(false);
    expect(await app.ledger.balance(id)).toEqual({ balance: 100, held: 0 });
  });

  it('of a living process is extended by its heartbeat', async () => {
    await using app = await open();
    const { id } = await seedWorkspace(app, { credits: 100 });
    const holdId = await reserve(app, id, 25);
    for (let beat = 0; beat < 3; beat++) {
      app.clock.advance(HOLD_MS - 1);
      expect(await extend(app, holdId)).toBe(true);
      expect(await app.ledger.expireOverdue()).toBe(0);
    }
    await settle(app, holdId);
    expect(await app.ledger.balance(id)).toEqual({ balance: 75, held: 0 });
  });

  it('that is overdue makes room for the next one without anybody sweeping', async () => {
    await using app = await open();
    const { id } = await seedWorkspace(app, { credits: 30 });
    await reserve(app, id, 25);
    await expect(reserve(app, id, 25)).rejects.toMatchObject({ code: 'insufficient_credits' });
    app.clock.advance(HOLD_MS);
    await reserve(app, id, 25);
    expect(await app.ledger.balance(id)).toEqual({ balance: 30, held: 25 });
  });

  it('that is larger than the balance is refused with what is needed and what is there', async () => {
    await using app = await open();
    const { id } = await seedWorkspace(app, { credits: 40 });
    await expect(reserve(app, id, 41)).rejects.toMatchObject({
      code: 'insufficient_credits',
      status: 402,
      message: expect.stringMatching(/^You need 41 credits but have 40\. Add credits/),
    });
    await reserve(app, id, 30);
    await expect(reserve(app, id, 25)).rejects.toMatchObject({
      message: expect.stringMatching(/^You need 25 credits but have 10 \(30 more are held by generations/),
    });
    await reserve(app, id, 10);
    expect(await app.ledger.balance(id)).toEqual({ balance: 40, held: 40 });
  });

  it('is won by 10 of 40 that ask at once in two processes for one of 10 credits each', async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const { id } = await seedWorkspace(one, { credits: 10 });
    const asked = Array.from({ length: 40 }, (_, index) => reserve(index % 2 ? one : other, id, 1, `run_${index}`));
    const outcomes = await Promise.allSettled(asked);
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(30);
    for (const { reason } of lost) expect(reason).toMatchObject({ code: 'insufficient_credits' });
    expect(await one.ledger.balance(id)).toEqual({ balance: 10, held: 10 });
  });

  it('ends one way when it is settled, released and expired at once', async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const { id } = await seedWorkspace(one, { credits: 100 });
    const holds = await Promise.all(Array.from({ length: 10 }, (_, index) => reserve(one, id, 10, `run_${index}`)));
    one.clock.advance(HOLD_MS);
    const settled = await Promise.allSettled(
      holds.flatMap((holdId) => [settle(one, holdId), settle(other, holdId), release(other, holdId)]),
    );
    await Promise.all([one.ledger.expireOverdue(), other.ledger.expireOverdue()]);
    for (const outcome of settled) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
    }
    const rows = await one.store.db.selectFrom('holds').select(['id', 'status']).execute();
    const charges = (await one.ledger.entries(id)).filter((entry) => entry.kind === 'charge');
    expect(rows.every((row) => row.status !== 'open')).toBe(true);
    expect(charges).toHaveLength(rows.filter((row) => row.status === 'settled').length);
    expect(await one.ledger.balance(id)).toEqual({ balance: 100 - 10 * charges.length, held: 0 });
  });

  it('goes with the transaction it belongs to', async () => {
    await using app = await open();
    const { id } = await seedWorkspace(app, { credits: 100 });
    const undone = app.store.write(async (tx) => {
      const hold = { workspaceId: id, runId: 'run_1', amount: 25, expiresAt: app.clock.now() + 1 };
      await app.ledger.settle(tx, await app.ledger.reserve(tx, hold), 'research');
      throw new Error('the row of the run could not be written');
    });
    await expect(undone).rejects.toThrow('could not be written');
    expect(await app.ledger.balance(id)).toEqual({ balance: 100, held: 0 });
    expect(await app.store.db.selectFrom('holds').selectAll().execute()).toEqual([]);
  });
});
