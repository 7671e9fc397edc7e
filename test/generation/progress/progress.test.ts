import { expect, it } from 'vitest';
import { progressSchema, type RunProgress } from '../../../src/generation/progress/shapes.ts';
import { recoverOnce } from '../../../src/generation/recover.ts';
import { getRunView } from '../../../src/generation/run-rows.ts';
import type { RunView } from '../../../src/generation/run-view.ts';
import { waitForRun } from '../../../src/generation/wait.ts';
import { readPrices } from '../../../src/system/model-prices.ts';
import { must } from '../../../src/system/must.ts';
import { generationTools } from '../../../tools/generation.ts';
import { newCaller, run } from '../../helpers/callers.ts';
import { draftingEngine } from '../../helpers/drafting-engine.ts';
import { fixtureEngine, Gate, modelEngine, slowEngine } from '../../helpers/engines.ts';
import { onEveryStore } from '../../helpers/stores.ts';
import { type TestApp, testApp } from '../../helpers/test-app.ts';

const BLUEPRINT = 'generate_blueprint';
const toTheEnd = { forMs: Number.POSITIVE_INFINITY };
const TOOK_MS = 30_000;

/** A model that waits at each of these until it is opened, and whose every call takes half a minute. */
function heldEngine(...held: string[]) {
  const gates = new Map(held.map((name) => [name, Promise.withResolvers<void>()]));
  const engine = draftingEngine(async ({ name, request }) => {
    await (gates.get(request.task ?? '') ?? gates.get(name ?? ''))?.promise;
  });
  return { engine, open: (name: string) => gates.get(name)?.resolve() };
}

const farOf = async (app: TestApp, workspaceId: string, id: string): Promise<RunProgress | null> =>
  (await getRunView(app, workspaceId, id)).progress;

onEveryStore('progress of a run', (kind) => {
  const appOn = async (engine: TestApp['engine'], before?: TestApp, prices = 'a-model=2000/10000') =>
    testApp({
      databaseUrl: before?.config.databaseUrl ?? (await kind.freshUrl()),
      ...(before ? { clock: before.clock } : {}),
      engine,
      config: prices === '' ? {} : { modelPrices: readPrices(prices).prices },
    });

  it('tells parts, tokens and money of what is finished, and a total once a model has planned it', async () => {
    const { engine, open } = heldEngine('skeleton', 'packIndex', 'promptSlice', 'review');
    await using app = await appOn(engine);
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    const { id } = (await run(app, caller, BLUEPRINT, { waitMs: 0 })).run;
    const far = () => farOf(app, caller.workspace.id, id);
    const done = async () => (await far())?.partsDone;
    // The brief and the research: each call reads ten tokens and writes two, for four cents.
    await expect.poll(far).toEqual({
      ...{ partsDone: 1, partsTotal: null, inputTokens: 20, outputTokens: 4 },
      ...{ money: { amount: 0.08, currency: 'USD' }, minutesLeft: null },
    });
    open('skeleton');
    await expect.poll(done).toBeGreaterThan(5);
    expect(await far()).toMatchObject({ partsTotal: null, minutesLeft: null });
    open('packIndex');
    await expect.poll(async () => (await far())?.partsTotal).not.toBeNull();
    const planned = must((await far())?.partsTotal ?? undefined);
    open('promptSlice');
    await expect.poll(done).toBe(planned - 1);
    // All but the review, and the brief that is no part of the plan.
    expect(await far()).toMatchObject({ partsTotal: planned, inputTokens: planned * 10, outputTokens: planned * 2 });
    expect(progressSchema.parse(await far())).toEqual(await far());
    open('review');
    const ended = await waitForRun(app, caller, id, toTheEnd);
    expect([ended.status, ended.progress]).toEqual(['succeeded', null]);
    expect(engine.asked).toHaveLength(planned + 1);
  });

  it('tells the time left once two parts are timed, counts it down, and says the same in another process', async () => {
    const { engine, open } = heldEngine('skeleton', 'packIndex', 'review');
    await using app = await appOn(engine, undefined, '');
    await using other = await appOn(draftingEngine(), app, '');
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    const { id } = (await run(app, caller, BLUEPRINT, { waitMs: 0 })).run;
    const far = () => farOf(app, caller.workspace.id, id);
    const asked = (name: string) => expect.poll(() => engine.asked).toContain(name);
    await asked('skeleton');
    app.clock.advance(TOOK_MS * 6);
    open('skeleton');
    await asked('packIndex');
    app.clock.advance(TOOK_MS * 4);
    open('packIndex');
    await asked('review');
    const told = must((await far()) ?? undefined);
    expect(told.money).toBeNull();
    expect(told.partsDone).toBe(must(told.partsTotal ?? undefined) - 1);
    expect(await farOf(other, caller.workspace.id, id)).toEqual(told);
    const rows = await app.store.db.selectFrom('run_parts').select(['part', 'took_ms']).execute();
    const took = new Map(rows.map((row) => [row.part, row.took_ms]));
    expect([took.get('skeleton'), took.get('packIndex')]).toEqual([TOOK_MS * 6, TOOK_MS * 4]);
    // As if each had taken five minutes.
    await app.store.write((tx) => tx.updateTable('run_parts').set({ took_ms: 300_000 }).execute());
    expect((await far())?.minutesLeft).toBe(5);
    app.clock.advance(120_000);
    expect((await far())?.minutesLeft).toBe(3);
    app.clock.advance(170_000);
    expect((await far())?.minutesLeft).toBe(0);
    expect(await farOf(other, caller.workspace.id, id)).toEqual(await far());
    open('review');
    expect((await waitForRun(app, caller, id, toTheEnd)).status).toBe('succeeded');
  });

  it('counts what another run has left as finished, and not the time that it took there', async () => {
    const first = draftingEngine(({ name }) => {
      if (name === 'review') throw new Error('away');
    });
    await using failing = await appOn(first);
    const caller = await newCaller(failing, { tier: 'pro', credits: 200 });
    const attach = { sameness: { kind: 'attach' as const } };
    await expect(run(failing, caller, BLUEPRINT, attach)).rejects.toThrow();
    failing.clock.advance(1_000);
    const { engine, open } = heldEngine('review');
    await using app = await appOn(engine, failing);
    const { id } = (await run(app, caller, BLUEPRINT, { ...attach, waitMs: 0 })).run;
    await expect.poll(() => engine.asked).toEqual(['review']);
    const far = must((await farOf(app, caller.workspace.id, id)) ?? undefined);
    expect(far).toMatchObject({ partsDone: must(far.partsTotal ?? undefined) - 1, minutesLeft: null });
    open('review');
    expect((await waitForRun(app, caller, id, toTheEnd)).status).toBe('succeeded');
  });

  it('goes on from there in the process that takes the run over', async () => {
    const { engine } = heldEngine('promptSlice');
    await using stopping = await appOn(engine);
    const caller = await newCaller(stopping, { tier: 'pro', credits: 200 });
    const { id } = (await run(stopping, caller, BLUEPRINT, { waitMs: 0 })).run;
    await expect.poll(() => engine.asked.some((name) => name.startsWith('promptSlice'))).toBe(true);
    const isKept = async () => (await farOf(stopping, caller.workspace.id, id))?.partsDone === engine.asked.length - 2;
    await expect.poll(isKept).toBe(true);
    const before = must((await farOf(stopping, caller.workspace.id, id)) ?? undefined);
    await stopping.close();
    const next = heldEngine('promptSlice');
    await using app = await appOn(next.engine, stopping);
    expect(await farOf(app, caller.workspace.id, id)).toEqual(before);
    await recoverOnce(app, generationTools, true);
    await expect.poll(() => next.engine.asked).toContain('promptSlice 1');
    expect(await farOf(app, caller.workspace.id, id)).toEqual(before);
    next.open('promptSlice');
    expect((await waitForRun(app, caller, id, toTheEnd)).status).toBe('succeeded');
  });
});

it('each stage that is written in one piece is a part, and without a model nothing is said of tokens or money', async () => {
  const gate = new Gate();
  await using app = await testApp({ engine: slowEngine(fixtureEngine(), gate) });
  const caller = await newCaller(app, { tier: 'pro', credits: 200 });
  const { id } = (await run(app, caller, BLUEPRINT, { waitMs: 0 })).run;
  gate.open('research');
  await gate.reached('architecture');
  await expect
    .poll(() => farOf(app, caller.workspace.id, id))
    .toEqual({ partsDone: 1, partsTotal: 5, inputTokens: 0, outputTokens: 0, money: null, minutesLeft: null });
  gate.open();
  expect((await waitForRun(app, caller, id, toTheEnd)).progress).toBeNull();
});

it('a run whose stages were written whole, before there were parts, counts its stages', async () => {
  const gate = new Gate();
  await using app = await testApp({ engine: slowEngine(modelEngine('a-model'), gate) });
  const caller = await newCaller(app, { tier: 'pro', credits: 200 });
  const { id } = (await run(app, caller, BLUEPRINT, { waitMs: 0 })).run;
  gate.open('research');
  gate.open('architecture');
  await gate.reached('features');
  const far = () => farOf(app, caller.workspace.id, id);
  await expect.poll(far).toMatchObject({ partsDone: 2, partsTotal: 5, inputTokens: 20, minutesLeft: null });
  gate.open();
  await waitForRun(app, caller, id, toTheEnd);
});

it('a finished part rings at once, and does not end a wait for the next stage', async () => {
  const { engine, open } = heldEngine('skeleton', 'featureSlice', 'phasesFill', 'architectureFill', 'packIndex');
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { tier: 'pro', credits: 200 });
  const { id } = (await run(app, caller, BLUEPRINT, { waitMs: 0 })).run;
  await expect.poll(() => engine.asked).toContain('skeleton');
  await expect.poll(async () => (await farOf(app, caller.workspace.id, id))?.partsDone).toBe(1);
  const told: (number | undefined)[] = [];
  const heard = { ...caller, progress: (view: RunView) => void told.push(view.progress?.partsDone) };
  let isOver = false;
  const waiting = waitForRun(app, heard, id, { ...toTheEnd, untilChange: true }).finally(() => {
    isOver = true;
  });
  open('skeleton');
  // The clock stands still: only a waiter that is rung looks again.
  await expect.poll(() => told).toContain(2);
  open('packIndex');
  await expect.poll(() => told).toContain(3);
  expect(isOver).toBe(false);
  open('phasesFill');
  open('featureSlice');
  open('architectureFill');
  await waiting;
});

it('a part takes as long as it is written, without the time that it waited for its turn', async () => {
  const turn = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const drafting = draftingEngine(async ({ name, request }) => {
    if (name !== 'skeleton') return;
    await turn.promise;
    request.onTurn?.();
    await answer.promise;
  });
  await using app = await testApp({ engine: { ...drafting, takesTurns: true } });
  const caller = await newCaller(app, { tier: 'pro', credits: 200 });
  const { id } = (await run(app, caller, BLUEPRINT, { waitMs: 0 })).run;
  await expect.poll(() => drafting.asked).toContain('skeleton');
  const took: unknown[] = [];
  const look = async () => {
    const rows = await app.store.db.selectFrom('run_parts').select('took_ms').where('part', '=', 'skeleton').execute();
    took.push(...rows.map((row) => row.took_ms));
  };
  const looks: Promise<void>[] = [];
  const heard = { ...caller, progress: () => void looks.push(look()) };
  const waiting = waitForRun(app, heard, id, toTheEnd);
  app.clock.advance(TOOK_MS);
  turn.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  app.clock.advance(2 * TOOK_MS);
  answer.resolve();
  expect((await waiting).status).toBe('succeeded');
  await Promise.all(looks);
  expect(new Set(took)).toEqual(new Set([2 * TOOK_MS]));
});
