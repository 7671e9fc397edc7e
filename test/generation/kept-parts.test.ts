import { expect, it } from 'vitest';
import type { ArtifactName } from '../../src/artifacts/artifacts.ts';
import { checkLedger } from '../../src/credits/check.ts';
import type { Engine, EngineRequest } from '../../src/engines/engine.ts';
import { AppError } from '../../src/errors.ts';
import { cancelRun } from '../../src/generation/cancel.ts';
import { KEPT_MS } from '../../src/generation/kept-parts.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { type CountingEngine, Gate, modelEngine, slowEngine } from '../helpers/engines.ts';
import { onEveryStore, onOneStore, type StoreKind } from '../helpers/stores.ts';
import { type TestApp, testApp } from '../helpers/test-app.ts';

const attach = { sameness: { kind: 'attach' as const } };
const fresh = { sameness: { kind: 'attach' as const, fresh: true } };
const keyed = (key: string) => ({
  sameness: { kind: 'fresh' as const, idempotency: { route: '/blueprint', key, body: 'b' } },
});
const ALL = ['research', 'architecture', 'features', 'phases', 'promptPack'];

/** A model that fails at one stage. */
function failingAt(stage: ArtifactName, model = 'a-model'): CountingEngine {
  const inner = modelEngine(model);
  return {
    ...inner,
    async generate(request: EngineRequest) {
      if (request.stage === stage) throw new AppError('engine_unavailable', 'The model is away. Nothing was charged.');
      return inner.generate(request);
    },
  };
}

/** A model whose answer never holds at one stage. */
function wrongAt(stage: ArtifactName): CountingEngine {
  const inner = modelEngine('a-model');
  return {
    ...inner,
    generate: async (request) => (request.stage === stage ? { output: { summary: 'x' } } : inner.generate(request)),
  };
}

const failure = (call: Promise<unknown>): Promise<AppError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error) => error,
  );

/** An App with another engine; on the same database a moment later, as after a restart, where there was one before. */
const appsOn = (kind: StoreKind) => async (engine: Engine, before?: TestApp) => {
  before?.clock.advance(1);
  const databaseUrl = before?.config.databaseUrl ?? (await kind.freshUrl());
  return testApp({ engine, databaseUrl, ...(before ? { clock: before.clock } : {}) });
};

onEveryStore('the finished stages of a failed run', (kind) => {
  const appOn = appsOn(kind);

  it.each([
    ['the same call over MCP or in the shell', attach],
    ['the same request under its Idempotency-Key', keyed('once')],
  ])('are told, and taken over by %s, at the full price', async (_, options) => {
    await using broken = await appOn(failingAt('phases'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    const error = await failure(run(broken, caller, 'generate_blueprint', options));
    expect(error).toMatchObject({
      code: 'engine_unavailable',
      message:
        'The model is away. Nothing was charged. Finished and kept for 24 hours: research, architecture, features. Make the same call again (over REST with the same Idempotency-Key) to go on from there; it costs 150 credits once it succeeds.',
    });
    expect(await creditsOf(broken, caller)).toEqual({ balance: 200, held: 0 });

    const engine = modelEngine('a-model');
    await using app = await appOn(engine, broken);
    const made = await run(app, caller, 'generate_blueprint', options);
    expect(made).toMatchObject({ charged: 150, run: { status: 'succeeded', creditsCharged: 150 } });
    expect(engine.asked.toSorted()).toEqual(['phases', 'promptPack']);
    // The tokens of what is kept count for the run that uses it.
    expect(made.run.meta?.usage).toMatchObject({ inputTokens: 50, outputTokens: 10 });
    expect(await creditsOf(app, caller)).toEqual({ balance: 50, held: 0 });
    expect(await checkLedger(app)).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('pass on from failure to failure', async () => {
    await using first = await appOn(failingAt('features'));
    const caller = await newCaller(first, { tier: 'pro', credits: 200 });
    await failure(run(first, caller, 'generate_blueprint', attach));
    await using second = await appOn(failingAt('promptPack'), first);
    const error = await failure(run(second, caller, 'generate_blueprint', attach));
    expect(error.message).toContain('research, architecture, features, phases.');
    const engine = modelEngine('a-model');
    await using third = await appOn(engine, first);
    await run(third, caller, 'generate_blueprint', attach);
    expect(engine.asked).toEqual(['promptPack']);
  });

  it('belong to a call with `fresh` too, and not to the version after one that succeeded', async () => {
    await using broken = await appOn(failingAt('phases'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 1_000 });
    await failure(run(broken, caller, 'generate_blueprint', fresh));
    const engine = modelEngine('a-model');
    await using app = await appOn(engine, broken);
    await run(app, caller, 'generate_blueprint', fresh);
    expect(engine.asked.toSorted()).toEqual(['phases', 'promptPack']);
    app.clock.advance(1);
    await run(app, caller, 'generate_blueprint', fresh);
    expect(engine.asked).toHaveLength(7);
  });

  it('are not used where another model took the run up and wrote them', async () => {
    await using broken = await appOn(failingAt('promptPack'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    await failure(run(broken, caller, 'generate_blueprint', attach));
    // As the process that takes a run up writes it.
    await broken.store.write((tx) => tx.updateTable('runs').set({ model: 'another-model' }).execute());
    const engine = modelEngine('a-model');
    await using app = await appOn(engine, broken);
    await run(app, caller, 'generate_blueprint', attach);
    expect(engine.asked.toSorted()).toEqual(ALL.toSorted());
  });

  it('are made anew once no answer held on them a second time', async () => {
    await using broken = await appOn(wrongAt('features'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    const first = await failure(run(broken, caller, 'generate_blueprint', attach));
    expect(first.message).toMatch(/did not hold together.*kept for 24 hours: research, architecture/);
    broken.clock.advance(1);
    const second = await failure(run(broken, caller, 'generate_blueprint', attach));
    expect(second.message).toMatch(/did not hold together/);
    expect(second.message).not.toContain('kept');
    const engine = modelEngine('a-model');
    await using app = await appOn(engine, broken);
    await run(app, caller, 'generate_blueprint', attach);
    expect(engine.asked.toSorted()).toEqual(ALL.toSorted());
  });

  it.each([
    ['the same call', attach, ['features', 'phases', 'promptPack']],
    ['a call for another version', fresh, ALL],
  ])('are there after a cancel for the same call and not for another version: %s', async (_, again, written) => {
    const gate = new Gate();
    for (const stage of ['research', 'architecture'] as const) gate.open(stage);
    await using slow = await appOn(slowEngine(modelEngine('a-model'), gate));
    const caller = await newCaller(slow, { tier: 'pro', credits: 500 });
    const call = failure(run(slow, caller, 'generate_blueprint', attach));
    await gate.reached('features');
    const [runId = ''] = slow.activeRuns.keys();
    const { error } = await cancelRun(slow, caller, runId);
    expect(error?.message).toMatch(/^The run was cancelled; nothing was charged\. Finished and kept for 24 hours: r/);
    await call;
    const engine = modelEngine('a-model');
    await using app = await appOn(engine, slow);
    slow.clock.advance(5_000);
    await run(app, caller, 'generate_blueprint', again);
    expect(engine.asked.toSorted()).toEqual(written.toSorted());
  });
});

onOneStore('the finished stages of a failed run', (kind) => {
  const appOn = appsOn(kind);

  it.each<[string, { model?: string; input?: object; version?: string; later?: number; other?: object }]>([
    ['another model', { model: 'another-model' }],
    ['an engine of another version', { version: 'fixture-2' }],
    ['another context', { input: { context: 'for farmers' } }],
    ['the same call a day later', { later: KEPT_MS }],
    ['a request of REST without a key', { other: {} }],
    ['a request with another key', { other: keyed('another') }],
  ])('are not used by %s', async (_, { model = 'a-model', input = {}, later = 0, other, version }) => {
    await using broken = await appOn(failingAt('promptPack'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    await failure(run(broken, caller, 'generate_blueprint', attach));
    broken.clock.advance(later);
    const engine = modelEngine(model);
    await using app = await appOn(version === undefined ? engine : { ...engine, version }, broken);
    await run(app, caller, 'generate_blueprint', other ?? { ...attach, input });
    expect(engine.asked.toSorted()).toEqual(ALL.toSorted());
  });

  it.each([
    ['another model', modelEngine('another-model')],
    ['an engine of another version', { ...modelEngine('a-model'), version: 'fixture-2' }],
  ])('are made anew under the same Idempotency-Key by %s', async (_, engine) => {
    await using broken = await appOn(failingAt('promptPack'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    await failure(run(broken, caller, 'generate_blueprint', keyed('k')));
    const asked = [...engine.asked];
    await using app = await appOn(engine, broken);
    await run(app, caller, 'generate_blueprint', keyed('k'));
    expect(engine.asked.slice(asked.length).toSorted()).toEqual(ALL.toSorted());
  });

  it('are not promised to a request of REST without a key, which is told how to keep them', async () => {
    await using broken = await appOn(failingAt('phases'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    const error = await failure(run(broken, caller, 'generate_blueprint'));
    expect(error.message).toMatch(/Finished, but not kept: research, architecture, features\. Send an Idempotency-Key/);
  });

  it('are not spoken of where there are none', async () => {
    await using broken = await appOn(failingAt('research'));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    const error = await failure(run(broken, caller, 'generate_research', attach));
    expect(error.message).toBe('The model is away. Nothing was charged.');
  });
});

it('a brief that was forgotten takes the stages with it that were written for it', async () => {
  await using broken = await testApp({ engine: failingAt('promptPack') });
  const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
  await failure(run(broken, caller, 'generate_blueprint', keyed('k')));
  await broken.store.write((tx) => tx.deleteFrom('briefs').execute());
  const engine = modelEngine('a-model');
  await using app = await testApp({
    engine,
    databaseUrl: broken.config.databaseUrl ?? '',
    clock: broken.clock,
  });
  await run(app, caller, 'generate_blueprint', keyed('k'));
  expect(engine.asked.toSorted()).toEqual(ALL.toSorted());
});
