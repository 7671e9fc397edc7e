import { technologies } from '../knowledge/stack/technologies.ts';
import { relatives } from '../knowledge/words/people.ts';
import { dictionary } from '../language/dictionary.ts';
import { plural } from '../language/inflect.ts';
import { lazy } from '../language/lazy.ts';
import { placesOf } from '../language/stands.ts';
import type { Noun } from '../understand/nouns.ts';
import { isPerson } from '../understand/pieces.ts';
import { isRejectedAt, isUnwantedAt } from '../understand/stance.ts';
import type { Understanding } from '../understand/understand.ts';
import { isOfSaying } from './idiom.ts';

/** A noun of which no list is kept: relatives, where it runs, what it is built with, how people pay, what somebody does. */
export const isNoThing = (noun: Noun, understanding: Understanding): boolean =>
  relatives.has(noun.head) ||
  /^no-(?!show)/.test(noun.name) ||
  isSetting(noun, understanding) ||
  isOfMachines(noun, understanding) ||
  WAYS_TO_PAY.has(noun.name) ||
  isOfSaying(noun, understanding) ||
  isSaidOfIt(noun) ||
  isDoing(noun);

/** What is said of a thing and stands behind it: "make the trial shift bookable", "people fleeing", "my husband died". */
const isSaidOfIt = ({ name, head }: Noun): boolean =>
  (/[a-z]{2}(?:able|ible)$/.test(head) && !NAMED_SO.test(head)) ||
  (/ (?:\w+ing|died|fled)$/.test(name) && /^(?:people|persons?|those|husband|wife|father|mother) /.test(name));
const NAMED_SO =
  /(?:^|[a-z])(?:table|cable|stable|fable|bible|vegetable|variable|consumable|wearable|collectible|syllable|deliverable|receivable|payable|constable|crucible|valuable|disposable|perishable|recyclable)$/;

/** Where it runs ("the department's Slurm cluster"), and the last part of a phrase that names a function: "audit trail". */
const HOMES = new Set(['house', 'home', 'flat', 'household']);
const isSetting = ({ name, head }: Noun, { grams, idea }: Understanding) =>
  /^(?:same|different|other|whole|such) /.test(name) ||
  (HOMES.has(name) && !['houses', 'flats', 'homes', 'apartments'].some((many) => idea.toLowerCase().includes(many))) ||
  name.split(' ').some((word) => tools().has(word.toLowerCase())) ||
  grams.has(`${FUNCTION_OF[head]} ${head}`);

/** "have the building manager sign", "the server side signs": somebody does something there. */
function isDoing({ name, head }: Noun): boolean {
  const before = name.split(' ').at(-2);
  return DONE_BY.has(head) && before !== undefined && (isPerson(before) || before === 'side');
}

const DONE_BY = new Set([
  'sign',
  'pay',
  'tick',
  'approve',
  'claim',
  'dial',
  'call',
  'answer',
  'report',
  'swap',
  'sort',
]);

/** How people pay is no thing to keep. */
const WAYS_TO_PAY = new Set(
  [
    'credit card',
    'debit card',
    'bank transfer',
    'bank card',
    'cash',
    'cheque',
    'direct debit',
    'standing order',
    'app store',
  ].concat('pix twint bizum upi blik swish venmo mpesa momo vipps mobilepay'.split(' '), [
    'ai',
    'blockchain',
    'microservice',
    'cookie',
    'tracking',
    'biscuit tin',
    'play store',
  ]),
);

/** Named only beside what it is built with: "Rails, Postgres, one box at Hetzner", "one static binary, Rust". */
function isOfMachines({ head }: Noun, { parts, constraints }: Understanding): boolean {
  const built = new Set(
    [...constraints.technologies, ...constraints.forbidden].flatMap(({ slot, words }) =>
      BUILT_WITH.has(slot) ? words : [],
    ),
  );
  const naming = parts.filter(({ grams }) => grams.has(head));
  return (
    naming.length > 0 && naming.every(({ grams }) => [...grams].some((gram) => built.has(gram) || MAKING.has(gram)))
  );
}

const BUILT_WITH = new Set(['backend', 'client', 'database', 'hosting', 'language']);
const MAKING = new Set(
  'binary runtime microservice container config repo repository deployment self-host docker git'.split(' '),
);

/** "What logs on", "nobody sits at a pc". */
export function isOnlyUsed({ name }: Noun, low: string): boolean {
  if (name === 'pc') return !/\bpcs\b|\beach pc\b|\brepair/.test(low);
  if (name !== 'log' && name !== 'log entry') return false;
  const places = placesOf(low, 'log').concat(placesOf(low, 'logs'));
  return places.length > 0 && places.every((at) => /^logs? (?:on|in|into|onto)\b/.test(low.slice(at)));
}

/** Named only to be ruled out: "photos of the children are taboo here". */
export function isUnwanted({ name, head }: Noun, low: string): boolean {
  const placesOfAny = (words: readonly string[]) =>
    words.flatMap((word) => placesOf(low, word.toLowerCase()).map((at) => ({ at, length: word.length })));
  // "PagerDuty costs more than our hosting": whose costs these are is what is spoken of.
  const [brand = ''] = /^\p{Lu}\S+ /u.exec(name) ?? [];
  const ofBrand = placesOfAny(brand === '' ? [] : [brand.trim()]);
  if (ofBrand.length > 0 && ofBrand.every(({ at, length }) => isRejectedAt(low, at, length))) return true;
  const places = placesOfAny([name, head, plural(name), plural(head)]);
  return (
    places.length > 0 &&
    places.every(({ at, length }) => isRejectedAt(low, at, length) || isUnwantedAt(low, at, length))
  );
}

const tools = lazy(
  () =>
    new Set(
      technologies()
        .filter(({ slot }) => slot !== 'other' && slot !== 'chat' && slot !== 'device')
        .flatMap(({ words }) => words),
    ),
);
const FUNCTION_OF: Record<string, string> = dictionary({
  trail: 'audit',
  log: 'audit',
  cell: 'load',
  switch: 'dead',
  code: 'qr',
});
