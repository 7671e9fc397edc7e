import { SortedLines } from '../knowledge/sorted-lines.ts';
import { readMisfits } from '../knowledge/texts.ts';
import { lazy } from '../language/lazy.ts';
import type { Understanding } from '../understand/understand.ts';
import { isDemanded } from './demands-in.ts';
import { isOption, type Use } from './design.ts';
import { isBrief } from './is-brief.ts';
import { likelihoods } from './likelihood.ts';
import { strength } from './match.ts';

/** Log odds from which a function is an option for later. */
const LATER = -0.4;
/** A plan that builds so few functions gives none of them away. */
const BUILT_MIN = 3;
/** So far a log odd counts: beyond it says no more. */
const FAR = 4;
/** Nothing is known of it. */
const NEVER = -9;

/**
 * The uses, those as options for later that people called nonsense for ideas like this: a word of another sense, of a story, of
 * somebody's habit. Learned from judged plans; see learn/judged.ts.
 */
export function withoutMisfits(uses: readonly Use[], understanding: Understanding): Use[] {
  // While they are learned there are none.
  if (weights().size === 0 || isBrief(understanding)) return [...uses];
  const built = uses.filter((use) => !isOption(use));
  const misfits = built
    .filter((use) => isJudged(use) && !isDemanded(use.capability.id, understanding))
    .map((use) => ({ use, odds: misfitOdds(use, understanding) }))
    .filter(({ odds }) => odds >= LATER)
    .sort((a, b) => b.odds - a.odds)
    .slice(0, Math.max(0, built.length - BUILT_MIN))
    .map(({ use }) => use);
  return uses.flatMap((use): Use[] => {
    if (!misfits.includes(use)) return [use];
    return use.again ? [] : [{ ...use, because: 'field', need: 'later' }];
  });
}

/** Keeping things is what every product does; what another function cannot do without stands and falls with it. */
export const isJudged = ({ capability, because }: Pick<Use, 'capability' | 'because'>): boolean =>
  because !== 'needed' && capability.id !== 'records' && !/^(?:act|exchange|product)-/.test(capability.id);

/** Log odds that a function has no place in the plan. */
export function misfitOdds(use: Use, understanding: Understanding): number {
  let sum = 0;
  for (const [sign, amount] of signsOfUse(use, understanding)) sum += amount * (weights().get(sign) ?? 0);
  return sum;
}

/** What speaks for and against a function having a place, by name and amount. */
export function signsOfUse({ capability, because, need, heard, unsaid }: Use, understanding: Understanding) {
  const odds = Math.max(-FAR, Math.min(FAR, likelihoods(understanding).get(capability.id) ?? NEVER));
  const told = unsaid ? 'unsaid' : heard.length > 0 ? 'heard' : 'silent';
  const points = Math.min(FAR, Math.floor(strength(capability, understanding)));
  return new Map<string, number>([
    ['bias', 1],
    [`${because} ${need}`, 1],
    [`${because} ${need} ${told}`, 1],
    [`${because} odds`, odds / 2],
    [`${because} ${Math.max(-3, Math.min(2, Math.floor(odds)))}`, 1],
    [`points ${points}`, 1],
    [capability.id, 1],
    [`${capability.id} odds`, odds / FAR],
  ]);
}

const weights = lazy(
  () => new Map([...new SortedLines(readMisfits()).entries()].map(([sign, weight]) => [sign, Number(weight)])),
);
