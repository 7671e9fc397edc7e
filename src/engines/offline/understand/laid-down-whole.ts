import { pattern } from '../language/pattern.ts';
import { withoutOrders } from './clean.ts';
import { conditionsSaid } from './conditions-said.ts';

/** A longer sentence is quoted by the parts of it that lay something down. */
const LETTERS_MAX = 300;

/** Binds whoever builds it, whatever else the sentence tells: what must be, may not be, is impossible, happens each time. */
const BINDS = pattern(
  /(?<!\p{L})(?:must|mustn['’]t|may not|never|only|nothing|nobody|no one|none|impossible|forbidden|not allowed|cannot|can['’]t|at (?:least|most)|no (?:more|less|later|earlier|fewer) than|(?:has|have|had) to be|unless|whoever|for (?:each|every)|under no circumstances|(?:minimum|maximum)|jamais|personne ne|aucune?|interdit\p{L}*|impossible|au (?:moins|plus|maximum)|obligatoire\p{L}*|nie(?:mals|mand)?|unmöglich|verboten|höchstens|mindestens|spätestens|muss|müssen|darf|dürfen|nunca|jamás|nadie|imposible|prohibid\p{L}*|como máximo|al menos|tiene que|ninguém|impossível|proibid\p{L}*|no máximo|pelo menos|deve|कभी नहीं|अनिवार्य)(?!\p{L})/iu,
);
/** A figure that something is held to: a sum, a limit, a time within which. */
const LIMIT = pattern(
  /(?:[€$£]\s?\d|\d\s?(?:€|euros?\b|%|percent\b))|(?<!\p{L})(?:under|over|above|below|within|after|until|before|up to|by|at) (?:minus )?\d|(?<!\p{L})(?:unter|über|binnen|bis|nach|sous|avant|après|dans les|antes de|hasta|dentro de|até) \d/iu,
);
const MONEY = /[€$£]\s?\d|\d\s?(?:€|euros?\b)/iu;
/** Says what is not to be, in brackets beside what is: "a site (no app to download)". */
const BESIDE = pattern(
  /\((?:no|not|without|never|nothing|pas|sans|aucun\p{L}*|kein\p{L}*|ohne|nicht|sin|nada de|sem|não)(?!\p{L})[^)]*\)/iu,
);
/** How it is today, or how many there are. */
const TELLS = pattern(
  /^(?:at the moment|today|currently|right now|so far|until now|nobody (?:here )?knows|i['’]?m|i am|we are|we['’]re|bisher|heute|aujourd['’]hui|hoy|hoje)(?!\p{L})|(?<!\p{L})(?:nobody has time|no idea|last (?:week|year|month|summer|winter|spring|autumn)|yesterday)(?!\p{L})/iu,
);

/**
 * Everything that idea and context lay down, each sentence whole and in their own words, in their order: what a condition is for
 * stands in the rest of its sentence. Of the first, which says what the product is, and of very long ones the part that binds.
 * `rules`: what else is known to be a rule, however it was cut.
 */
export function laidDownWhole(text: string, rules: readonly string[] = []): string[] {
  const parts = [...conditionsSaid(text), ...rules].map((part) => part.replace(/…$/, ''));
  const found: string[] = [];
  const taken = new Set<string>();
  for (const [at, sentence] of sentencesOf(text).entries()) {
    const own = parts.filter((part) => sentence.includes(part));
    for (const part of own) taken.add(part);
    const isWhole =
      sentence.length <= LETTERS_MAX &&
      (at > 0 ||
        BESIDE.test(sentence) ||
        BINDS.test(sentence) ||
        MONEY.test(sentence) ||
        own.some(isTornFrom(sentence)));
    if (!isWhole) found.push(...own);
    else if (own.length > 0 || binds(sentence)) found.push(sentence.replace(/^(?:and|but|so|then) /i, ''));
  }
  return [...new Set([...found, ...parts.filter((part) => !taken.has(part))])];
}

const binds = (sentence: string) =>
  BESIDE.test(sentence) || (!TELLS.test(sentence) && (BINDS.test(sentence) || LIMIT.test(sentence)));

/** Begins or ends where no clause does. */
const isTornFrom = (sentence: string) => (part: string) =>
  !sentence.startsWith(part) ||
  !/^(?:$|[:;(]|\s?[–—(]|\s(?:that|which|who|where|so|to)\s)/.test(sentence.slice(part.length));

/** Ends no sentence: "at 2 a.m. my husband", "e.g. a list". */
const ABBREVIATED = /(?<!\b(?:[ap]\.m|e\.g|i\.e|approx|incl|ca|z\.B|bzw|p\. ex)\.)/;
const END = new RegExp(`(?<=[.!?。！？])${ABBREVIATED.source}\\s+|\\s[•*]\\s`, 'i');

const sentencesOf = (text: string) =>
  withoutOrders(text)
    .split(END)
    .map((part) => part.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/g, ''))
    .filter((part) => part.length > 3);
