import { describe, expect, it } from 'vitest';
import type { ArtifactName } from '../../src/artifacts/artifacts.ts';
import { ARTIFACT_NAMES } from '../../src/artifacts/quality.ts';
import { createOutlineEngine } from '../../src/engines/outline/index.ts';
import { AppError } from '../../src/errors.ts';
import { SUPPLIED_NAMES } from '../../src/generation/input.ts';
import { judge } from '../../src/generation/judge.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { STAGES } from '../../src/generation/stages/index.ts';
import { generateFeatures } from '../../tools/generate_features.ts';
import { generatePhases } from '../../tools/generate_phases.ts';
import { GENERATION_TOOLS } from '../../tools/generation.ts';
import { answersFor, brief, ideaOf } from '../helpers/answers/answers.ts';
import { asAuthored } from '../helpers/authored.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { modelEngine } from '../helpers/engines.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { testApp } from '../helpers/test-app.ts';
import { writtenPlans } from '../scorecard/sound-plan.ts';

const LONG = 'x'.repeat(5_200);

function refusal(input: object, tool = generatePhases): string {
  try {
    parseInput(tool.input, { idea: PLAIN_IDEA, ...input });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_request') return error.message;
    throw error;
  }
  return 'accepted';
}

describe('a supplied artefact', () => {
  it('with a text or a list that is too long is refused by its place, with what to do', () => {
    const { features } = structuredClone(plainArtifacts);
    const [first] = features.features;
    if (!first) throw new Error('the fixture has no feature');
    first.description = LONG;
    first.edgeCases = Array(301).fill('It rains.');
    expect(refusal({ features })).toBe(
      'features.features[0].description has 5,200 characters and may have 4,000; shorten it; features.features[0].edgeCases has 301 items and may have 300; shorten it.',
    );
  });

  it('counts in full, fields that we do not know too', () => {
    const { research } = plainArtifacts;
    const sent = (more: unknown) => refusal({ research: { ...research, more } }, generateFeatures);
    expect(sent({ notes: ['x', LONG] })).toBe(
      'research.more.notes[1] has 5,200 characters and may have 4,000; shorten it.',
    );
    expect(sent(Array(265).fill('x'.repeat(4_000)))).toMatch(
      /^research has 1,0\d\d,\d{3} bytes as JSON and may have 1,048,576; shorten it\.$/,
    );
    expect(sent(JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`))).toMatch(
      /^research\.more\[0\].* is nested deeper than 32 levels; make it flatter\.$/,
    );
    expect(sent({ notes: ['x', 'y'] })).toBe('accepted');
  });

  it('that is too large is read no further', () => {
    expect(refusal({ features: { summary: LONG } })).toBe(
      'features.summary has 5,200 characters and may have 4,000; shorten it.',
    );
  });

  it('that is too large opens no run and charges nothing', async () => {
    await using app = await testApp();
    const caller = await newCaller(app, { credits: 100 });
    const input = { research: { ...plainArtifacts.research, summary: LONG } };
    await expect(run(app, caller, 'generate_features', { input })).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'research.summary has 5,200 characters and may have 4,000; shorten it.',
    });
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
    expect(await app.store.db.selectFrom('runs').selectAll().execute()).toEqual([]);
  });
});

it('takes every plan of the tests as input, in every tool', () => {
  const drawn = Array.from({ length: 12 }, (_, seed) => answersFor(seed));
  for (const artifacts of [plainArtifacts, ...drawn, ...writtenPlans().map((plan) => plan.artifacts)]) {
    for (const tool of GENERATION_TOOLS) {
      const taken = SUPPLIED_NAMES.filter((name) => name in tool.input.shape && artifacts[name]);
      const given = Object.fromEntries(taken.map((name) => [name, artifacts[name]]));
      expect(parseInput(tool.input, { idea: PLAIN_IDEA, ...given })).toMatchObject(given);
    }
  }
});

it('quotes a context of one long list in the brief, and takes the blueprint back', async () => {
  await using app = await testApp({ engine: createOutlineEngine() });
  const caller = await newCaller(app, { tier: 'pro', credits: 1_000 });
  const context = `Must not:\n${'- rename the originals\n'.repeat(340)}`;
  const made = await run(app, caller, 'generate_blueprint', { input: { context } });
  expect(JSON.stringify(made.run.meta?.brief).length).toBeGreaterThan(7_000);
  const { research, architecture, features } = made.run.result as typeof plainArtifacts;
  const next = await run(app, caller, 'generate_features', { input: { context, research, architecture } });
  expect(next.run.status).toBe('succeeded');
  expect(refusal({ features })).toBe('accepted');
});

describe('what a stage writes', () => {
  const SEED = 'bounds';
  const upstream = answersFor(SEED);
  const given = { idea: ideaOf(SEED), context: undefined, brief: brief(SEED), upstream };
  const faultsOf = (name: ArtifactName, answer: unknown, writes: 'authored' | 'stored'): string[] => {
    const judged = judge(STAGES[name], answer, writes, given);
    return 'faults' in judged ? judged.faults : [];
  };

  it('has no fault within the bounds', () => {
    for (const name of ARTIFACT_NAMES) {
      expect(faultsOf(name, upstream[name], 'stored')).toEqual([]);
      expect(faultsOf(name, asAuthored(name, upstream[name]), 'authored')).toEqual([]);
    }
  });

  it.each([
    'stored',
    'authored',
  ] as const)('goes back to its author with the place where it is too large: %s', (writes) => {
    for (const name of ARTIFACT_NAMES) {
      const made = { ...upstream[name], summary: LONG };
      const answer = writes === 'stored' ? made : { ...asAuthored(name, upstream[name]), summary: LONG };
      expect([name, faultsOf(name, answer, writes)]).toEqual([
        name,
        ['/summary has 5,200 characters and may have 4,000; shorten it.'],
      ]);
    }
  });

  it('names the place that the author wrote, where the program made the text', () => {
    const written = asAuthored('features', upstream.features);
    const [first] = written.features;
    const [criterion] = first?.criteria ?? [];
    if (!first || !criterion) throw new Error('the plan has no criterion');
    first.criteria = Array(301).fill(criterion);
    const operation = { path: '/x', purpose: 'Reads.', by: [], request: '', response: '', errors: [], writes: [] };
    const reads = Array.from({ length: 290 }, (_, at) => `AnEntityOfTheModel${at}: id`);
    first.apiSurface = [{ ...operation, method: 'GET', reads }];
    expect(faultsOf('features', written, 'authored')).toEqual([
      '/features/0/criteria has 301 items and may have 300; shorten it.',
      expect.stringMatching(/^\/features\/0\/apiSurface has 6,\d{3} characters and may have 4,000; shorten it\.$/),
    ]);
    const pack = asAuthored('promptPack', upstream.promptPack);
    const [prompt] = pack.prompts;
    if (!prompt) throw new Error('the plan has no prompt');
    prompt.expectedOutput = LONG;
    expect(faultsOf('promptPack', pack, 'authored')).toContain(
      `/prompts/${prompt.name}/expectedOutput has 5,200 characters and may have 4,000; shorten it.`,
    );
  });

  it('may have prompts of 24,000 characters', () => {
    const pack = structuredClone(upstream.promptPack);
    const [first] = pack.prompts;
    if (!first) throw new Error('the plan has no prompt');
    const filled = (length: number) =>
      first.prompt
        .padEnd(length, ' and on')
        .slice(0, length - 1)
        .concat('.');
    const within = filled(24_000);
    const beyond = filled(24_001);
    first.prompt = within;
    expect(faultsOf('promptPack', pack, 'stored')).toEqual([]);
    first.prompt = beyond;
    expect(faultsOf('promptPack', pack, 'stored')).toEqual([
      '/prompts/0/prompt has 24,001 characters and may have 24,000; shorten it.',
    ]);
  });

  it('may have 1 MiB as a whole', () => {
    const { research } = plainArtifacts;
    const trends = Array(290).fill('x'.repeat(4_000));
    expect(faultsOf('research', { ...research, trends }, 'stored').join()).toMatch(
      /^The research has 1,1\d\d,\d{3} bytes as JSON and may have 1,048,576; shorten it\.$/,
    );
  });

  it('is mended by a repair, and never charged where it stays too large', async () => {
    const inner = modelEngine('long-winded');
    let isLong = true;
    const engine: typeof inner = {
      ...inner,
      async generate(request) {
        const answer = await inner.generate(request);
        if (request.stage !== 'research' || (request.repair !== undefined && !isLong)) return answer;
        return { ...answer, output: { ...plainArtifacts.research, summary: LONG } };
      },
    };
    await using app = await testApp({ engine });
    const caller = await newCaller(app, { credits: 100 });
    const made = run(app, caller, 'generate_research');
    await expect(made).rejects.toMatchObject({ code: 'engine_unavailable' });
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
    isLong = false;
    expect((await run(app, caller, 'generate_research')).run.status).toBe('succeeded');
  });
});
