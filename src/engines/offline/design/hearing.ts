import type { Capability } from '../knowledge/schema.ts';
import { INERT } from '../knowledge/words/inert.ts';
import { isDenied } from './denied.ts';
import type { Ground, Use } from './design.ts';
import { isProductHeart } from './product/heart.ts';
import { quoteFor } from './quote-for.ts';
import type { Wish } from './wish.ts';
import { isOfMaking } from './wished-for.ts';

/** What the idea says and no capability was found for belongs to the thing it is said of. */
export function hearTheRest(uses: readonly Use[], { understanding }: Ground): void {
  const { reading } = understanding;
  const heard = new Set(uses.flatMap((use) => use.heard));
  for (const { says, object, verb } of reading.clauses) {
    if (
      !says ||
      heard.has(says) ||
      INERT.has(verb) ||
      isDenied(says, understanding) ||
      isOfMaking({ verb, says }, understanding)
    )
      continue;
    const of = uses.find(
      (use) => object !== undefined && use.object.one.endsWith(object.name) && use.capability.id === 'records',
    );
    if (of) hear(of, { says, verb });
    heard.add(says);
  }
}

/** What only words ask for is shown in the part of the idea that says it; what no part says is not asked for in words. */
export function quoteWords(uses: readonly Use[], { understanding }: Ground): void {
  for (const use of uses) {
    if (
      use.because !== 'asked' ||
      use.heard.length > 0 ||
      use.verb !== undefined ||
      use.again ||
      isNamed(use.capability)
    )
      continue;
    const quote = quoteFor(use.capability, understanding);
    if (quote?.isClear) hear(use, quote);
    else if (!quote) use.unsaid = true;
  }
}

/** Needs no clause that asks for it: the kind of product that it is, and programs that the brief names. */
const isNamed = (capability: Capability) => isProductHeart(capability) || capability.id.startsWith('exchange-');

/** What the idea says of something that is in the plan already is not lost. */
export function hear(use: Use | undefined, { says, verb }: Pick<Wish, 'says' | 'verb'>): void {
  if (use && says && !use.heard.includes(says) && isAbout(use.capability, says, verb)) use.heard.push(says);
}

/** Whatever no function knows is kept in some way; only who says so asks for the keeping: "log each route", not "race the ghost". */
export const isAbout = ({ id }: Capability, says: string, verb: string | undefined): boolean =>
  id !== 'records' || (verb !== undefined && KEEPS.has(verb) && says.split(' ').length >= WORDS_MIN && !HOW.test(says));
const KEEPS = new Set(
  'note record log write tap enter put keep register list catalogue catalog save fill choose document store jot count add create edit track measure capture collect'.split(
    ' ',
  ),
);
const WORDS_MIN = 3;
/** How something is to be or to go, not what is kept: "keep it tiny", "keep going when the internet is down". */
const HOW = /^keeps? (?:it|them|this|things|everything|going|pages?|up|quiet|out|away)\b/i;
