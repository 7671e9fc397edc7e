import { describe, expect, it } from 'vitest';
import { growthOf, slowestOf, timed } from './helpers/growth/growth.ts';
import { COMMON, nearMisses } from './helpers/growth/near-misses.ts';
import { FOLDERS, type Pattern, patternsIn } from './helpers/growth/patterns.ts';

/** Four times this much, tried from every place again, is half a billion steps: far above the noise. */
const SIZES = { length: 8_000, noiseMs: 60 };
const BUDGET_MS = 1_000;
/** For what is known not to end: it is measured as often, and need not be waited for as long. */
const ENDLESS_BUDGET_MS = 250;

describe('a pattern that reads a stranger’s text', () => {
  it('takes no more than in proportion for texts that it nearly matches', async () => {
    const { patterns } = await patternsIn(FOLDERS);
    const slow: string[] = [];
    for (const pattern of patterns) {
      slow.push(...(await slowestOf(placeOf(pattern), timeOf(pattern), [...COMMON, ...nearMisses(pattern)], SIZES)));
    }
    expect(slow).toEqual([]);
  });

  it.each([
    ['tries every place again', '\\+[^@]*@'],
    ['has a fixed part before its repetition', 'ваш\\p{L}* (?:запрос|письмо)'],
    ['shares letters between repetitions', '^a*[ab]*$'],
    ['repeats a repetition', '^(?:a+)+$'],
  ])('is told apart when it %s', async (_, source) => {
    const pattern = { path: 'a.ts', line: 1, source, flags: 'u' };
    const slow = await slowestOf('It', timeOf(pattern, ENDLESS_BUDGET_MS), [...COMMON, ...nearMisses(pattern)], SIZES);
    expect(slow).toEqual([expect.stringContaining('It takes')]);
  });

  it('is ended when it does not come to an end', async () => {
    const endless = /^(?:a+)+$/;
    const { ms } = await growthOf(
      (text) => timed(() => endless.test(text), ENDLESS_BUDGET_MS),
      (length) => `${'a'.repeat(length)}!`,
      SIZES,
    );
    expect(ms).toEqual([Infinity, Infinity, Infinity]);
  });
});

const placeOf = ({ path, line, source }: Pattern): string => `${path}:${line} /${source.slice(0, 60)}/`;

function timeOf({ source, flags }: Pattern, budgetMs = BUDGET_MS): (text: string) => number {
  const pattern = new RegExp(source, flags);
  const work = pattern.global ? (text: string) => text.replace(pattern, '') : (text: string) => pattern.test(text);
  return (text) => timed(() => work(text), budgetMs);
}
