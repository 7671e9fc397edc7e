import { expect, it } from 'vitest';
import { nextPrompt } from '../../src/generation/building/next-prompt.ts';
import { planNext } from '../../src/generation/orders/plan-next.ts';
import { planSubmit } from '../../src/generation/orders/plan-submit.ts';
import { deletePlan } from '../../src/plans/delete-plan.ts';
import { landInPlan } from '../../src/plans/land.ts';
import { diffVersions, readArtifact, readPlan } from '../../src/plans/read-plan.ts';
import { readSample, SAMPLES } from '../../src/plans/samples/index.ts';
import { must } from '../../src/system/must.ts';
import { newCaller, run } from '../helpers/callers.ts';
import { inlineWorkers } from '../helpers/inline-workers.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const { id } = must(SAMPLES[0]);

onEveryStore('a sample plan', (kind) => {
  it('is built by each workspace for itself, without a row that says it is there', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const [one, other] = [await newCaller(app, { credits: 10 }), await newCaller(app)];
    const done = [{ prompt: 'setup', note: 'A repository.' }];
    const first = await nextPrompt(app, one, { plan: id });
    expect(first).toMatchObject({ planId: id, prompt: { id: 'setup' }, stale: [], done: [] });
    const next = await nextPrompt(app, one, { plan: id, done });
    expect(next).toMatchObject({ prompt: { id: 'P1' }, done: [{ prompt: 'setup' }] });
    expect((await nextPrompt(app, one, { plan: id, done })).marked).toEqual([{ prompt: 'setup', stored: false }]);

    expect((await nextPrompt(app, other, { plan: id })).done).toEqual([]);
    await nextPrompt(app, other, { plan: id, done: [{ prompt: 'setup', note: 'Another one.' }] });
    const rows = await app.store.db.selectFrom('plan_builds').selectAll().orderBy('note').execute();
    expect(rows.map(({ workspace_id, number, note }) => [workspace_id, number, note])).toEqual([
      [one.workspace.id, 1, 'A repository.'],
      [other.workspace.id, 1, 'Another one.'],
    ]);
    expect(await app.store.db.selectFrom('plans').selectAll().execute()).toEqual([]);
  });

  it('is changed by nothing: each attempt gets the same refusal, and costs nothing', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { credits: 100 });
    const workspaceId = caller.workspace.id;
    const brief = { artifact: 'brief' as const, data: { product: 'Another one' } };
    const landing = { run: { id: 'run_1', workspace_id: workspaceId }, words: { idea: '', context: undefined } };
    const attempts = [
      () => deletePlan(app, workspaceId, id),
      () => planNext(app, caller, { plan: id }),
      () => planNext(app, caller, { plan: id, answers: { Q1: 'Dutch' } }),
      () => planSubmit(app, caller, { plan: id, ...brief }),
      () => run(app, caller, 'generate_phases', { input: { plan: id, idea: undefined } }),
      () => app.store.write((tx) => landInPlan(tx, app, { ...landing, named: id, versions: [] })),
    ];
    const messages = new Set<string>();
    for (const attempt of attempts) {
      const refused = await attempt().then(
        () => ({ code: 'none', message: '' }),
        (error) => error,
      );
      expect([String(attempt), refused.code]).toEqual([String(attempt), 'conflict']);
      messages.add(refused.message);
    }
    expect([...messages]).toEqual([
      expect.stringMatching(
        new RegExp(`^${id} is a sample: .*To make a plan of your own, call plan_next or .*charged\\.$`),
      ),
    ]);
    expect((await app.ledger.balance(workspaceId)).balance).toBe(100);
  });
});

it('a sample is read like a plan: whole, an artefact, an older version, an item and a difference', async () => {
  await using app = await testApp();
  const { workspace } = await newCaller(app);
  const { idea } = await readSample(id);
  const plan = await readPlan(app, workspace.id, id);
  expect(plan).toMatchObject({ planId: id, sample: true, idea });
  for (const { artifact, version, versions, stale, engine, model, chars, runId } of plan.artifacts) {
    expect({ artifact, version, stale, engine, runId }).toEqual({
      ...{ artifact, version: versions, stale: [], engine: 'host', runId: null },
    });
    expect(model).toMatch(/\S/);
    const read = await readArtifact(app, workspace.id, { planId: id, artifact, full: true });
    expect(JSON.stringify(read.data).length).toBeGreaterThanOrEqual(chars);
    expect(read).toMatchObject({ planId: id, current: true, version });
  }
  const item = await readArtifact(app, workspace.id, { planId: id, artifact: 'features', item: 'F1', full: true });
  expect(item.data).toMatchObject({ id: 'F1' });
  const twice = plan.artifacts.find(({ versions }) => versions > 1);
  if (twice) {
    const { artifact } = twice;
    const old = await readArtifact(app, workspace.id, { planId: id, artifact, version: 1, full: true });
    expect(old).toMatchObject({ version: 1, current: false });
    expect(await diffVersions(app, workspace.id, { planId: id, artifact })).toMatchObject({ planId: id, from: 1 });
  }
  const none = readArtifact(app, workspace.id, { planId: id, artifact: 'features', version: 99, full: true });
  await expect(none).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('no version 99') });
});

it('a sample is made once in a process, when it is first read, and again after a failure', async () => {
  const jobs: string[] = [];
  let isBroken = true;
  const workers: typeof inlineWorkers = {
    ...inlineWorkers,
    async run(job, ...rest) {
      jobs.push(job);
      if (isBroken) throw new Error('out of memory');
      return inlineWorkers.run(job, ...rest);
    },
  };
  await using app = await testApp({ workers });
  const { workspace } = await newCaller(app);
  expect(jobs).toEqual([]);
  await expect(readPlan(app, workspace.id, id)).rejects.toThrow('out of memory');
  isBroken = false;
  await Promise.all([readPlan(app, workspace.id, id), readPlan(app, workspace.id, id)]);
  await readPlan(app, workspace.id, id);
  expect(jobs).toEqual(['sample', 'sample']);
});
