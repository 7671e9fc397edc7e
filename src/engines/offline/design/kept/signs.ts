import { productNouns } from '../../knowledge/words/grammar.ts';
import { neverKept, seldomKept } from '../../knowledge/words/passing.ts';
import { customers, groups, keepers, persons } from '../../knowledge/words/people.ts';
import { homonyms, things } from '../../knowledge/words/things.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Candidate } from './candidates.ts';
import { likely } from './likely.ts';
import { often } from './odds.ts';
import { placeSigns } from './place-signs.ts';
import { beside, wordsOf } from './words.ts';

/** After the product’s own noun: "a tool that …", "page for …". */
const TOLD_BY = new Set(['that', 'which', 'for', 'to', 'where', 'with', 'who']);

const TOLD_ABROAD = [
  'first-mention',
  'first-object',
  'object',
  'mention',
  'unsaid',
  'known',
  'field-said',
  'field-unsaid',
  'homonym',
  'verb-only',
  'bias',
];

/** What speaks for or against a candidate, by name and amount. The weights are learned. */
export function signsOf(candidate: Candidate, understanding: Understanding): Map<string, number> {
  const signs = new Map<string, number>([['bias', 1]]);
  const set = (sign: string, is: boolean | number = true) => {
    if (is) signs.set(sign, is === true ? 1 : is);
  };
  const { head, nouns, at, spec, place, brought } = candidate;
  const words = wordsOf(understanding);
  const { reading, wishes, acts, fieldLists, analogy } = understanding;
  set(`w:${head}`);
  set('known', things.has(head));
  set('homonym', homonyms.has(head));
  set('never', neverKept.has(head));
  set('seldom', seldomKept.has(head));
  set('person', persons.has(head) || customers.has(head) || keepers.has(head));
  set('group', head in groups);
  set('mention', nouns.length > 0);
  set('unsaid', at.length === 0 && nouns.length === 0);
  set('one-word', nouns.length > 0 && nouns.every(({ name }) => !name.includes(' ')));
  set('long', (nouns[0]?.name.split(' ').length ?? 0) > 2);
  set('abbreviation', /^[A-Z]{2}/.test(nouns[0]?.name ?? ''));
  const mentions = reading.mentions.filter(({ noun }) => noun.head.toLowerCase() === head);
  set(
    'weight3',
    mentions.some(({ weight }) => weight === 3),
  );
  set(
    'offered',
    mentions.some(({ offered }) => offered === true),
  );
  const objects = reading.clauses.filter(({ object }) => object?.head.toLowerCase() === head);
  set('object', objects.length > 0);
  set('object-again', objects.length > 1);
  set('first-object', reading.clauses.find(({ object }) => object)?.object?.head.toLowerCase() === head);
  set('first-mention', reading.mentions[0]?.noun.head.toLowerCase() === head);
  for (const { verb } of objects.slice(0, 3)) set(`verb:${verb}`);
  set(
    'wished',
    wishes.some(({ says }) => says.toLowerCase().includes(head)),
  );
  set('verb-only', acts.has(head) && nouns.length === 0);
  set('verb-too', acts.has(head) && nouns.length > 0);
  set(
    'listed-of',
    fieldLists.some(({ of }) => of?.head === head),
  );
  set(
    'listed-in',
    fieldLists.some(({ fields }) => fields.some(({ says }) => says.toLowerCase().includes(head))),
  );
  set('likened', analogy?.thing === head);
  const asProduct = productNouns.has(head);
  set('product', asProduct && nouns.length === 0);
  set('product-told', asProduct && at.some((one) => TOLD_BY.has(beside(words, one, 1))));
  set('product-first', asProduct && (at[0] ?? 99) < 6);
  if (spec) {
    set(`field${Math.min(place, 4)}`);
    set(at.length > 0 ? 'field-said' : 'field-unsaid');
    set(at.length > 0 && place === 0 ? 'field0-said' : '');
  }
  if (brought !== undefined) {
    set('brought', Math.max(-3, Math.min(3, brought)) / 3);
    set('brought-likely', brought > 0);
    set('brought-said', brought > 0 && at.length > 0);
  }
  if (often().includes(head)) {
    set(at.length > 0 ? `often-said:${head}` : `often:${head}`);
    for (const [id, amount] of likely(understanding)) set(`${head}<${id}`, amount);
  }
  if (understanding.language !== 'en') {
    // Word by word in English a text reads otherwise: what stands first says more, an unknown word less.
    set(
      'foreign:unknown',
      nouns.some(({ unknown }) => unknown === true),
    );
    for (const sign of TOLD_ABROAD) set(`foreign:${sign}`, signs.get(sign) ?? false);
  }
  placeSigns(at, words, set);
  return signs;
}
