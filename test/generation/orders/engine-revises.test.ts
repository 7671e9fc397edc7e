import { expect, it } from 'vitest';
import { checkLedger } from '../../../src/credits/check.ts';
import { readSection } from '../../../src/engines/prompts/section.ts';
import { AppError } from '../../../src/errors.ts';
import { generate } from '../../../src/generation/generate.ts';
import { STAGE_PRICES } from '../../../src/generation/orders/prices.ts';
import { type Revising, revisePlan } from '../../../src/generation/orders/revise.ts';
import type { PlanArtifact } from '../../../src/plans/names.ts';
import { readArtifact, readPlan } from '../../../src/plans/read-plan.ts';
import { GENERATION_TOOLS } from '../../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../../helpers/callers.ts';
import { type Call, draftingEngine } from '../../helpers/drafting-engine.ts';
import { appDoor } from '../../helpers/host/host.ts';
import { onEveryStore, onOneStore, type StoreKind } from '../../helpers/stores.ts';
import { testApp } from '../../helpers/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: artefacts are read at places that their schema has.
type Loose = any;

const CHANGE = 'Prices stand in Swedish crowns';
const DEMAND = {
  ...{ id: 'D90', quote: CHANGE, kind: 'money', polarity: 'must', means: 'Each price is shown in SEK.' },
  ...{ figures: [], forbids: [] },
};
const op = (what: string, path: string, value: unknown) => ({ op: what, path, value: JSON.stringify(value) });
const REVISED: Record<string, object[]> = {
  brief: [op('add', '/demands/-', DEMAND)],
  architecture: [op('replace', '/nodes/0/description', 'Keeps each price in SEK.')],
  features: [op('replace', '/features/0/description', 'Shows prices in SEK.')],
};

/** What a model answers to the request to bring an artefact up to date, and to any other. */
type Patches = (artifact: string | undefined, call: Call) => unknown;

/** A plan that a model has written in one run, and that it can change. */
async function written(kind: StoreKind, patches: Patches, { credits = 400 } = {}) {
  const engine = draftingEngine((call) => {
    const artifact = /^revise (\w+)$/.exec(call.request.task ?? '')?.[1];
    return patches(artifact, call);
  });
  const app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
  const caller = await newCaller(app, { credits, tier: 'starter' });
  const made = await run(app, caller, 'generate_blueprint');
  const planId = made.run.meta?.planId ?? '';
  const revised = () => engine.asked.filter((one) => one.startsWith('revise ')).map((one) => one.slice(7));
  return {
    ...{ app, caller, engine, planId, revised },
    revise: (asked: Omit<Revising, 'plan'> = {}) => revisePlan(app, caller, { plan: planId, ...asked }),
    plan: () => readPlan(app, caller.workspace.id, planId),
    balance: async () => (await creditsOf(app, caller)).balance,
    read: async (artifact: PlanArtifact): Promise<Loose> =>
      (await readArtifact(app, caller.workspace.id, { planId, artifact, full: true })).data,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

const asRevised: Patches = (artifact) => artifact && { ops: REVISED[artifact] ?? [] };
const away = () => new AppError('engine_unavailable', 'The model is away.');

onOneStore('a plan that the service changes by itself', (kind) => {
  it('takes a change up in two artefacts, each charged in full, and asks for a review', async () => {
    await using here = await written(kind, asRevised);
    const before = await here.balance();
    const { updated, left, order, stopped } = await here.revise({ change: CHANGE });
    expect(stopped).toBeUndefined();
    expect(updated.map((one) => [one.artifact, one.changed, one.creditsCharged])).toEqual([
      ['brief', true, 0],
      ['research', false, 0],
      ['architecture', true, 20],
      ['features', true, 25],
      ['phases', false, 0],
      // The facts of what has changed are in the prompts, too.
      ['promptPack', true, 30],
    ]);
    expect(left).toEqual([]);
    expect(order?.artifact).toBe('review');
    expect(before - (await here.balance())).toBe(75);
    expect((await here.read('features')).features[0].description).toBe('Shows prices in SEK.');
    const plan = await here.plan();
    expect(plan.artifacts.flatMap((one) => one.stale)).toEqual([]);
    expect(plan.artifacts.map(({ engine, model }) => [engine, model])).toEqual(
      plan.artifacts.map(() => ['anthropic', 'a-model']),
    );
  });
});

onEveryStore('a plan that the service changes by itself', (kind) => {
  it('is charged once for each artefact by two calls at once', async () => {
    await using here = await written(kind, asRevised);
    const before = await here.balance();
    const both = await Promise.all([here.revise({ change: CHANGE }), here.revise({ change: CHANGE })]);
    expect(both.map(({ left, stopped }) => [left, stopped])).toEqual([
      [[], undefined],
      [[], undefined],
    ]);
    const charged = both.flatMap(({ updated }) => updated).reduce((sum, one) => sum + one.creditsCharged, 0);
    expect(charged).toBe(75);
    expect(before - (await here.balance())).toBe(75);
    expect((await here.read('brief')).demands.filter(({ id }: { id: string }) => id === 'D90')).toHaveLength(1);
    expect(await checkLedger(here.app)).toMatchObject({ ok: true });
  });
});

onOneStore('a plan that the service changes by itself', (kind) => {
  it('is refreshed after another version of its architecture, and not while nothing is stale', async () => {
    await using here = await written(kind, (artifact, { name, sound }) => {
      if (name === 'architecture') return { ...Object(sound), summary: 'One small server that does it all.' };
      return asRevised(artifact, {} as Call);
    });
    const start = await here.balance();
    const tool = GENERATION_TOOLS.find(({ name }) => name === 'generate_architecture') as Loose;
    const architecture = async () =>
      generate(here.app, here.caller, tool, { plan: here.planId }, { sameness: { kind: 'fresh' }, waitMs: Infinity });
    expect(await here.revise()).toEqual({ planId: here.planId, updated: [], left: [] });
    expect(here.revised()).toEqual([]);
    expect(await here.balance()).toBe(start);
    await architecture();
    expect((await here.plan()).artifacts.flatMap((one) => one.stale)).toContain('architecture');
    const { updated, left } = await here.revise();
    expect(left).toEqual([]);
    expect(updated.map(({ artifact, changed }) => [artifact, changed])).toEqual([
      ['features', true],
      ['phases', false],
      ['promptPack', false],
    ]);
    expect(start - (await here.balance())).toBe(20 + 25);
  });

  it('mends a patch that is refused, told what is wrong with it, and is charged once', async () => {
    const asked: string[] = [];
    const tries = [
      [op('replace', '/features/F99/description', 'Shows prices in SEK.')],
      [op('add', '/features/0/criteria/0/uses/-', 'POST /nowhere')],
      [...(REVISED.features ?? []), op('remove', '/features/0/criteria/0/uses/0', '')],
    ];
    await using here = await written(kind, (artifact, call) => {
      if (artifact !== 'features') return asRevised(artifact, call);
      asked.push(call.user);
      const own = readSection(call.user, 'written') as Loose;
      const at = own.features[0].criteria[0].uses.indexOf('POST /nowhere');
      if (asked.length === 3)
        return { ops: [op('remove', `/features/0/criteria/0/uses/${at}`, ''), ...(REVISED.features ?? [])] };
      return { ops: tries[asked.length - 1] };
    });
    const before = await here.balance();
    const { updated, left } = await here.revise({ change: CHANGE });
    expect(left).toEqual([]);
    expect(updated.find(({ artifact }) => artifact === 'features')).toMatchObject({
      changed: true,
      creditsCharged: 25,
    });
    expect(before - (await here.balance())).toBe(75);
    expect(asked.map((user) => JSON.stringify(readSection(user, 'faults') ?? []))).toEqual([
      '[]',
      expect.stringContaining('F99'),
      expect.stringContaining('POST /nowhere'),
    ]);
    expect(JSON.stringify(readSection(asked[2] ?? '', 'last_patch'))).toContain('POST /nowhere');
  });

  it('takes no source for its research from a model that has looked nothing up', async () => {
    const asked: string[] = [];
    const madeUp = [{ id: '1', title: 'A study', url: 'https://made-up.example/', accessedAt: '2026-11-30' }];
    await using here = await written(kind, (artifact, call) => {
      if (artifact !== 'research') return asRevised(artifact, call);
      asked.push(call.user);
      const cites = op('replace', '/trends/0', 'Salons grow [1].');
      return { ops: asked.length === 1 ? [op('add', '/sources', madeUp), cites] : [] };
    });
    const { left } = await here.revise({ change: CHANGE });
    expect(left).toEqual([]);
    expect(JSON.stringify(readSection(asked[1] ?? '', 'faults'))).toContain('nothing was looked up for it');
  });

  it('keeps what is done when no patch holds, and nothing of the patches that did not', async () => {
    let isSound = false;
    await using here = await written(kind, (artifact, call) => {
      if (artifact !== 'features' || isSound) return asRevised(artifact, call);
      return { ops: [op('replace', '/features', [])] };
    });
    const { updated, left, stopped, order } = await here.revise({ change: CHANGE });
    expect(updated.map(({ artifact }) => artifact)).toEqual(['brief', 'research', 'architecture']);
    expect(left).toEqual(['features', 'phases', 'promptPack']);
    expect(stopped).toMatchObject({
      code: 'engine_unavailable',
      message: expect.stringMatching(
        /did not hold together in 3 attempts.*Left: features, phases.*the same call again/,
      ),
    });
    expect(order).toBeUndefined();
    expect(here.revised()).toEqual(['brief', 'research', 'architecture', 'features', 'features', 'features']);
    expect(await here.app.store.db.selectFrom('plan_drafts').selectAll().execute()).toEqual([]);
    await expect(here.revise()).rejects.toMatchObject({ code: 'engine_unavailable' });
    isSound = true;
    const again = await here.revise();
    expect(again).toMatchObject({
      left: [],
      updated: [{ artifact: 'features', changed: true, creditsCharged: 25 }, {}, {}],
    });
  });

  it('goes on where the model was away, by the same call, and charges nothing twice', async () => {
    let isAway = true;
    await using here = await written(kind, (artifact, call) => {
      if (artifact === 'features' && isAway) throw away();
      return asRevised(artifact, call);
    });
    const before = await here.balance();
    const first = await here.revise({ change: CHANGE });
    expect(first).toMatchObject({
      updated: [{ artifact: 'brief' }, { artifact: 'research' }, { artifact: 'architecture', creditsCharged: 20 }],
      left: ['features', 'phases', 'promptPack'],
      stopped: { code: 'engine_unavailable', message: expect.stringContaining('The model is away. Left: features') },
    });
    expect(before - (await here.balance())).toBe(20);
    await expect(here.revise({ change: CHANGE })).rejects.toMatchObject({
      message: expect.stringContaining('Left: features'),
    });
    isAway = false;
    const second = await here.revise({ change: CHANGE });
    expect(second.left).toEqual([]);
    expect(second.updated.map(({ artifact }) => artifact)).toEqual(['features', 'phases', 'promptPack']);
    expect(before - (await here.balance())).toBe(75);
    expect((await creditsOf(here.app, here.caller)).held).toBe(0);
    expect((await here.revise({ change: CHANGE })).updated).toEqual([]);
  });

  it('asks no model for what cannot be paid, and goes on once it can', async () => {
    await using here = await written(kind, asRevised, { credits: 150 + 20 + 24 });
    const first = await here.revise({ change: CHANGE });
    expect(first).toMatchObject({
      left: ['features', 'phases', 'promptPack'],
      stopped: {
        code: 'insufficient_credits',
        message: expect.stringContaining('costs 25 credits if it changes, but only 24'),
      },
    });
    expect(await here.balance()).toBe(24);
    await expect(here.revise()).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect(here.revised()).toEqual(['brief', 'research', 'architecture']);
    await here.app.ledger.grant({ workspaceId: here.caller.workspace.id, amount: 76, reason: 'test' });
    expect((await here.revise()).left).toEqual([]);
    expect(await here.balance()).toBe(45);
  });

  it('loses nothing of a host that submits in between', async () => {
    let door: ReturnType<typeof appDoor> | undefined;
    await using here = await written(kind, async (artifact, call) => {
      if (artifact !== 'features' || !door) return asRevised(artifact, call);
      const submission = {
        plan: here.planId,
        artifact: 'features' as const,
        patch: [{ op: 'replace', path: '/features/1/description', value: 'Written by the host in between.' }],
      };
      const base = /base "([0-9a-f]{64})"/.exec(String(readSection(call.user, 'order')))?.[1] ?? '';
      const { verdict } = await door.submit({ ...submission, base });
      expect(verdict.faults).toEqual([]);
      return asRevised(artifact, call);
    });
    door = appDoor(here.app, here.caller);
    const before = await here.balance();
    const { updated, left, stopped } = await here.revise({ change: CHANGE });
    expect(stopped).toBeUndefined();
    expect(left).toEqual([]);
    expect(updated.map(({ artifact }) => artifact)).toEqual([
      'brief',
      'research',
      'architecture',
      'phases',
      'promptPack',
    ]);
    expect((await here.read('features')).features[1].description).toBe('Written by the host in between.');
    expect(before - (await here.balance())).toBe(20 + 5 + 30);
  });

  it('is left as it is without a model, which says to use plan_next', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app);
    const planId = (await run(app, caller, 'generate_features')).run.meta?.planId ?? '';
    await expect(revisePlan(app, caller, { plan: planId, change: CHANGE })).rejects.toMatchObject({
      code: 'engine_unavailable',
      message: expect.stringContaining('plan_next'),
    });
    expect(await app.store.db.selectFrom('plan_revisions').selectAll().execute()).toEqual([]);
    const versions = await app.store.db.selectFrom('plan_versions').select('written').execute();
    expect(versions.flatMap(({ written: words }) => words ?? [])).toEqual([]);
  });

  it('stops when its caller leaves, charges no more, and says so', async () => {
    const leaving = new AbortController();
    await using here = await written(kind, (artifact, call) => {
      if (artifact === 'features') leaving.abort();
      return asRevised(artifact, call);
    });
    const before = await here.balance();
    const caller = { ...here.caller, signal: leaving.signal };
    const { left, stopped } = await revisePlan(here.app, caller, { plan: here.planId, change: CHANGE });
    expect(stopped).toMatchObject({ code: 'engine_unavailable', message: expect.stringContaining('It was stopped') });
    expect(left[0]).toBe('features');
    expect(before - (await here.balance())).toBe(20);
  });

  it('can be changed where its run was resumed: the words of each artefact are kept', async () => {
    let isAway = true;
    const engine = draftingEngine(({ name }) => {
      if (name === 'promptSlice' && isAway) throw away();
      return undefined;
    });
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { credits: 400, tier: 'starter' });
    const options = { sameness: { kind: 'attach' as const } };
    await expect(run(app, caller, 'generate_blueprint', options)).rejects.toMatchObject({ code: 'engine_unavailable' });
    isAway = false;
    await run(app, caller, 'generate_blueprint', options);
    const versions = await app.store.db.selectFrom('plan_versions').select(['artifact', 'written']).execute();
    const kept = versions.filter(({ written: words }) => words !== null).map(({ artifact }) => artifact);
    expect(kept.sort()).toEqual(['architecture', 'features', 'phases', 'promptPack', 'research']);
  });
});

it('what a model changes in a plan costs what the tool of that artefact costs', () => {
  const prices = GENERATION_TOOLS.filter(({ stages }) => stages.length === 1).map(({ stages, price }) => [
    stages[0],
    price,
  ]);
  expect({ brief: 0, review: 0, ...Object.fromEntries(prices) }).toEqual(STAGE_PRICES);
});
