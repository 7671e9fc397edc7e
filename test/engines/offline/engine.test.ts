import { describe, expect, it } from 'vitest';
import { blueprintSchema } from '../../../src/artifacts/blueprint.ts';
import { createOfflineEngine } from '../../../src/engines/offline/index.ts';
import { HOSTILE, IDEAS } from '../../helpers/ideas.ts';
import { noPrompt } from '../../helpers/no-prompt.ts';
import { blueprint, faults, stage } from './blueprint.ts';

const ALL = [...IDEAS, ...HOSTILE.map((idea) => ({ idea, context: undefined }))];

describe('the offline planner', () => {
  it.each(
    ALL.map(({ idea, context }) => [idea.slice(0, 60), idea, context] as const),
  )('makes a plan of the right shape without a hard fault for %j', async (_title, idea, context) => {
    const plan = await blueprint(idea, context);
    blueprintSchema.parse({ idea, ...plan, generatedAt: '2026-01-01T00:00:00Z' });
    expect(faults(idea, context, plan)).toEqual([]);
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

  it('composes a missing upstream artefact as the earlier stage would have', async () => {
    for (const { idea, context } of IDEAS.slice(0, 8)) {
      const plan = await blueprint(idea, context);
      expect(await stage('features', idea, context)).toEqual(plan.features);
      expect(await stage('phases', idea, context)).toEqual(plan.phases);
      expect(await stage('promptPack', idea, context)).toEqual(plan.promptPack);
    }
  });

  it('shows no character that could upset a terminal or a file', async () => {
    for (const idea of HOSTILE) {
      const text = JSON.stringify(Object.values(await blueprint(idea)));
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/\\u00(0[0-7]|1[0-9a-f]|7f|8[0-9a-f]|9[0-9a-f])|\\ud[89a-f]/i);
      expect(text).not.toMatch(/[\u0080-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    }
  });

  it('takes time linear in the input, also for input made to be slow', async () => {
    const slow = [
      'a'.repeat(2000),
      'to be '.repeat(333),
      '1,'.repeat(1000),
      '$1 '.repeat(660),
      'no '.repeat(660),
      'like A'.repeat(330),
    ];
    await blueprint('warm up for the measurement of time');
    const started = process.cpuUsage();
    for (const idea of slow) await blueprint(idea, 'budget '.repeat(1100));
    expect(process.cpuUsage(started).user / 1000 / slow.length).toBeLessThan(1000);
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
