import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { LEASE_MS } from '../../src/generation/open-run.ts';
import { recoverOnce } from '../../src/generation/recover.ts';
import { waitForRun } from '../../src/generation/wait.ts';
import { PLANS_MAX } from '../../src/plans/find-plan.ts';
import { staleBases } from '../../src/plans/stale.ts';
import { currentHeads, currentVersions, findVersion, versionHeads } from '../../src/plans/versions.ts';
import { generationTools } from '../../tools/generation.ts';
import { newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, Gate, modelEngine, slowEngine } from '../helpers/engines.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { type TestApp, testApp } from '../helpers/test-app.ts';
import { numberedEngine } from './numbered-engine.ts';

const planOf = ({ run: { meta } }: Awaited<ReturnType<typeof run>>): string => meta?.planId ?? 'none';

/** `research 1 current`, one line a version. */
const told = async (app: TestApp, planId: string) =>
  (await versionHeads(app.store.db, planId))
    .map(({ artifact, number, is_current }) => `${artifact} ${number}${is_current ? ' current' : ''}`)
    .toSorted();

const stale = async (app: TestApp, planId: string) => {
  const currents = await currentHeads(app.store.db, [planId]);
  return currents.filter((one) => staleBases(one, currents).length > 0).map(({ artifact }) => artifact);
};

onEveryStore('a plan', (kind) => {
  it('gets every generation of its words, one version each, and the brief once', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: numberedEngine() });
    const caller = await newCaller(app, { credits: 1_000 });

    const blueprint = await run(app, caller, 'generate_blueprint');
    const planId = planOf(blueprint);
    expect(planId).toMatch(/^plan_[0-9a-f]{32}$/);
    const spaced = await run(app, caller, 'generate_research', { input: { idea: PLAIN_IDEA.replace(' ', '  ') } });
    expect(planOf(spaced)).toBe(planId);
    expect(planOf(await run(app, caller, 'generate_research', { input: { context: 'For farmers.' } }))).not.toBe(
      planId,
    );

    expect(await told(app, planId)).toEqual([
      ...['architecture 1 current', 'brief 1 current', 'features 1 current', 'phases 1 current'],
      ...['promptPack 1 current', 'research 1 current', 'research 2'],
    ]);
    const features = await findVersion(app.store.db, planId, 'features');
    expect(features).toMatchObject({ engine: 'anthropic', model: 'a-model', key_id: null, run_id: blueprint.run.id });
    expect(JSON.parse(features?.based_on ?? '')).toMatchObject([
      { artifact: 'brief', number: 1 },
      { artifact: 'research', number: 1 },
      { artifact: 'architecture', number: 1 },
    ]);
    const { features: made } = blueprint.run.result as { features: object };
    expect(JSON.parse(features?.data ?? '')).toEqual(made);
  });

  it('is of one workspace: another one with the same words has a plan of its own', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: modelEngine('a-model') });
    const made = [];
    for (const caller of [await newCaller(app), await newCaller(app)])
      made.push(planOf(await run(app, caller, 'generate_research')));
    expect(new Set(made).size).toBe(2);
  });

  it('moves with a call that names it; then what was built on the old version is stale', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: numberedEngine() });
    const caller = await newCaller(app, { credits: 1_000 });
    const plan = planOf(await run(app, caller, 'generate_blueprint'));
    expect(await stale(app, plan)).toEqual([]);

    await run(app, caller, 'generate_architecture');
    expect(await stale(app, plan)).toEqual([]);
    const named = await run(app, caller, 'generate_architecture', { input: { idea: undefined, plan } });
    expect(planOf(named)).toBe(plan);
    expect((await findVersion(app.store.db, plan, 'architecture'))?.number).toBe(3);
    expect((await stale(app, plan)).toSorted()).toEqual(['features', 'promptPack']);

    const features = await run(app, caller, 'generate_features', { input: { idea: undefined, plan } });
    const { based_on } = (await findVersion(app.store.db, plan, 'features')) ?? { based_on: '' };
    expect(JSON.parse(based_on)).toContainEqual(expect.objectContaining({ artifact: 'architecture', number: 3 }));
    expect(features.run.creditsCharged).toBe(25);
    expect((await stale(app, plan)).toSorted()).toEqual(['phases', 'promptPack']);
  });

  it('counts an outline for nothing once a model has written, and builds no model’s artefact on one', async () => {
    const databaseUrl = await kind.freshUrl();
    await using outlines = await testApp({ databaseUrl, engine: fixtureEngine() });
    const caller = await newCaller(outlines, { credits: 1_000 });
    const plan = planOf(await run(outlines, caller, 'generate_architecture'));
    const input = { idea: undefined, plan };
    await run(outlines, caller, 'generate_architecture', { input });
    expect(await told(outlines, plan)).toEqual(['architecture 1 current', 'brief 1 current']);

    await using app = await testApp({ databaseUrl, engine: numberedEngine(), clock: outlines.clock });
    await run(app, caller, 'generate_features', { input });
    const bases = JSON.parse((await findVersion(app.store.db, plan, 'features'))?.based_on ?? '');
    expect(bases).toMatchObject([{ artifact: 'brief' }]);
    await run(app, caller, 'generate_architecture');
    await run(outlines, caller, 'generate_architecture', { input });
    const current = await currentVersions(app.store.db, plan);
    expect(current.map(({ artifact, engine }) => `${artifact} ${engine}`).toSorted()).toEqual([
      ...['architecture anthropic', 'brief anthropic', 'features anthropic'],
    ]);
  });

  it('is one plan when two processes finish its first two runs at once', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    const engine = () => slowEngine(modelEngine('a-model'), gate);
    await using one = await testApp({ databaseUrl, engine: engine() });
    await using two = await testApp({ databaseUrl, engine: engine(), clock: one.clock });
    const caller = await newCaller(one, { credits: 1_000 });
    const calls = [one, two, one, two].map((app) => run(app, caller, 'generate_research'));
    await expect.poll(() => gate.waiting.length).toBe(4);
    gate.open();
    const plans = (await Promise.all(calls)).map(planOf);
    expect(new Set(plans).size).toBe(1);
    // All wrote the same from the same.
    expect(await told(one, plans[0] ?? '')).toEqual(['brief 1 current', 'research 1 current']);
    expect(await checkLedger(one)).toMatchObject({ ok: true });
  });

  it('gets a run that another process finishes after a crash once, and nothing of the dead one', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    await using frozen = await testApp({ databaseUrl, engine: slowEngine(modelEngine('a-model'), gate) });
    const caller = await newCaller(frozen, { credits: 100 });
    const { id } = (await run(frozen, caller, 'generate_research', { waitMs: 0 })).run;
    await gate.reached('research');
    await using next = await testApp({ databaseUrl, engine: numberedEngine() });
    next.clock.advance(LEASE_MS + 1);
    await recoverOnce(next, generationTools, false);
    const view = await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY });
    gate.open();
    await expect.poll(() => frozen.activeRuns.size).toBe(0);
    expect(await told(next, view.meta?.planId ?? '')).toEqual(['brief 1 current', 'research 1 current']);
    expect(await next.store.db.selectFrom('plans').select('id').execute()).toHaveLength(1);
  });

  it('gets nothing of a run that cannot be charged', async () => {
    const gate = new Gate();
    const engine = slowEngine(modelEngine('a-model'), gate);
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { credits: 100 });
    const call = run(app, caller, 'generate_research').catch((error) => error);
    await gate.reached('research');
    await app.store.write((tx) => tx.updateTable('holds').set({ status: 'released' }).execute());
    gate.open();
    expect(await call).toMatchObject({ code: 'conflict' });
    for (const table of ['plans', 'plan_versions'] as const)
      expect(await app.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('is not made beyond 500 in a workspace: the call succeeds and says so', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { credits: 1_000 });
    const rows = Array.from({ length: PLANS_MAX }, (_, at) => ({
      ...{ id: app.ids.next('plan'), workspace_id: caller.workspace.id, words_hash: `words ${at}`, idea: 'An idea' },
      ...{ context: null, created_at: at, updated_at: at, deleted_at: null },
    }));
    await app.store.write((tx) => tx.insertInto('plans').values(rows).execute());

    const beyond = await run(app, caller, 'generate_research');
    expect(beyond).toMatchObject({ charged: 25, run: { status: 'succeeded' } });
    expect(beyond.run.meta?.planId).toBeUndefined();
    expect(beyond.run.meta?.warnings.join()).toMatch(/500 plans, as many as it may.*Delete a plan/);
    expect(await app.store.db.selectFrom('plan_versions').select('number').execute()).toEqual([]);
  });
});
