import { expect, it } from 'vitest';
import { estimate } from '../../../src/generation/estimating/estimate.ts';
import { estimateSchema } from '../../../src/generation/estimating/shapes.ts';
import { readPrices } from '../../../src/system/model-prices.ts';
import { must } from '../../../src/system/must.ts';
import { generationTools } from '../../../tools/generation.ts';
import { newCaller, run } from '../../helpers/callers.ts';
import { draftingEngine } from '../../helpers/drafting-engine.ts';
import { PLAIN_IDEA } from '../../helpers/plain-artifacts.ts';
import { type TestApp, testApp } from '../../helpers/test-app.ts';

const BLUEPRINT = must(generationTools.get('generate_blueprint'));
const RESEARCH = must(generationTools.get('generate_research'));
const attach = { sameness: { kind: 'attach' as const } };
const again = { sameness: { kind: 'attach' as const, fresh: true } };
const rest = { sameness: { kind: 'fresh' as const } };
const words = { idea: PLAIN_IDEA };
const config = { modelPrices: readPrices('a-model=2/10/0.20').prices };

/** Every row of the database. */
async function rowsIn({ store }: TestApp): Promise<string> {
  const tables = ['runs', 'run_stages', 'run_parts', 'briefs', 'holds', 'entries', 'plans', 'run_usage'] as const;
  const all = tables.map((table) => store.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(all));
}

it('tells credits, tokens, money and time by stage, asks no model and writes nothing', async () => {
  const engine = draftingEngine();
  await using app = await testApp({ engine, config });
  const caller = await newCaller(app, { tier: 'pro', credits: 140 });
  const before = await rowsIn(app);
  const told = await estimate(app, caller, BLUEPRINT, words, attach);
  expect(estimateSchema.parse(told)).toEqual(told);
  expect(told).toMatchObject({ tool: 'generate_blueprint', credits: 150, creditsMissing: 10 });
  const stages = ['brief', 'research', 'architecture', 'features', 'phases', 'promptPack', 'review'];
  expect(told.byStage.map(({ stage }) => stage)).toEqual(stages);
  for (const field of ['inputTokens', 'cacheReadTokens', 'outputTokens'] as const) {
    expect(told.byStage.reduce((sum, stage) => sum + stage[field], 0)).toBe(told[field]);
  }
  expect(told.outputTokens).toBeGreaterThan(told.outputTokensFrom);
  expect(told.outputTokens).toBeLessThan(told.outputTokensTo);
  expect(told.money?.amount).toBeGreaterThan((told.outputTokens * 10) / 1e6);
  expect(told.seconds).toBeGreaterThan(60);
  expect(engine.asked).toEqual([]);
  expect(await rowsIn(app)).toBe(before);
});

it('tells that the same call is answered as before, and what another version costs', async () => {
  await using app = await testApp({ engine: draftingEngine(), config });
  const caller = await newCaller(app, { tier: 'pro', credits: 500 });
  await run(app, caller, 'generate_research', { ...attach, input: words });
  const same = await estimate(app, caller, RESEARCH, words, attach);
  expect(same).toMatchObject({ credits: 0, outputTokens: 0, money: { amount: 0 }, seconds: 0, byStage: [] });
  for (const options of [again, rest]) {
    const other = await estimate(app, caller, RESEARCH, words, options);
    // The brief is there.
    expect(other.byStage.map(({ stage }) => stage)).toEqual(['research']);
    expect(other.credits).toBe(RESEARCH.price);
  }
});

it('leaves out what a failed run has finished', async () => {
  let isAway = true;
  const engine = draftingEngine(({ name }) => {
    if (name === 'review' && isAway) throw new Error('away');
  });
  await using app = await testApp({ engine, config });
  const caller = await newCaller(app, { tier: 'pro', credits: 500 });
  await run(app, caller, 'generate_blueprint', { ...attach, input: words }).catch(() => undefined);
  isAway = false;
  const told = await estimate(app, caller, BLUEPRINT, words, attach);
  expect(told.byStage.map(({ stage }) => stage)).toEqual(['review']);
});

it('has no money without a price, and costs nothing without a model', async () => {
  await using app = await testApp({ engine: draftingEngine() });
  expect((await estimate(app, await newCaller(app), RESEARCH, words, attach)).money).toBeNull();
  await using outline = await testApp();
  const told = await estimate(outline, await newCaller(outline), RESEARCH, words, attach);
  expect(told).toMatchObject({ credits: 25, inputTokens: 0, outputTokens: 0, money: { amount: 0 }, seconds: 0 });
});

it('refuses what the call itself would refuse', async () => {
  await using app = await testApp({ engine: draftingEngine() });
  const caller = await newCaller(app, { tier: 'free' });
  await expect(estimate(app, caller, BLUEPRINT, words, attach)).rejects.toMatchObject({ code: 'plan_required' });
  const pro = await newCaller(app);
  await expect(estimate(app, pro, RESEARCH, { idea: 'x' }, attach)).rejects.toThrow('idea must be 10 to 2000');
  await expect(estimate(app, pro, RESEARCH, { ...words, other: 1 }, attach)).rejects.toThrow('other is not accepted');
});

it('goes by the pace that was seen here', async () => {
  await using app = await testApp({ engine: draftingEngine() });
  const caller = await newCaller(app);
  const assumed = await estimate(app, caller, RESEARCH, words, attach);
  app.pace.add({ outputTokens: 1_000, durationMs: 100_000 });
  const seen = await estimate(app, caller, RESEARCH, words, attach);
  expect(seen.seconds).toBeCloseTo(6 * (assumed.seconds ?? 0), -2);
  expect(seen.assumes.at(-1)).toBe('The model writes 10 tokens a second, as seen here.');
});

it("tells what is left of the day's cap", async () => {
  await using app = await testApp({ engine: draftingEngine(), config: { ...config, dailyCap: 2.5e9 } });
  const caller = await newCaller(app);
  await app.store.write((tx) => app.spending.add(tx, caller.workspace.id, 1e9), 'relaxed');
  const { assumes } = await estimate(app, caller, RESEARCH, words, attach);
  expect(assumes.at(-1)).toMatch(/^Of the day's cap, \$1\.50 is left until 00:00 UTC/);
});
