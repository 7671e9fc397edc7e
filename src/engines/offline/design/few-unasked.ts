import type { Understanding } from '../understand/understand.ts';
import { isOption, type Part } from './design.ts';
import { isBrief } from './is-brief.ts';
import { likelihoods } from './likelihood.ts';
import { strength } from './match.ts';
import { isMechanism } from './mechanisms/build.ts';
import { type Near, nearness } from './nearness.ts';
import { isForOthers, isOwnTool } from './own-tool.ts';
import { isProductHeart } from './product/heart.ts';
import { asOptions } from './unasked-uses.ts';

/** So many options for later a plan names at most, and where the idea tells itself how it is to work. */
const [OPTIONS_FEW, OPTIONS_MAX] = [3, 6];
/** So much a trigger that stands in the idea weighs beside what its words make likely, up to so many. */
const [PER_POINT, POINTS_MAX] = [0.3, 4];
/** Triggers that speak for an option by themselves. */
const HINTED = 2;
/** Log odds from which its words, taken together, speak for it. */
const LIKELY = -1.5;
/** So many parts are looked at, whatever they are: of those that do not fit the platform some fall out later. */
const [PLAN_MIN, PLAN_MIN_TOLD] = [11, 7];
/** A plan that builds so little gives none of it away. */
const BUILT_MIN = 4;
/** Log odds below which nobody asks for what a feature does. */
const NOBODY = -2.5;
/** Points from which some clause speaks of what a feature is about, although it says more of another. */
const TOUCHED = 0.9;
/** Log odds below which the words of the idea have nothing to do with it. */
const FAR = -5;
const NEVER = -9;

/**
 * The parts without those that no word of the idea asks for: what such products have beside, the further features of a function,
 * functions that only a word resembles, options for later. What another part stands on stays, and of each function its main feature.
 */
export function fewUnasked<One extends Part>(parts: readonly One[], understanding: Understanding): One[] {
  if (isBrief(understanding)) return withFewOptions(parts, understanding, new Map());
  const near = nearness(parts, understanding);
  const given = asOptions(parts, near, understanding);
  const kept = withFewOptions(given, understanding, near);
  return withoutSpare(kept, near, understanding);
}

/** Options that the idea hints at in so many words, and few others: the likeliest first. */
function withFewOptions<One extends Part>(
  parts: readonly One[],
  understanding: Understanding,
  near: ReadonlyMap<Part, Near>,
): One[] {
  const odds = likelihoods(understanding);
  const nearOf = (part: One) => near.get(part) ?? near.get(parts.find(({ spec }) => spec === part.spec) ?? part);
  const points = (part: One) =>
    (odds.get(part.use.capability.id) ?? NEVER) +
    PER_POINT * Math.min(POINTS_MAX, strength(part.use.capability, understanding));
  const isKnown = parts.some(({ use }) => isProductHeart(use.capability));
  const isHinted = (part: One) =>
    (nearOf(part)?.pointed ?? 0) > 0 ||
    (near.size > 0 &&
      !isKnown &&
      (strength(part.use.capability, understanding) >= HINTED ||
        (odds.get(part.use.capability.id) ?? NEVER) >= LIKELY));
  const options = parts.filter(({ use }) => isOption(use)).sort((a, b) => points(b) - points(a));
  const isNoneOfIt = ({ use: { capability } }: One) =>
    isOwnTool(understanding) && isForOthers(capability) && strength(capability, understanding) < HINTED;
  const fitting = options.filter((part) => !isNoneOfIt(part) && (isHinted(part) || !isKnown || near.size === 0));
  const isTold = parts.some(({ use }) => isMechanism(use.capability));
  const room = Math.max(
    isTold ? OPTIONS_FEW : OPTIONS_MAX,
    (isTold ? PLAN_MIN_TOLD : PLAN_MIN) - (parts.length - options.length),
  );
  const stays = new Set(fitting.filter((part, at) => at < room || (isHinted(part) && at < OPTIONS_MAX)));
  return parts.filter((part) => !isOption(part.use) || stays.has(part));
}

/** What no clause points at goes, the farthest from the idea first, as long as there is plan enough. */
function withoutSpare<One extends Part>(
  parts: readonly One[],
  near: ReadonlyMap<Part, Near>,
  understanding: Understanding,
): One[] {
  const spare = parts
    .filter((part) => isSpare(part, near.get(part), parts, understanding))
    .sort((a, b) => (near.get(b)?.touched ?? 0) - (near.get(a)?.touched ?? 0));
  const built = parts.filter(({ use }) => !isOption(use)).length;
  const room = Math.max(0, BUILT_MIN - (built - spare.length));
  const out = new Set(spare.slice(room));
  const stays = parts.filter((part) => !out.has(part));
  return parts
    .filter((part) => !out.has(part) || isStoodOn(part, stays))
    .map((part) => (spare.slice(0, room).includes(part) ? { ...part, spec: { ...part.spec, need: 'later' } } : part));
}

function isSpare(
  { use, spec }: Part,
  near: Near | undefined,
  parts: readonly Part[],
  understanding: Understanding,
): boolean {
  const { capability, poured } = use;
  if (isOption(use) || GROUND.has(capability.id) || poured?.some(({ key }) => key === spec.key)) return false;
  if (spec.need === 'core') return false;
  const pointed = near?.pointed ?? 0;
  if (!isProductHeart(capability)) {
    const [head] = capability.features;
    return pointed === 0 && spec !== head && parts.some((one) => one.use === use && one.spec === head);
  }
  const done = new Set(parts.flatMap((one) => (one.spec.need === 'core' ? (one.spec.does ?? []) : [])));
  const odds = likelihoods(understanding);
  const own = (spec.does ?? []).filter((id) => !done.has(id)).map((id) => odds.get(id) ?? NEVER);
  // A clause that says as much of what the kind is for says nothing of what is so far from the idea.
  if (pointed > 0) return near?.alone === 0 && own.length > 0 && Math.max(...own) < FAR;
  return (near?.touched ?? 0) < TOUCHED && !own.some((one) => one > NOBODY);
}

/** Signing in, keeping and work without a line are one thing each. */
const GROUND = new Set(['accounts', 'records', 'offline-sync', 'chat-commands']);

/** Another part is built on it. */
const isStoodOn = ({ use, spec }: Part, kept: readonly Part[]) =>
  kept.some((one) =>
    (one.spec.after ?? []).some(
      (name) => name === `${use.capability.id}/${spec.key}` || (one.use === use && name === spec.key),
    ),
  );
