import type { Capability } from '../knowledge/schema.ts';
import { helperVerbs } from '../knowledge/words/verbs.ts';
import type { Ground } from './design.ts';
import { likelihoods } from './likelihood.ts';
import { strength } from './match.ts';
import type { Wish } from './wish.ts';

/**
 * What the words of idea and context call for, whatever the sentence they stand in, the likeliest first: what triggers or the
 * whole of its words ask for, then what is only hinted at, as long as the idea asks for little else.
 */
export function fromWords(ground: Ground): Wish[] {
  const { capabilities, understanding } = ground;
  const odds = likelihoods(understanding);
  const optionsMax = understanding.wishes.length >= TOLD_WELL ? OPTIONS_FEW : OPTIONS_MAX;
  return capabilities
    .map((capability) => ({
      capability,
      points: strength(capability, understanding) + acts(capability, ground),
      odds: odds.get(capability.id) ?? NEVER,
    }))
    .map((one) => ({ ...one, isAsked: isAsked(one) }))
    .sort((a, b) => b.odds - a.odds)
    .filter(({ isAsked, points, odds }, at) => isAsked || ((points >= 1 || odds >= UNLIKELY) && at < THIN))
    .filter((one, at, all) => !isOption(one) || all.slice(0, at).filter(isOption).length < optionsMax)
    .map(({ capability, points, odds, isAsked }) => ({
      capability,
      because: isAsked ? ('asked' as const) : ('field' as const),
      need: needOf(
        isAsked && (odds > CLEAR || (points > SURE && odds > EVEN)),
        isAsked ? EVEN : isCostly(capability) ? NEVER : odds + (points >= 1 ? HINTED : 0),
      ),
    }));
}

/** Its words make it likely, or say it in so many ways that what is likely for such ideas no longer counts. */
const isAsked = ({ points, odds }: { points: number; odds: number }) =>
  odds >= EVEN || (points >= SURE && odds >= DOUBTFUL) || (points >= PLAIN && odds >= UNLIKELIEST);

/** Somebody else is paid for it each time: built only where it is asked for. */
const isCostly = ({ nodes }: Capability) => nodes.some(({ type, need }) => type === 'external' && need !== 'email');

/** So many options for later stand in a plan, at most. */
const OPTIONS_MAX = 8;
/** So many where the idea tells so many acts itself. */
const [OPTIONS_FEW, TOLD_WELL] = [5, 3];

const isOption = ({ isAsked, points, odds }: { isAsked: boolean; points: number; odds: number }) =>
  !isAsked && odds + (points >= 1 ? HINTED : 0) < LIKELY;

const needOf = (isClear: boolean, odds: number) =>
  isClear ? ('core' as const) : odds >= LIKELY ? ('usual' as const) : ('later' as const);

/** Log odds below which a hint is only an option for later. */
const LIKELY = -1;

/** Log odds from which a capability counts as asked for, is asked for if its triggers say so too, is a hint at all. */
const [CLEAR, EVEN, DOUBTFUL, UNLIKELY, UNLIKELIEST, NEVER] = [1, 0, -1, -4, -6, -9];

/** Points of triggers from which a capability is asked for, and from which the idea speaks of it again and again. */
const [SURE, PLAIN] = [2, 8];

/** What a trigger adds to the log odds of a hint. */
const HINTED = 0.8;

/** So many of the likeliest are taken from hints. */
const THIN = 15;

const ACT_POINTS = 2;

/** A verb that this capability alone owns stands somewhere in the idea: "the head nurse must approve". */
function acts({ id, verbs }: Capability, { capabilities, understanding }: Ground): number {
  if (id === 'records') return 0;
  const owned = verbs.filter(
    (verb) =>
      understanding.acts.has(verb) &&
      !helperVerbs.has(verb) &&
      !tooCommon.has(verb) &&
      !capabilities.some((other) => other.id !== id && other.verbs.includes(verb)),
  );
  return owned.length > 0 ? ACT_POINTS : 0;
}

/** Said of anything. */
export const tooCommon = new Set(
  'find connect introduce run learn offer answer write generate draft compose turn move control watch locate map pay charge sell buy trace execute clean move suggest explain ask'.split(
    ' ',
  ),
);
