import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { LEASE_MS } from '../../src/generation/open-run.ts';
import { recoverOnce } from '../../src/generation/recover.ts';
import { waitForRun } from '../../src/generation/wait.ts';
import { generationTools } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEveryStore('a clock that was ahead', (kind) => {
  it.each([HOUR, DAY, 40 * DAY])('by %i ms lets a key that had used up its minute call again', async (ahead) => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const once = () => app.limiter.hit('key_1', { limit: 1, windowMs: 60_000 });
    app.clock.jump(ahead);
    expect([(await once()).allowed, (await once()).allowed]).toEqual([true, false]);
    app.clock.jump(-ahead);
    await recoverOnce(app, generationTools, true);
    expect((await once()).allowed).toBe(true);
  });

  it('leaves no run that nobody takes up: its next start finishes it, and it is charged once', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    await using dying = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) });
    // Nothing looks at the clock before the process dies.
    dying.clock.jump(30 * DAY);
    const caller = await newCaller(dying, { credits: 100 });
    const { id } = (await run(dying, caller, 'generate_research', { waitMs: 0 })).run;
    await gate.reached('research');
    // Its own clock stands still: it sends no heartbeat any more.
    await using next = await testApp({ databaseUrl, engine: fixtureEngine() });
    next.clock.advance(5 * 60_000);
    await recoverOnce(next, generationTools, true);
    const view = await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect(view.status).toBe('succeeded');
    expect(await creditsOf(next, caller)).toEqual({ balance: 75, held: 0 });
    expect(await checkLedger(next)).toMatchObject({ ok: true, openHolds: 0 });
    gate.open();
    await expect.poll(() => dying.activeRuns.size).toBe(0);
  });

  it('is noticed again when it is ahead a second time, though another process has put it right', async () => {
    const databaseUrl = await kind.freshUrl();
    await using app = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: app.clock });
    const once = () => app.limiter.hit('key_1', { limit: 1, windowMs: 60_000 });
    for (const _ of ['first', 'second']) {
      app.clock.jump(DAY);
      expect((await once()).allowed).toBe(true);
      app.clock.jump(-DAY);
      await other.watchClock();
      app.clock.advance(60_000);
    }
    expect((await once()).allowed).toBe(true);
  });

  it('gives no allowance for months that are over, and each month’s once', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const { id } = await app.workspaces.create({ name: 'Acme', tier: 'pro' });
    const balance = async () => (await app.ledger.balance(id)).balance;
    const first = await balance();
    app.clock.jump(-400 * DAY);
    expect(await balance()).toBe(first);
    app.clock.jump(400 * DAY + 40 * DAY);
    expect(await balance()).toBe(2 * first);
    await app.watchClock();
    app.clock.jump(-40 * DAY);
    await app.watchClock();
    expect(await balance()).toBe(2 * first);
    app.clock.jump(31 * DAY);
    expect(await balance()).toBe(2 * first);
    app.clock.jump(31 * DAY);
    expect(await balance()).toBe(3 * first);
  });
});

onEveryStore('a clock that jumps ahead', (kind) => {
  it.each([DAY, 10 * DAY])('by %i ms ends no run under way, and lets no credits of it go', async (ahead) => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    await using owner = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) });
    await using other = await testApp({ databaseUrl, engine: fixtureEngine(), clock: owner.clock });
    const caller = await newCaller(owner, { credits: 100 });
    const call = run(owner, caller, 'generate_research');
    await gate.reached('research');
    owner.clock.jump(ahead);
    await recoverOnce(other, generationTools, true);
    expect(await creditsOf(other, caller)).toEqual({ balance: 100, held: 25 });
    expect(other.activeRuns.size).toBe(0);
    // It lives, and says so; then what has lapsed has lapsed.
    const beats = owner.clock.now() + LEASE_MS;
    owner.clock.advance(2_500);
    await expect
      .poll(async () => (await owner.store.db.selectFrom('runs').select('lease_until').execute())[0]?.lease_until)
      .toBeGreaterThan(beats);
    gate.open();
    expect((await call).run.status).toBe('succeeded');
    expect(await creditsOf(owner, caller)).toEqual({ balance: 75, held: 0 });
    expect(await checkLedger(owner)).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('fails a run that no process took up for a day, and charges nothing for it', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    await using dead = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(dead, { credits: 100 });
    const { id } = (await run(dead, caller, 'generate_research', { waitMs: 0 })).run;
    await gate.reached('research');
    await using next = await testApp({ databaseUrl, engine: fixtureEngine() });
    next.clock.advance(DAY + LEASE_MS);
    await recoverOnce(next, generationTools, true);
    const view = await waitForRun(next, caller, id, { forMs: 0 });
    expect(view).toMatchObject({ status: 'failed', error: { code: 'internal' } });
    expect(await creditsOf(next, caller)).toEqual({ balance: 100, held: 0 });
    gate.open();
    await expect.poll(() => dead.activeRuns.size).toBe(0);
  });

  it('takes over a run whose process is dead once owners that live have had time to say so', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    await using dead = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(dead, { credits: 100 });
    const { id } = (await run(dead, caller, 'generate_research', { waitMs: 0 })).run;
    await gate.reached('research');
    await using next = await testApp({ databaseUrl, engine: fixtureEngine() });
    next.clock.jump(HOUR);
    await recoverOnce(next, generationTools, true);
    expect(next.activeRuns.size).toBe(0);
    next.clock.advance(20_000);
    await recoverOnce(next, generationTools, true);
    expect((await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY })).status).toBe('succeeded');
    gate.open();
    await expect.poll(() => dead.activeRuns.size).toBe(0);
  });
});
