import { readStances } from '../knowledge/texts.ts';
import { byPlace } from '../language/by-place.ts';
import { pattern } from '../language/pattern.ts';
import { placesOf } from '../language/stands.ts';
import { learnedOdds } from './learned-odds.ts';
import { ruledNegated } from './negated.ts';
import { saidAround } from './refusals.ts';
import { ruledRejected, ruledUnwanted } from './rejected.ts';
import { stanceKeys } from './stance-keys.ts';

/** What each rule on its own says of the place: they speak, and what stands around decides with them. */
const RULES = { '=negated': ruledNegated, '=rejected': ruledRejected, '=unwanted': ruledUnwanted };

/** Every sign of what the writer thinks of the name that stands at this place of a text in lower case. Linear in the reach. */
export function stanceSigns(low: string, at: number, length: number): string[] {
  const read = withoutFalseNo(low);
  const ruled = Object.entries(RULES).flatMap(([key, rule]) => (rule(read, at, length) ? [key] : []));
  return [...(ruled.length > 0 ? ruled : ['=silent']), ...stanceKeys(read, at, length)];
}

/** In Portuguese "no zap" is "in the chat": a word of the same length stands for it. */
const withoutFalseNo = (low: string): string => (PORTUGUESE.test(low) ? low.replace(IN_THE, 'em') : low);
const PORTUGUESE = pattern(
  /(?<!\p{L})(?:não|uma|são|você|meu|minha|nosso|nossa|pelo|pela|quero|queria|robô|clientes que)(?!\p{L})|ção|ções|ões/u,
);
const IN_THE = pattern(/(?<!\p{L})no(?!\p{L})/gu);

/** How probable it is that the writer does not want what is named there, 0 to 1. Learned from sentences whose names readers marked. */
export const unwantedOdds = byPlace(findOdds);

function findOdds(low: string, at: number, length: number): number {
  return oddsOf(stanceSigns(low, at, length));
}
const oddsOf = learnedOdds(readStances);

/** So probable it is out, whatever no rule says; so improbable it is wanted, whatever a rule says. */
const [SURELY_OUT, SURELY_IN] = [0.85, 0.15];
/** A function that is struck by mistake costs the plan more than a name that is. */
const MORE_SURELY_OUT = 0.9;

const AHEAD = 90;
const OTHER_SCRIPT = /[\u0590-\uffff]{2}/;

/** A whole phrase of refusal is taken at its word; a looser rule only where what was learned is not sure of the contrary. */
const decided =
  (rule: (low: string, at: number, length: number) => boolean, sure = SURELY_OUT) =>
  (low: string, at: number, length: number) => {
    const read = withoutFalseNo(low);
    const said = saidAround(read, at, length);
    if (said) return said === 'out';
    // Of other scripts too few sentences were marked.
    if (OTHER_SCRIPT.test(low.slice(Math.max(0, at - AHEAD), at + AHEAD))) return rule(read, at, length);
    const odds = unwantedOdds(low, at, length);
    return odds >= sure || (odds > SURELY_IN && rule(read, at, length));
  };

/** The text, in lower case, names a technology or a service only to do without it, at this place. */
export const isNegatedAt = decided(ruledNegated);
/** The same of a word that begins there, whatever it means. */
export const isRejectedAt = decided(ruledRejected);
/** The same of a function or a medium, which stands in more kinds of sentences: "nobody should have to sign up". */
export const isUnwantedAt = decided(ruledUnwanted, MORE_SURELY_OUT);

/** What stands at this place of a text in lower case is all but certainly wanted. */
export const isSurelyWanted = (low: string, at: number, length: number): boolean =>
  unwantedOdds(withoutFalseNo(low), at, length) <= SURELY_IN;

/** The same of any place where the word stands, unless it is said to stay: "the clerk says over my dead body. So Oracle stays." */
export const isNegated = (low: string, word: string): boolean => {
  const places = placesOf(low, word);
  if (places.some((at) => STAYS.test(low.slice(at + word.length, at + word.length + AHEAD)))) return false;
  return places.some((at) => isNegatedAt(low, at, word.length));
};

const STAYS = pattern(
  /^ (?:(?:has to|have to|must|will|should|can|soll|muss) )?(?:stays?|bleiben|bleibt|reste|se queda|fica|blijft|zostaje)(?! (?:out|away|off|weg|fora))(?!\p{L})/u,
);
