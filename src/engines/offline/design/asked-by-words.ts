import type { Capability } from '../knowledge/schema.ts';
import { helperVerbs } from '../knowledge/words/verbs.ts';
import type { Ground } from './design.ts';
import { strength } from './match.ts';
import type { Wish } from './wish.ts';

/** What the words of idea and context call for, whatever the sentence they stand in. */
export function fromWords(ground: Ground): Wish[] {
  const { capabilities, understanding } = ground;
  return capabilities
    .map((capability) => ({
      capability,
      points: strength(capability, understanding) + acts(capability, ground),
    }))
    .filter(({ points }) => points >= 1)
    .sort((a, b) => b.points - a.points)
    .filter(({ points }, at) => points >= SURE || at < THIN)
    .map(({ capability, points }) => ({
      capability,
      because: points >= SURE ? ('asked' as const) : ('field' as const),
      need: points > SURE ? ('core' as const) : ('usual' as const),
    }));
}

/** Points of a capability that is asked for; a lone hint counts only where an idea asks for little else. */
const SURE = 2;
const THIN = 7;

const ACT_POINTS = 2;

/** A verb that this capability alone owns stands somewhere in the idea: "the head nurse must approve". */
function acts({ id, verbs }: Capability, { capabilities, understanding }: Ground): number {
  if (id === 'records') return 0;
  const owned = verbs.filter(
    (verb) =>
      understanding.acts.has(verb) &&
      !helperVerbs.has(verb) &&
      !TOO_COMMON.has(verb) &&
      !capabilities.some((other) => other.id !== id && other.verbs.includes(verb)),
  );
  return owned.length > 0 ? ACT_POINTS : 0;
}

/** Said of anything. */
const TOO_COMMON = new Set(
  'find connect introduce run learn offer answer write generate draft compose turn move control watch locate map pay charge sell buy trace execute clean move suggest explain ask'.split(
    ' ',
  ),
);
