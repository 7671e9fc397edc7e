import type { Understanding } from '../understand/understand.ts';
import { isOption, type Part } from './design.ts';
import { isBrief } from './is-brief.ts';
import { likelihoods } from './likelihood.ts';
import { strength } from './match.ts';
import { type Near, nearness } from './nearness.ts';
import { isProductHeart } from './product/heart.ts';

/** So many options for later a plan names, and so many features that nobody asked for. */
const OPTIONS_MAX = 6;
/** So much a trigger that stands in the idea weighs beside what its words make likely, up to so many. */
const [PER_POINT, POINTS_MAX] = [0.3, 4];
const UNASKED_MAX = 3;
/** So many parts are looked at, whatever they are: of those that do not fit the platform some fall out later. */
const PLAN_MIN = 11;
/** A plan that builds so little gives none of it away. */
const BUILT_MIN = 7;
/** Log odds below which nobody asks for what a feature does. */
const NOBODY = -2;
const NEVER = -9;

/**
 * The parts without most of those that no word of the idea asks for: what such products have beside, the further features of a
 * function, options for later. What another part stands on stays, and of each function its main feature.
 */
export function fewUnasked<One extends Part>(parts: readonly One[], understanding: Understanding): One[] {
  const odds = likelihoods(understanding);
  const oddsOf = ({ use }: One) =>
    (odds.get(use.capability.id) ?? NEVER) + PER_POINT * Math.min(POINTS_MAX, strength(use.capability, understanding));
  const options = parts.filter(({ use }) => isOption(use));
  const room = Math.max(OPTIONS_MAX, PLAN_MIN - (parts.length - options.length));
  const far = new Set([...options].sort((a, b) => oddsOf(b) - oddsOf(a)).slice(room));
  const kept = parts.filter((part) => !far.has(part));
  if (isBrief(understanding)) return kept;
  const near = nearness(kept, understanding);
  const spare = kept
    .filter((part) => isSpare(part, near.get(part), odds))
    .sort((a, b) => (near.get(b)?.touched ?? 0) - (near.get(a)?.touched ?? 0));
  const built = kept.filter(({ use }) => !isOption(use)).length;
  const out = new Set(spare.slice(Math.max(0, UNASKED_MAX, spare.length - Math.max(0, built - BUILT_MIN))));
  return kept.filter(
    (part) =>
      !out.has(part) ||
      isStoodOn(
        part,
        kept.filter((one) => !out.has(one)),
      ),
  );
}

function isSpare({ use, spec }: Part, near: Near | undefined, odds: ReadonlyMap<string, number>): boolean {
  if (isOption(use) || use.capability.id === 'records' || (near?.pointed ?? 0) > 0) return false;
  const isHead = spec.key === use.capability.features[0]?.key;
  if (isHead || (spec.need === 'core' && !isProductHeart(use.capability))) return false;
  return !(spec.does ?? []).some((id) => (odds.get(id) ?? NEVER) > NOBODY);
}

/** Another part of the same function is built on it. */
const isStoodOn = ({ use, spec }: Part, kept: readonly Part[]) =>
  kept.some((one) =>
    (one.spec.after ?? []).some(
      (name) => name === `${use.capability.id}/${spec.key}` || (one.use === use && name === spec.key),
    ),
  );
