import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { AppError } from '../../src/errors.ts';
import { GENERATION_TOOLS } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { failingEngine, fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

onEveryStore('generate', (kind) => {
  it('makes each artefact and charges its price once', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { tier: 'pro', credits: 1_000 });
    let spent = 0;
    for (const tool of GENERATION_TOOLS) {
      const made = await run(app, caller, tool.name);
      expect(tool.output.safeParse(made.run.result).success).toBe(true);
      expect(made).toMatchObject({
        charged: tool.price,
        replayed: false,
        run: { status: 'succeeded', meta: { engine: 'outline' } },
      });
      spent += tool.price;
      expect(await creditsOf(app, caller)).toEqual({ balance: 1_000 - spent, held: 0 });
    }
    expect(await checkLedger(app)).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('charges nothing when the engine fails, and gives the hold back', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: failingEngine() });
    const caller = await newCaller(app, { credits: 100 });
    await expect(run(app, caller, 'generate_research')).rejects.toMatchObject({ code: 'engine_unavailable' });
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
    expect(await checkLedger(app)).toMatchObject({ ok: true });
  });

  it('tells nobody the words of an unexpected failure', async () => {
    await using app = await testApp({
      databaseUrl: await kind.freshUrl(),
      engine: failingEngine(new Error('secret /etc/path')),
    });
    const caller = await newCaller(app, { credits: 100 });
    const error = await run(app, caller, 'generate_research').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'internal' });
    expect(String(error)).not.toContain('secret');
  });

  it('states the credits needed and held when the balance is too small, and runs nothing', async () => {
    const engine = fixtureEngine();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { tier: 'pro', credits: 40 });
    const error = await run(app, caller, 'generate_blueprint').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'insufficient_credits' });
    expect(String(error)).toContain('You need 150 credits but have 40');
    expect(engine.asked).toEqual([]);
  });

  it('never sells the same credits twice to generations that start at once', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { tier: 'pro', credits: 60 });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => run(app, caller, 'generate_research')));
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
    expect(await creditsOf(app, caller)).toEqual({ balance: 10, held: 0 });
  });

  it('refuses a run too many of a workspace, uncharged, and lets others go on', async () => {
    const gate = new Gate();
    await using app = await testApp({
      databaseUrl: await kind.freshUrl(),
      engine: slowEngine(fixtureEngine(), gate),
      config: { runsMax: 2 },
    });
    const [caller, other] = [await newCaller(app, { credits: 100 }), await newCaller(app, { credits: 100 })];
    const under = [run(app, caller, 'generate_research'), run(app, caller, 'generate_research')];
    await expect.poll(() => app.activeRuns.size).toBe(2);
    await expect(run(app, caller, 'generate_research')).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 30,
    });
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 50 });
    under.push(run(app, other, 'generate_research'));
    gate.open();
    await Promise.all(under);
    expect(await run(app, caller, 'generate_research')).toMatchObject({ charged: 25 });
  });

  it('refuses a tool that the tier does not have before anything is held', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { tier: 'free' });
    await expect(run(app, caller, 'generate_blueprint')).rejects.toMatchObject({ code: 'plan_required' });
    await expect(run(app, caller, 'generate_prompt_pack')).rejects.toMatchObject({ code: 'plan_required' });
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
  });

  it('uses the artefact of an earlier run by its id, and no other workspace can', async () => {
    const engine = fixtureEngine();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const [caller, stranger] = [await newCaller(app), await newCaller(app)];
    const research = await run(app, caller, 'generate_research');
    const blueprint = await run(app, caller, 'generate_blueprint');
    await run(app, caller, 'generate_architecture', { input: { research: research.run.id } });
    await run(app, caller, 'generate_features', { input: { architecture: blueprint.run.id } });
    await expect(
      run(app, stranger, 'generate_architecture', { input: { research: research.run.id } }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      run(app, caller, 'generate_features', { input: { architecture: research.run.id } }),
    ).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});
