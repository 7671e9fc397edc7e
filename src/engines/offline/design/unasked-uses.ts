import type { Understanding } from '../understand/understand.ts';
import { isDemanded } from './demands-in.ts';
import { isOption, type Part, type Use } from './design.ts';
import { likelihoods } from './likelihood.ts';
import { strength } from './match.ts';
import { isJudged } from './misfit.ts';
import type { Near } from './nearness.ts';
import { isProductHeart } from './product/heart.ts';

/** Log odds from which a function is meant although no clause is about it: of its field, found by words alone. */
const [USUAL, FOUND, FOUND_BESIDE] = [-0.6, 0, 1];
/** As many points of triggers speak for it by themselves. */
const SAID = 3;
const NEVER = -9;

/**
 * The parts, with functions that are built although no clause of the idea is about them as options for later: what the field usually
 * has, what words found and no sentence says. Beside a known kind, which does what is usual in its own way, they go.
 */
export function asOptions<One extends Part>(
  parts: readonly One[],
  near: ReadonlyMap<Part, Near>,
  understanding: Understanding,
): One[] {
  const isKnown = parts.some(({ use }) => isProductHeart(use.capability));
  const isTold = (use: Use) => parts.some((part) => part.use === use && (near.get(part)?.pointed ?? 0) > 0);
  return parts.flatMap((part): One[] => {
    const { use, spec } = part;
    if (isOption(use) || !isJudged(use) || isTold(use) || isDemanded(use.capability.id, understanding)) return [part];
    if (!isUnasked(use, isKnown, understanding)) return [part];
    if (isKnown || use.again || spec !== use.capability.features[0]) return [];
    const option: Part = { ...part, use: { ...use, because: 'field', need: 'later' } };
    return [option as One];
  });
}

function isUnasked(use: Use, isKnown: boolean, understanding: Understanding): boolean {
  const odds = likelihoods(understanding).get(use.capability.id) ?? NEVER;
  if (use.because === 'field') return isKnown || (odds < USUAL && strength(use.capability, understanding) < SAID);
  if (use.unsaid) return odds < (isKnown ? FOUND_BESIDE : FOUND);
  return isKnown && use.heard.length === 0 && use.verb === undefined;
}
