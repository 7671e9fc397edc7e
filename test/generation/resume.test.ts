import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { LEASE_MS } from '../../src/generation/open-run.ts';
import { recoverOnce } from '../../src/generation/recover.ts';
import { getRunView } from '../../src/generation/run-rows.ts';
import { waitForRun } from '../../src/generation/wait.ts';
import { generationTools } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, Gate, modelEngine, slowEngine } from '../helpers/engines.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const STAGES = ['research', 'architecture', 'features', 'phases', 'promptPack'] as const;

onEveryStore('a run whose process stops', (kind) => {
  it.each(
    STAGES,
  )('in the %s stage is finished by the next start, which redoes no finished stage and charges once', async (stage) => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    for (const before of STAGES.filter((one) => one !== stage)) gate.open(before);
    await using stopping = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(stopping, { tier: 'pro', credits: 200 });
    const call = run(stopping, caller, 'generate_blueprint', { waitMs: 0 });
    await gate.reached(stage);
    const { id } = (await call).run;
    // The stage beside it, where there is one, is recorded before the process goes.
    const alone = stage === 'research' || stage === 'architecture' ? 1 : STAGES.indexOf(stage);
    await expect.poll(async () => (await doneStages(stopping, caller.workspace.id, id)).length).toBe(alone);
    const done = await doneStages(stopping, caller.workspace.id, id);
    await stopping.close();

    const engine = fixtureEngine();
    await using next = await testApp({ databaseUrl, engine, clock: stopping.clock });
    await recoverOnce(next, generationTools, true);
    const view = await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect(view.status).toBe('succeeded');
    expect([...engine.asked].sort()).toEqual(STAGES.filter((one) => !done.includes(one)).sort());
    expect(await creditsOf(next, caller)).toEqual({ balance: 50, held: 0 });
    expect(await checkLedger(next)).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('without a word is taken over when its lease has lapsed, and what the dead one does then changes nothing', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    await using frozen = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) });
    const caller = await newCaller(frozen, { credits: 100 });
    const { id } = (await run(frozen, caller, 'generate_research', { waitMs: 0 })).run;
    await gate.reached('research');
    // Another clock: the frozen process sends no heartbeat while the other's time goes on.
    await using next = await testApp({ databaseUrl, engine: fixtureEngine() });
    next.clock.advance(LEASE_MS - 1);
    await recoverOnce(next, generationTools, false);
    expect(next.activeRuns.size).toBe(0);
    next.clock.advance(2);
    await recoverOnce(next, generationTools, false);
    const view = await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect(view.status).toBe('succeeded');
    gate.open();
    await expect.poll(() => frozen.activeRuns.size).toBe(0);
    expect(await creditsOf(next, caller)).toEqual({ balance: 75, held: 0 });
    expect(await checkLedger(next)).toMatchObject({ ok: true });
  });

  it('is left alone by a process with another engine', async () => {
    const databaseUrl = await kind.freshUrl();
    await using stopping = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), new Gate()) });
    const caller = await newCaller(stopping, { credits: 100 });
    await run(stopping, caller, 'generate_research', { waitMs: 0 });
    await stopping.close();
    await using other = await testApp({
      databaseUrl,
      engine: { ...fixtureEngine(), name: 'openai' },
      clock: stopping.clock,
    });
    await recoverOnce(other, generationTools, true);
    expect(other.activeRuns.size).toBe(0);
  });

  it('ends as failed and uncharged when its engine is one that no version has any more', async () => {
    const databaseUrl = await kind.freshUrl();
    await using stopping = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), new Gate()) });
    const caller = await newCaller(stopping, { credits: 100 });
    const { id } = (await run(stopping, caller, 'generate_research', { waitMs: 0 })).run;
    await stopping.close();
    await using next = await testApp({ databaseUrl, engine: fixtureEngine(), clock: stopping.clock });
    await next.store.write((tx) => tx.updateTable('runs').set({ engine: 'offline' }).where('id', '=', id).execute());
    await recoverOnce(next, generationTools, true);
    const view = await getRunView(next, caller.workspace.id, id);
    expect(view).toMatchObject({ status: 'failed', error: { message: expect.stringContaining('Start it again') } });
    expect(await creditsOf(next, caller)).toEqual({ balance: 100, held: 0 });
    expect(await checkLedger(next)).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('tells the tokens of all its stages, those from before the stop too', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    for (const stage of ['research', 'architecture'] as const) gate.open(stage);
    await using stopping = await testApp({ databaseUrl, engine: slowEngine(modelEngine('one-model'), gate) });
    const caller = await newCaller(stopping, { tier: 'pro', credits: 200 });
    const { id } = (await run(stopping, caller, 'generate_blueprint', { waitMs: 0 })).run;
    await gate.reached('features');
    await stopping.close();

    const engine = modelEngine('one-model');
    await using next = await testApp({ databaseUrl, engine, clock: stopping.clock });
    await recoverOnce(next, generationTools, true);
    const view = await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect(engine.asked).not.toContain('research');
    expect(view.meta?.usage).toMatchObject({ inputTokens: 50, outputTokens: 10 });
  });

  it('is made anew by another model, since its answer names one author, and counts what both used', async () => {
    const databaseUrl = await kind.freshUrl();
    const gate = new Gate();
    for (const stage of ['research', 'architecture'] as const) gate.open(stage);
    await using stopping = await testApp({ databaseUrl, engine: slowEngine(modelEngine('one-model'), gate) });
    const caller = await newCaller(stopping, { tier: 'pro', credits: 200 });
    const { id } = (await run(stopping, caller, 'generate_blueprint', { waitMs: 0 })).run;
    await gate.reached('features');
    await stopping.close();

    const engine = modelEngine('another-model');
    await using next = await testApp({ databaseUrl, engine, clock: stopping.clock });
    await recoverOnce(next, generationTools, true);
    const view = await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect([...engine.asked].sort()).toEqual([...STAGES].sort());
    expect(view.meta).toMatchObject({ model: 'another-model', usage: { inputTokens: 70, outputTokens: 14 } });
    expect(await creditsOf(next, caller)).toEqual({ balance: 50, held: 0 });
  });

  it('is made by another engine when its caller asks there for it again', async () => {
    const databaseUrl = await kind.freshUrl();
    const again = { sameness: { kind: 'fresh', idempotency: { route: '/research', key: 'k', body: 'b' } } } as const;
    await using stopping = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), new Gate()) });
    const caller = await newCaller(stopping, { credits: 100 });
    const { id } = (await run(stopping, caller, 'generate_research', { ...again, waitMs: 0 })).run;
    await stopping.close();
    await using other = await testApp({ databaseUrl, engine: modelEngine('a-model'), clock: stopping.clock });
    const made = await run(other, caller, 'generate_research', { ...again, waitMs: 60_000 });
    expect(made.run).toMatchObject({ id, status: 'succeeded', meta: { engine: 'anthropic', model: 'a-model' } });
    expect(await creditsOf(other, caller)).toEqual({ balance: 75, held: 0 });
  });

  it('long ago holds credits anew, or fails uncharged when they are gone', async () => {
    const databaseUrl = await kind.freshUrl();
    await using stopping = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), new Gate()) });
    const caller = await newCaller(stopping, { tier: 'free', credits: 40 });
    const { id } = (await run(stopping, caller, 'generate_research', { waitMs: 0 })).run;
    await stopping.close();
    await using next = await testApp({ databaseUrl, engine: fixtureEngine(), clock: stopping.clock });
    next.clock.advance(60 * 60_000);
    await next.ledger.expireOverdue();
    await run(next, caller, 'generate_research');
    await recoverOnce(next, generationTools, true);
    const view = await waitForRun(next, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect(view).toMatchObject({ status: 'failed', error: { code: 'insufficient_credits' } });
    expect(await creditsOf(next, caller)).toEqual({ balance: 15, held: 0 });
    expect(await checkLedger(next)).toMatchObject({ ok: true, openHolds: 0 });
  });
});

async function doneStages(
  app: Parameters<typeof getRunView>[0],
  workspaceId: string,
  runId: string,
): Promise<string[]> {
  const { stages } = await getRunView(app, workspaceId, runId);
  return stages.filter((one) => one.status === 'done').map((one) => one.name);
}
