import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { recordBuilds } from '../../src/plans/builds.ts';
import { deletePlan } from '../../src/plans/delete-plan.ts';
import { putDraft } from '../../src/plans/drafts.ts';
import { requirePlan } from '../../src/plans/find-plan.ts';
import type { Tables } from '../../src/store/tables.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { failingEngine, Gate, modelEngine, slowEngine } from '../helpers/engines.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { type TestApp, testApp } from '../helpers/test-app.ts';
import { numberedEngine } from './numbered-engine.ts';

const SECRET = 'Zanzibar';
const input = { idea: `A booking app for the ferries of ${SECRET} with deposits` };
const TABLES: (keyof Tables)[] = [
  ...(['plans', 'plan_versions', 'plan_drafts', 'plan_builds', 'runs', 'run_stages', 'run_parts', 'briefs'] as const),
  ...(['idempotency_keys', 'entries', 'holds', 'events'] as const),
];

/** Tables in which the words of the idea still stand. */
async function traces(app: TestApp): Promise<string[]> {
  const found = [];
  for (const table of TABLES) {
    const { rows } = await sql`SELECT * FROM ${sql.table(table)}`.execute(app.store.db);
    if (JSON.stringify(rows).includes(SECRET)) found.push(table);
  }
  return found;
}

onEveryStore('deleting a plan', (kind) => {
  it('leaves nothing of its words, drafts, answers and failed runs, and the ledger as it was', async () => {
    const databaseUrl = await kind.freshUrl();
    await using failing = await testApp({ databaseUrl, engine: failingEngine(undefined, 'features') });
    const caller = await newCaller(failing, { credits: 500 });
    await run(failing, caller, 'generate_blueprint', { input }).catch(() => undefined);
    await using app = await testApp({ databaseUrl, engine: numberedEngine(), clock: failing.clock });
    const sameness = { kind: 'fresh' as const, idempotency: { route: '/research', key: 'order-1', body: input } };
    const { run: made } = await run(app, caller, 'generate_research', { input, sameness });
    const planId = made.meta?.planId ?? '';
    const workspaceId = caller.workspace.id;
    const draft = { artifact: 'features' as const, baseHash: null, data: [SECRET] };
    await app.store.write((tx) => putDraft(tx, app, { id: planId, workspaceId }, draft));
    const said = { note: `The ferries of ${SECRET}`, evidence: null, key_id: null, created_at: app.clock.now() };
    const build = { prompt: 'P1', version: 1, hash: 'any', status: 'claimed' as const, ...said };
    await app.store.write((tx) => recordBuilds(tx, { workspaceId, planId }, [build]));
    const { run: other } = await run(app, caller, 'generate_research');
    expect(await traces(app)).toEqual(
      expect.arrayContaining(['plans', 'plan_drafts', 'plan_builds', 'runs', 'run_stages', 'briefs']),
    );

    await deletePlan(app, workspaceId, planId);

    expect(await traces(app)).toEqual([]);
    expect(await creditsOf(app, caller)).toEqual({ balance: 450, held: 0 });
    expect(await checkLedger(app)).toMatchObject({ ok: true });
    expect((await requirePlan(app.store.db, workspaceId, other.meta?.planId ?? '')).idea).not.toBe('');
    await expect(deletePlan(app, workspaceId, planId)).rejects.toMatchObject({ code: 'not_found' });
    // The same words, under the same key too, make a new plan.
    const again = await run(app, caller, 'generate_research', { input, sameness });
    expect(again).toMatchObject({ charged: 25, replayed: false });
    expect(again.run.meta?.planId).toMatch(/^plan_/);
    expect(again.run.meta?.planId).not.toBe(planId);
  });

  it('is refused while one of its runs is in progress, and for another workspace’s plan', async () => {
    const gate = new Gate();
    gate.open('research');
    await using app = await testApp({
      databaseUrl: await kind.freshUrl(),
      engine: slowEngine(modelEngine('a-model'), gate),
    });
    const caller = await newCaller(app, { credits: 500 });
    const planId = (await run(app, caller, 'generate_research', { input })).run.meta?.planId ?? '';
    const { run: running } = await run(app, caller, 'generate_architecture', { input, waitMs: 0 });
    await gate.reached('architecture');

    await expect(deletePlan(app, caller.workspace.id, planId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(running.id),
    });
    const { workspace } = await newCaller(app);
    await expect(deletePlan(app, workspace.id, planId)).rejects.toMatchObject({ code: 'not_found' });
    gate.open();
    await expect.poll(() => app.activeRuns.size).toBe(0);
    await deletePlan(app, caller.workspace.id, planId);
    expect(await traces(app)).toEqual([]);
  });
});
