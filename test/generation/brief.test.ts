import { expect, it } from 'vitest';
import { type Brief, briefSchema } from '../../src/artifacts/brief.ts';
import type { EngineRequest } from '../../src/engines/engine.ts';
import { newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, modelEngine } from '../helpers/engines.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { plainBrief } from '../helpers/plain-brief.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

/** A model that writes each brief with a product of its own, and remembers what it was asked. */
function remembering(name: 'anthropic' | 'openai' = 'anthropic') {
  const requests: EngineRequest[] = [];
  const inner = modelEngine('a-model');
  const engine = {
    ...inner,
    name,
    async generate(request: EngineRequest) {
      requests.push(request);
      if (request.stage !== 'brief') return inner.generate(request);
      const brief = plainBrief(request.idea, request.context);
      return { output: { ...brief, product: `Reading number ${requests.length} of the words.` } };
    },
  };
  return { engine, requests, asked: () => requests.map(({ stage }) => stage) };
}

const productOf = (meta: { brief?: Brief | undefined } | null | undefined) => meta?.brief?.product;

onEveryStore('the brief', (kind) => {
  it('is made before the first artefact of its words and used by every later call', async () => {
    const { engine, requests, asked } = remembering();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { tier: 'pro', credits: 500 });

    const first = await run(app, caller, 'generate_research');
    const second = await run(app, caller, 'generate_architecture');

    expect(asked()).toEqual(['brief', 'research', 'architecture']);
    expect(requests.map(({ brief }) => brief?.product)).toEqual([
      undefined,
      'Reading number 1 of the words.',
      'Reading number 1 of the words.',
    ]);
    expect([first, second].map(({ run: { meta } }) => productOf(meta))).toEqual(
      Array(2).fill('Reading number 1 of the words.'),
    );
  });

  it('is another one for other words, another context, another workspace and another vendor', async () => {
    const databaseUrl = await kind.freshUrl();
    const { engine, asked } = remembering();
    await using app = await testApp({ databaseUrl, engine });
    const caller = await newCaller(app, { tier: 'pro', credits: 500 });
    const other = remembering('openai');
    await using elsewhere = await testApp({ databaseUrl, engine: other.engine });

    await run(app, caller, 'generate_research');
    await run(app, caller, 'generate_research', { input: { idea: PLAIN_IDEA.replaceAll(' ', '  ') } });
    expect(asked()).toEqual(['brief', 'research', 'research']);
    await run(app, caller, 'generate_research', { input: { idea: `${PLAIN_IDEA} for two towns` } });
    await run(app, caller, 'generate_research', { input: { context: 'In two towns.' } });
    await run(app, await newCaller(app, { credits: 100 }), 'generate_research');
    await run(elsewhere, caller, 'generate_research');

    expect(asked().filter((stage) => stage === 'brief')).toHaveLength(4);
    expect(other.asked()).toEqual(['brief', 'research']);
  });

  it('is one for two first calls at once', async () => {
    const { engine } = remembering();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { tier: 'pro', credits: 500 });
    const calls = ['generate_research', 'generate_architecture', 'generate_features'].map((tool) =>
      run(app, caller, tool),
    );
    const products = (await Promise.all(calls)).map(({ run: { meta } }) => productOf(meta));
    expect(new Set(products).size).toBe(1);
    expect(await app.store.db.selectFrom('briefs').select('data').execute()).toHaveLength(1);
  });
});

it('is made anew when a run failed before it was stored, and kept when it failed after', async () => {
  const { engine, asked } = remembering();
  let isAway = true;
  const failing = {
    ...engine,
    async generate(request: EngineRequest) {
      const answer = await engine.generate(request);
      if (isAway && request.stage === 'research') throw new Error('away');
      return answer;
    },
  };
  await using app = await testApp({ engine: failing });
  const caller = await newCaller(app, { credits: 100 });
  await expect(run(app, caller, 'generate_research')).rejects.toThrow();
  isAway = false;
  await run(app, caller, 'generate_research');
  expect(asked()).toEqual(['brief', 'research', 'research']);
});

it('is refused, uncharged, when its quotes are not the author’s words', async () => {
  const inner = modelEngine('forgetful');
  const faults: string[][] = [];
  const engine = {
    ...inner,
    async generate(request: EngineRequest) {
      if (request.repair) faults.push(request.repair.faults);
      return { output: plainBrief('Words that were never said.', undefined) };
    },
  };
  await using app = await testApp({ engine });
  const caller = await newCaller(app, { credits: 100 });
  await expect(run(app, caller, 'generate_research')).rejects.toMatchObject({
    code: 'engine_unavailable',
    message: expect.stringContaining('brief did not hold together in 3 attempts; nothing was charged'),
  });
  expect(faults[0]?.join('\n')).toContain('stands neither in the idea nor in the context');
  expect(await app.ledger.balance(caller.workspace.id)).toEqual({ balance: 100, held: 0 });
});

it('is read anew after a run in which no artefact came of it', async () => {
  const { engine, asked } = remembering();
  let isHollow = true;
  const failing = {
    ...engine,
    async generate(request: EngineRequest) {
      const answer = await engine.generate(request);
      return isHollow && request.stage === 'research' ? { output: {} } : answer;
    },
  };
  await using app = await testApp({ engine: failing });
  const caller = await newCaller(app, { credits: 100 });
  await expect(run(app, caller, 'generate_research')).rejects.toThrow('did not hold together');
  isHollow = false;
  await run(app, caller, 'generate_research');
  expect(asked()).toEqual(['brief', 'research', 'research', 'research', 'brief', 'research']);
});

it('of an engine without a model is not stored', async () => {
  await using app = await testApp({ engine: fixtureEngine() });
  const made = await run(app, await newCaller(app), 'generate_research');
  expect(briefSchema.parse(made.run.meta?.brief).asides).toEqual([PLAIN_IDEA]);
  expect(await app.store.db.selectFrom('briefs').selectAll().execute()).toEqual([]);
});
