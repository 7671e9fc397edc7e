import { expect, it } from 'vitest';
import { CancelRequested } from '../../src/generation/caller.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { failingEngine, fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const attach = { sameness: { kind: 'attach' as const } };
const fresh = { sameness: { kind: 'attach' as const, fresh: true } };
const named = (key: string, body = 'body') => ({
  sameness: { kind: 'fresh' as const, idempotency: { route: '/research', key, body } },
});

onEveryStore('the same call', (kind) => {
  it('attaches to the running run over MCP and is charged once', async () => {
    const gate = new Gate();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(app, { credits: 100 });
    const first = run(app, caller, 'generate_research', attach);
    await gate.reached('research');
    const second = run(app, caller, 'generate_research', attach);
    const other = run(app, caller, 'generate_research', { ...attach, input: { context: 'for farmers' } });
    gate.open();
    const [one, two, three] = await Promise.all([first, second, other]);
    expect(two.run.id).toBe(one.run.id);
    expect(one.charged + two.charged).toBe(25);
    expect(three.run.id).not.toBe(one.run.id);
    expect(await creditsOf(app, caller)).toEqual({ balance: 50, held: 0 });
  });

  it('made by two clients at the same moment still makes one run', async () => {
    await using app = await testApp({
      databaseUrl: await kind.freshUrl(),
      engine: slowEngine(fixtureEngine(), new Gate()),
    });
    const caller = await newCaller(app, { credits: 1_000 });
    const calls = Array.from({ length: 8 }, () => run(app, caller, 'generate_research', { ...attach, waitMs: 0 }));
    const ids = new Set((await Promise.all(calls)).map((one) => one.run.id));
    expect(ids.size).toBe(1);
  });

  it('costs nothing when it is made again within fifteen minutes, and then is a new run', async () => {
    const gate = new Gate();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(app, { credits: 1_000 });
    const leaving = new AbortController();
    const first = run(app, { ...caller, signal: leaving.signal }, 'generate_research', attach);
    await gate.reached('research');
    leaving.abort(new Error('timed out'));
    const left = await first;
    expect(left).toMatchObject({ charged: 0, run: { status: 'running', creditsCharged: 0 } });
    gate.open();
    for (const _ of [1, 2, 3]) {
      expect(await run(app, caller, 'generate_research', attach)).toMatchObject({
        charged: 0,
        run: { id: left.run.id, status: 'succeeded', creditsCharged: 25 },
      });
    }
    expect(await creditsOf(app, caller)).toEqual({ balance: 975, held: 0 });

    await app.lifecycle.stop();
    app.clock.advance(15 * 60_000 + 1);
    await using later = await testApp({ databaseUrl: app.config.databaseUrl ?? '', clock: app.clock });
    const again = await run(later, caller, 'generate_research', attach);
    expect(again.run.id).not.toBe(left.run.id);
  });

  it('reports its price to the call that opened it, and nothing to others', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { credits: 1_000 });
    const calls = Array.from({ length: 5 }, () => run(app, caller, 'generate_research', attach));
    const charged = (await Promise.all(calls)).map((one) => one.charged);
    expect(charged.toSorted()).toEqual([0, 0, 0, 0, 25]);
  });

  it('is another run with `fresh`, which attaches to one under way and gives its result to the plain call', async () => {
    const gate = new Gate();
    const databaseUrl = await kind.freshUrl();
    await using quick = await testApp({ databaseUrl });
    await using app = await testApp({
      databaseUrl,
      engine: slowEngine(fixtureEngine(), gate),
      clock: quick.clock,
    });
    const caller = await newCaller(app, { credits: 1_000 });
    const plain = await run(quick, caller, 'generate_research', attach);
    app.clock.advance(1);
    const again = () => run(app, caller, 'generate_research', { ...fresh, waitMs: 0 });
    const [one, two] = await Promise.all([again(), again()]);
    gate.open();
    expect(one?.run.id).not.toBe(plain.run.id);
    expect(two?.run.id).toBe(one?.run.id);
    expect(await run(app, caller, 'generate_research', attach)).toMatchObject({ charged: 0, run: { id: one?.run.id } });
    expect(await creditsOf(app, caller)).toEqual({ balance: 950, held: 0 });
  });

  it('after a run that failed or was cancelled is a new one', async () => {
    const databaseUrl = await kind.freshUrl();
    await using broken = await testApp({ databaseUrl, engine: { ...failingEngine(), name: 'outline', model: null } });
    const caller = await newCaller(broken, { credits: 1_000 });
    await expect(run(broken, caller, 'generate_research', attach)).rejects.toMatchObject({
      code: 'engine_unavailable',
    });
    await using app = await testApp({ databaseUrl, clock: broken.clock });
    expect(await run(app, caller, 'generate_research', attach)).toMatchObject({ charged: 25 });
  });

  it('is the same whether an artefact comes as a run id or in full', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { credits: 1_000 });
    const research = await run(app, caller, 'generate_research', attach);
    const byId = await run(app, caller, 'generate_architecture', { ...attach, input: { research: research.run.id } });
    const inFull = { ...attach, input: { research: research.run.result } };
    expect((await run(app, caller, 'generate_architecture', inFull)).run.id).toBe(byId.run.id);
  });

  it('is not stopped by a caller of another process who only joined it', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    await using opener = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) });
    await using joiner = await testApp({ databaseUrl, clock: opener.clock });
    const caller = await newCaller(opener, { credits: 100 });
    const first = run(opener, caller, 'generate_research', attach);
    await gate.reached('research');
    const leaving = new AbortController();
    const second = run(joiner, { ...caller, signal: leaving.signal }, 'generate_research', attach);
    await expect.poll(() => [...opener.activeRuns.keys()].some((id) => joiner.runChanges.count(id) > 0)).toBe(true);
    leaving.abort(new CancelRequested());
    expect((await second).run.status).toBe('running');
    gate.open();
    expect(await first).toMatchObject({ charged: 25, run: { status: 'succeeded' } });
  });

  it('cannot have two runs under way, whatever the code does: the database refuses the second', async () => {
    const gate = new Gate();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(app, { credits: 1_000 });
    const { run: first } = await run(app, caller, 'generate_research', { ...attach, waitMs: 0 });
    const row = await app.store.db.selectFrom('runs').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const second = app.store.write((tx) =>
      tx
        .insertInto('runs')
        .values({ ...row, id: `${row.id.slice(0, -1)}x`, lease_owner: 'another' })
        .execute(),
    );
    await expect(second).rejects.toThrow(/unique/i);
    gate.open();
  });

  it('is always a fresh run over REST without an Idempotency-Key', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { credits: 100 });
    const [one, two] = [await run(app, caller, 'generate_research'), await run(app, caller, 'generate_research')];
    expect(two.run.id).not.toBe(one.run.id);
    expect(await creditsOf(app, caller)).toEqual({ balance: 50, held: 0 });
  });

  it('with one Idempotency-Key attaches in flight and is replayed after success', async () => {
    const gate = new Gate();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(app, { credits: 100 });
    const [first, second] = [
      run(app, caller, 'generate_research', named('k')),
      run(app, caller, 'generate_research', named('k')),
    ];
    gate.open();
    const made = await Promise.all([first, second]);
    expect(made[0].run.id).toBe(made[1].run.id);
    expect(made[0].charged + made[1].charged).toBe(25);
    const replay = await run(app, caller, 'generate_research', named('k'));
    expect(replay).toMatchObject({ charged: 0, replayed: true, run: { id: made[0].run.id } });
    await expect(run(app, caller, 'generate_research', named('k', 'other'))).rejects.toMatchObject({
      code: 'conflict',
    });
    app.clock.advance(24 * 60 * 60_000 + 1);
    const nextDay = await run(app, caller, 'generate_research', named('k', 'other'));
    expect(nextDay.run.id).not.toBe(made[0].run.id);
  });

  it('with one Idempotency-Key tries a failed run again and redoes no finished stage', async () => {
    const databaseUrl = await kind.freshUrl();
    const failing = failingEngine(undefined, 'promptPack');
    await using broken = await testApp({ databaseUrl, engine: failing });
    const caller = await newCaller(broken, { tier: 'pro', credits: 400 });
    await expect(run(broken, caller, 'generate_blueprint', named('b'))).rejects.toMatchObject({
      code: 'engine_unavailable',
    });
    const engine = fixtureEngine();
    await using mended = await testApp({ databaseUrl, engine, clock: broken.clock });
    const made = await run(mended, caller, 'generate_blueprint', named('b'));
    expect(made).toMatchObject({ charged: 150, run: { status: 'succeeded' } });
    expect(engine.asked).not.toContain('research');
    expect(engine.asked).toContain('promptPack');
    expect(await creditsOf(mended, caller)).toEqual({ balance: 250, held: 0 });
  });

  it('is stopped by a caller who cancels, unless another waits for it', async () => {
    const gate = new Gate();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(app, { credits: 100 });
    const [one, two] = [new AbortController(), new AbortController()];
    const first = run(app, { ...caller, signal: one.signal }, 'generate_research', attach);
    await gate.reached('research');
    const second = run(app, { ...caller, signal: two.signal }, 'generate_research', attach);
    await expect
      .poll(async () =>
        app.runChanges.count((await app.store.db.selectFrom('runs').select('id').executeTakeFirstOrThrow()).id),
      )
      .toBe(2);
    one.abort(new CancelRequested());
    expect((await first).run.status).toBe('running');
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 25 });
    two.abort(new CancelRequested());
    await second;
    await expect.poll(() => app.activeRuns.size).toBe(0);
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
    const { status } = await app.store.db.selectFrom('runs').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
  });
});
