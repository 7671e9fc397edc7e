import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engines/engine.ts';
import { AppError } from '../../src/errors.ts';
import { cancelRun } from '../../src/generation/cancel.ts';
import { metaSchema } from '../../src/generation/envelope.ts';
import { revisePlan } from '../../src/generation/orders/revise.ts';
import { recoverOnce } from '../../src/generation/recover.ts';
import { getRunView } from '../../src/generation/run-rows.ts';
import { usageOf } from '../../src/generation/run-usage.ts';
import { readPrices } from '../../src/system/model-prices.ts';
import { must } from '../../src/system/must.ts';
import { generationTools } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { type Call, type DraftingEngine, draftingEngine } from '../helpers/drafting-engine.ts';
import { modelEngine } from '../helpers/engines.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { type TestApp, testApp } from '../helpers/test-app.ts';

const attach = { sameness: { kind: 'attach' as const } };
const { prices: modelPrices } = readPrices('a-model=2000/10000/200, b-model=1/1');
const priced = { config: modelPrices ? { modelPrices } : {} };
const dollars = (amount: number) => ({ amount, currency: 'USD' });

describe('what a run has used', () => {
  it('is told in all and by stage, in tokens and in money', async () => {
    await using app = await testApp({ engine: draftingEngine(), ...priced });
    const { run: made } = await run(app, await newCaller(app, { tier: 'pro', credits: 200 }), 'generate_blueprint');
    const { byStage = [], ...total } = must(made.meta?.usage ?? undefined);
    // Each call reads ten tokens and writes two: four cents.
    const calls = total.inputTokens / 10;
    expect(total).toEqual({ inputTokens: calls * 10, outputTokens: calls * 2, money: dollars((calls * 4) / 100) });
    const stages = ['brief', 'research', 'architecture', 'features', 'phases', 'promptPack', 'review'];
    expect(byStage.map(({ stage }) => stage)).toEqual(stages);
    expect(byStage[2]).toEqual({ stage: 'architecture', inputTokens: 30, outputTokens: 6, money: dollars(0.12) });
    const sum = byStage.reduce((cents, { money }) => cents + Math.round((money?.amount ?? 0) * 100), 0);
    expect(sum).toBe(calls * 4);
    expect(metaSchema.shape.usage.parse(made.meta?.usage)).toEqual(made.meta?.usage);
  });

  it('has no money where a model has no price, and never nothing in its place', async () => {
    await using app = await testApp({ engine: draftingEngine() });
    const { run: made } = await run(app, await newCaller(app), 'generate_research');
    expect(made.meta?.usage?.money).toBeNull();
    expect(made.meta?.usage?.byStage?.map(({ money }) => money)).toEqual([null, null]);
  });

  it('counts by the model that wrote it, and the parts that the vendor counts apart', async () => {
    const inner = draftingEngine();
    const counted = { inputTokens: 1_000, outputTokens: 10, cacheReadTokens: 500, thinkingTokens: 4 };
    const engine: Engine = {
      ...inner,
      async generate(request) {
        const answer = await inner.generate(request);
        return request.stage === 'brief' ? { ...answer, model: 'b-model' } : { ...answer, usage: counted };
      },
    };
    await using app = await testApp({ engine, ...priced });
    const { run: made } = await run(app, await newCaller(app), 'generate_research');
    expect(made.meta?.usage?.byStage).toEqual([
      { stage: 'brief', inputTokens: 10, outputTokens: 2, money: dollars(0.000012) },
      { stage: 'research', ...counted, money: dollars(1.2) },
    ]);
  });

  it('counts answers that did not hold, and what a failed run had used', async () => {
    const engine = draftingEngine(({ name }: Call) => (name === 'research' ? { summary: 'Nothing.' } : undefined));
    await using app = await testApp({ engine, ...priced });
    await expect(run(app, await newCaller(app), 'generate_research')).rejects.toThrow('did not hold together');
    const { id } = await app.store.db.selectFrom('runs').select('id').executeTakeFirstOrThrow();
    const used = await usageOf(app.store.db, id);
    expect(used?.byStage).toMatchObject([
      { stage: 'brief', inputTokens: 10 },
      { stage: 'research', inputTokens: 30, money: dollars(0.12) },
    ]);
  });

  it('is nothing where no model was asked', async () => {
    await using app = await testApp();
    const { run: made } = await run(app, await newCaller(app), 'generate_research');
    expect(made.meta?.usage).toBeNull();
  });
});

/** A model whose every call costs twelve cents, as the larger ones of a blueprint do. */
function costly(answer?: (call: Call) => unknown): DraftingEngine {
  const inner = draftingEngine(answer);
  const usage = { inputTokens: 20_000, outputTokens: 8_000 };
  return { ...inner, generate: async (request) => ({ ...(await inner.generate(request)), usage }) };
}
const CALL = 0.12e9;
const CAP = 0.8e9;
const BLUEPRINT = 'generate_blueprint';
const HALF_DAY_MS = 12 * 60 * 60_000;
const config = { modelPrices: readPrices('a-model=2/10').prices };

/** Whether the leases of all runs under way have been extended lately. */
async function isBeating({ store, clock }: TestApp): Promise<boolean> {
  const { until } = await store.db
    .selectFrom('runs')
    .select((select) => select.fn.min('lease_until').as('until'))
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow();
  return until === null || until > clock.now() + 6_000;
}

onEveryStore('the daily cap', (kind) => {
  const appOn = async (engine: Engine, { before, dailyCap = CAP }: { before?: TestApp; dailyCap?: number } = {}) =>
    testApp({
      databaseUrl: before?.config.databaseUrl ?? (await kind.freshUrl()),
      ...(before ? { clock: before.clock } : {}),
      ...{ engine, config: { ...config, dailyCap } },
    });

  it('stops a run between calls, keeps its parts, and the same call goes on the next day', async () => {
    const engine = costly();
    await using app = await appOn(engine);
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    const error = await run(app, caller, BLUEPRINT, attach).catch((failed) => failed);
    expect(error).toMatchObject({ code: 'rate_limited', retryAfterSeconds: HALF_DAY_MS / 1_000 });
    expect(error.message).toMatch(
      /^Your workspace has spent about \$0\.84 on the model today, by the prices that are set, and may spend \$0\.80 a day \(UTC\)\. It may spend again from 2026-01-16 00:00 UTC\. Nothing was charged\. Finished and kept for 48 hours: .*Make the same call again/,
    );
    // Every call that was made is kept: none was cut off.
    const made = engine.asked.length;
    const parts = await app.store.db.selectFrom('run_parts').select('part').execute();
    const kept = parts.map(({ part }) => part).filter((part) => !part.startsWith('written'));
    // Which of the calls beside each other come first is not told.
    const done = await app.store.db.selectFrom('run_stages').select('stage').where('status', '=', 'done').execute();
    const research = done.filter(({ stage }) => stage === 'research').map(({ stage }) => stage);
    expect(['brief', ...research, ...kept].toSorted()).toEqual(engine.asked.toSorted());
    expect(await creditsOf(app, caller)).toEqual({ balance: 200, held: 0 });
    expect(await app.spending.spentToday(caller.workspace.id)).toBe(made * CALL);

    // No more that day.
    await expect(run(app, caller, BLUEPRINT, attach)).rejects.toThrow('has spent about $0.84');
    expect(engine.asked).toHaveLength(made);
    expect(await app.spending.spentToday('another')).toBe(0);

    // The same hour on the days after it: nineteen calls take three days.
    for (const isDone of [false, true]) {
      app.clock.advance(2 * HALF_DAY_MS + 60_000);
      await recoverOnce(app, generationTools, true);
      const ended = await run(app, caller, BLUEPRINT, attach).catch((failed) => failed);
      expect(ended instanceof AppError).toBe(!isDone);
    }
    expect(new Set(engine.asked).size).toBe(engine.asked.length);
    expect(await creditsOf(app, caller)).toEqual({ balance: 50, held: 0 });
  });

  it('is passed by at most one call each by ten runs at once in two processes', async () => {
    const gate = Promise.withResolvers<undefined>();
    const engines = [costly(() => gate.promise), costly(() => gate.promise)] as const;
    // Ten runs get to where their calls are made side by side.
    const dailyCap = 5e9;
    await using first = await appOn(engines[0], { dailyCap });
    await using second = await appOn(engines[1], { before: first, dailyCap });
    const caller = await newCaller(first, { tier: 'pro', credits: 5_000 });
    const ideas = Array.from({ length: 10 }, (_, at) => `A tool library for street number ${at} that lends ladders`);
    const ended = ideas.map((idea, at) =>
      run(at % 2 === 0 ? first : second, caller, BLUEPRINT, { ...attach, input: { idea } }).catch((error) => error),
    );
    // All ten are in their first call, begun with nothing spent.
    const asked = () => engines.flatMap((engine) => engine.asked);
    await expect.poll(() => asked().length).toBe(10);
    gate.resolve(undefined);
    const all = Promise.all(ended);
    let isOver = false;
    void all.finally(() => {
      isOver = true;
    });
    // What waits for calls of the other process looks once a second.
    const isOverLater = async () => {
      // No lease lapses because a heartbeat is slower than this clock.
      if (await isBeating(first)) first.clock.advance(1_000);
      return isOver;
    };
    await expect.poll(isOverLater).toBe(true);
    for (const error of await all) expect(error.message).toContain('may spend $5.00 a day');
    const spent = await first.spending.spentToday(caller.workspace.id);
    expect(spent).toBe(asked().length * CALL);
    expect(spent).toBeLessThan(dailyCap + 10 * CALL);
  });

  it('is passed by one call of a run that makes many beside each other', async () => {
    const engine = costly();
    await using app = await appOn(engine);
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    // Room for two calls more once the skeleton is written.
    await app.store.write((tx) => app.spending.add(tx, caller.workspace.id, CAP - 4.5 * CALL));
    await expect(run(app, caller, BLUEPRINT)).rejects.toThrow('may spend $0.80 a day');
    expect(engine.asked).toHaveLength(5);
  });

  it('counts a cancelled run', async () => {
    const engine = costly(({ name }) => (name === 'research' ? new Promise(() => {}) : undefined));
    await using app = await appOn(engine);
    const caller = await newCaller(app);
    const { id } = (await run(app, caller, 'generate_research', { waitMs: 0 })).run;
    await expect.poll(() => engine.asked.length).toBe(2);
    await cancelRun(app, caller, id);
    expect(await app.spending.spentToday(caller.workspace.id)).toBe(CALL);
  });

  it('counts a call that breaks off in its answer by what was sent and written', async () => {
    const inner = modelEngine('a-model');
    let sent = 0;
    const generate: Engine['generate'] = async (asked) => {
      if (asked.stage === 'brief')
        return { ...(await inner.generate(asked)), usage: { inputTokens: 10, outputTokens: 2 } };
      const { system, shared = '', user } = asked.prompt();
      sent = Math.ceil((system.length + shared.length + user.length) / 4);
      asked.onBegin?.();
      asked.onWritten?.(1_000, 10);
      throw new AppError('engine_unavailable', 'It broke off.');
    };
    await using app = await appOn({ ...inner, generate });
    const caller = await newCaller(app);
    await expect(run(app, caller, 'generate_research')).rejects.toThrow('It broke off');
    const brief = 10 * 2_000 + 2 * 10_000;
    expect(sent).toBeGreaterThan(500);
    expect(await app.spending.spentToday(caller.workspace.id)).toBe(brief + sent * 2_000 + 1_000 * 10_000);
  });

  it('counts nothing for a call that never began to be answered', async () => {
    const inner = modelEngine('a-model');
    const generate = async () => {
      throw new AppError('engine_unavailable', 'No one is there.');
    };
    await using app = await appOn({ ...inner, generate });
    const caller = await newCaller(app);
    await expect(run(app, caller, 'generate_research')).rejects.toThrow('No one is there');
    expect(await app.spending.spentToday(caller.workspace.id)).toBe(0);
  });

  it('counts a call whose vendor tells no tokens as a large one', async () => {
    const inner = modelEngine('a-model');
    const generate: Engine['generate'] = async (asked) => ({ ...(await inner.generate(asked)), usage: undefined });
    await using app = await appOn({ ...inner, generate });
    const caller = await newCaller(app);
    await run(app, caller, 'generate_research');
    // 30,000 tokens read and 12,000 written, for the brief and for the research.
    expect(await app.spending.spentToday(caller.workspace.id)).toBe(2 * (0.06 + 0.12) * 1e9);
  });

  it('stops a revision between its artefacts, with what is done', async () => {
    const described = { op: 'replace', path: '/summary', value: '"All of it is counted in crowns here."' };
    const engine = costly(({ request }) => (request.task === 'revise research' ? { ops: [described] } : undefined));
    await using rich = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(rich, { tier: 'pro', credits: 500 });
    const planId = must((await run(rich, caller, BLUEPRINT)).run.meta?.planId);
    await using app = await appOn(engine, { before: rich });
    await app.store.write((tx) => app.spending.add(tx, caller.workspace.id, CAP - 1.5 * CALL));
    const revised = await revisePlan(app, caller, { plan: planId, change: 'Prices stand in crowns' });
    expect(revised.updated.map(({ artifact }) => artifact)).toEqual(['brief', 'research']);
    expect(revised.stopped).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('has spent about $0.86'),
    });
    const [, research] = revised.updated;
    const { meta } = await getRunView(app, caller.workspace.id, must(research?.runId));
    expect(meta?.usage).toMatchObject({ inputTokens: 20_000, money: dollars(0.12) });
    const orphans = await app.store.db
      .selectFrom('run_usage')
      .where('run_id', 'not in', app.store.db.selectFrom('runs').select('id'))
      .selectAll()
      .execute();
    expect(orphans).toEqual([]);
  });
});
