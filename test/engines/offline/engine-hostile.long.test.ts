import { describe, expect, it } from 'vitest';
import { HOSTILE, IDEAS } from '../../helpers/ideas.ts';
import { blueprint, stage } from './blueprint.ts';

describe('the offline planner', () => {
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
});
