import type { Mechanism } from '../knowledge/mechanisms/index.ts';
import { pattern } from '../language/pattern.ts';
import type { Ground, Use } from './design.ts';
import { rulesFor } from './laid-down/rules-for.ts';
import { likelihoods } from './likelihood.ts';
import { isToldBy } from './mechanisms/wishes.ts';
import { isJudged } from './misfit.ts';

/** Log odds from which a function is asked for, whatever else its only clause lays down. */
const SURE = 2.5;

/**
 * The uses without those whose clauses are built already: what a clause known from inside does itself, and functions that only the
 * sentence of a rule was taken to ask for ("nothing may be marked as sold" reports no defect).
 */
export function withoutDone(
  uses: readonly Use[],
  inside: readonly { mechanism: Mechanism; says: string }[],
  ground: Ground,
): Use[] {
  const built = inside.map(({ says }) => says);
  const laidDown = rulesFor(ground).map(({ says }) => says);
  const odds = likelihoods(ground.understanding);
  return uses.filter((use) => {
    if (!isJudged(use)) return true;
    const { heard, capability } = use;
    if (heard.length > 0 && heard.every((says) => isToldBy(says, laidDown)))
      return (odds.get(capability.id) ?? 0) >= SURE;
    return !inside.some(({ mechanism: { does = [], spares = [], takes } }) => {
      if (![...does, ...spares].includes(capability.id)) return false;
      const sign = takes === undefined ? undefined : pattern(takes, 'i');
      return heard.every((says) => isToldBy(says, built) || sign?.test(says) === true);
    });
  });
}
