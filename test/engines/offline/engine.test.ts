import { describe, expect, it } from 'vitest';
import { blueprintSchema } from '../../../src/artifacts/blueprint.ts';
import { createOfflineEngine } from '../../../src/engines/offline/index.ts';
import { HOSTILE, IDEAS } from '../../helpers/ideas.ts';
import { noPrompt } from '../../helpers/no-prompt.ts';
import { blueprint, faults, stage } from './blueprint.ts';

const ALL = [...IDEAS, ...HOSTILE.map((idea) => ({ idea, context: undefined }))];

describe('the offline planner', () => {
  // The scorecard holds three hundred more to the same rules.
  it.each(
    ALL.filter((_, at) => at % 2 === 0).map(({ idea, context }) => [idea.slice(0, 60), idea, context] as const),
  )('makes a plan of the right shape without a hard fault for %j', async (_title, idea, context) => {
    const plan = await blueprint(idea, context);
    blueprintSchema.parse({ idea, ...plan, generatedAt: '2026-01-01T00:00:00Z' });
    expect(faults(idea, context, plan)).toEqual([]);
  });

  it.each([
    'a constructor fans club',
    'toString, valueOf and hasOwnProperty book a prototype',
    '__proto__ tracker',
  ])('takes words that every object answers to for words: %s', async (idea) => {
    expect(faults(idea, undefined, await blueprint(idea))).toEqual([]);
  });

  it('never gives two ideas the same features, and little in common across ideas', async () => {
    const lists = await Promise.all(
      ALL.map(async ({ idea, context }) =>
        (await stage('features', idea, context)).features.map((feature) => feature.name),
      ),
    );
    const seen = new Map<string, number>();
    lists.forEach((names, at) => {
      const key = [...names].sort().join('|');
      expect(seen.has(key), `${ALL[at]?.idea} and ${ALL[seen.get(key) ?? 0]?.idea}`).toBe(false);
      seen.set(key, at);
    });
    const shared = lists.flatMap((names, at) =>
      lists
        .slice(at + 1)
        .map((others) => names.filter((name) => others.includes(name)).length / Math.min(names.length, others.length)),
    );
    expect(shared.reduce((sum, one) => sum + one, 0) / shared.length).toBeLessThan(0.05);
  });

  it('answers the same question with the same plan, byte for byte', async () => {
    const idea = 'A web app for choirs that plans rehearsals and shares sheet music';
    expect(JSON.stringify(await blueprint(idea))).toBe(JSON.stringify(await blueprint(idea)));
  });

  it('does not begin when the request was cancelled', async () => {
    const request = {
      stage: 'research' as const,
      idea: 'an app for tests',
      context: undefined,
      upstream: {},
      prompt: noPrompt,
      signal: AbortSignal.abort(),
    };
    await expect(createOfflineEngine().generate(request)).rejects.toThrow(/abort/i);
  });

  it('is not disturbed by a request to repair', async () => {
    const request = {
      stage: 'features' as const,
      idea: 'a seed library for allotment gardeners',
      context: undefined,
      upstream: {},
      prompt: noPrompt,
      signal: new AbortController().signal,
    };
    const engine = createOfflineEngine();
    const plain = await engine.generate(request);
    expect(await engine.generate({ ...request, repair: { previous: null, faults: ['x'] } })).toEqual(plain);
  });
});
