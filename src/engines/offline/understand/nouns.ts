import type { Kind } from '../knowledge/schema.ts';
import { everyday, technologies } from '../knowledge/stack/technologies.ts';
import { analogies } from '../knowledge/words/analogies.ts';
import { brands, emptyAdjectives, emptyNouns, productNouns } from '../knowledge/words/grammar.ts';
import { adjectives, adverbs } from '../knowledge/words/lexicon.ts';
import { customers, groups, keepers, notPersons, personEnding, persons, toolNouns } from '../knowledge/words/people.ts';
import { places } from '../knowledge/words/places.ts';
import { fieldsOfKind, thingNamed, things } from '../knowledge/words/things.ts';
import { lastWord, plural, singular } from '../language/inflect.ts';
import { lazy } from '../language/lazy.ts';
import type { Token } from './token.ts';

/** A thing, a person or the product itself, as a run of words names it. */
export interface Noun {
  is: 'thing' | 'person' | 'product' | 'empty';
  /** Singular, lower case but for abbreviations: "hive inspection". */
  name: string;
  /** With its describing words, plural as written: "independent yoga teachers". */
  full: string;
  head: string;
  kind: Kind;
  fields: string[];
  /** A person: how the person counts. */
  part?: 'customer' | 'keeper' | 'user' | undefined;
  /** A group: the person who acts for it. */
  group?: string | undefined;
  /** No word of it is known in its language. */
  unknown?: true;
}

const NAME_WORDS_MAX = 3;
/** Never the name of a thing, whatever the tagger thought. */
const noNouns = lazy(() => new Set([...adverbs, ...adjectives]));
const technologyWords = lazy(
  () => new Set(technologies().flatMap((one) => one.words.filter((word) => !everyday.has(word)))),
);

/** Reads a run of content words. `expectsPerson`: it stands where people are named ("for …", "helps …"). */
export function readNoun(run: Token[], expectsPerson = false): Noun {
  const translated = run.filter((token) => !token.unknown);
  const words = withoutLead(translated.length > 0 ? translated : run);
  const shown = words.map((token) => (isAbbreviation(token.raw) || token.named ? token.raw : token.word));
  const useful = withoutBrand(dropLeading(shown)).filter(
    (word) => [...word].length > 1 || /\p{Script=Han}/u.test(word),
  );
  const head = singular(useful.at(-1) ?? '');
  const full = shown
    .filter((word, at) => at === shown.length - 1 || !emptyAdjectives.has(word) || DESCRIBING.has(word))
    .join(' ');
  const name = singular(useful.slice(-NAME_WORDS_MAX).join(' '));
  const unknown = translated.length === 0 ? { unknown: true as const } : {};
  const base = { name, full, head, kind: 'item' as Kind, fields: fieldsOfKind.item, ...unknown };
  const last = (useful.at(-1) ?? '').toLowerCase();
  if (
    places().has(head.toLowerCase()) ||
    technologyWords().has(head.toLowerCase()) ||
    technologyWords().has(last) ||
    brands.has(head.toLowerCase()) ||
    /\.js?$/.test(last)
  )
    return { ...base, is: 'empty' };
  if (
    useful.length === 0 ||
    /^\p{L}{0,2}\d/u.test(head) ||
    (noNouns().has(head) && !things.has(head) && !(head in groups) && !persons.has(head))
  )
    return { ...base, is: 'empty' };
  if (productNouns.has(head.toLowerCase()) || productNouns.has(useful.at(-1) ?? '')) return { ...base, is: 'product' };
  if (emptyNouns.has(head) && useful.length === 1) return { ...base, is: 'empty' };
  const person = personOf(head, expectsPerson, name);
  if (person)
    return {
      ...base,
      is: 'person',
      kind: 'person',
      fields: things.get(head)?.fields ?? fieldsOfKind.person,
      ...person,
    };
  const thin = emptyNouns.has(head) || emptyNouns.has(useful.at(-1) ?? '');
  if ((thin && !(useful.length > 1 && WORTH_WITH_A_WORD.has(head))) || /^\P{L}*$/u.test(name))
    return { ...base, is: 'empty' };
  const known = thingNamed(name);
  if (words.length === 1 && isCompany(words[0])) return { ...base, is: 'empty' };
  if (!known && (isName(words) || isProper(words) || isAbbreviation(words.at(-1)?.raw ?? '')))
    return { ...base, is: 'empty' };
  const thing = known ?? guess(head);
  return { ...base, is: 'thing', kind: thing.kind, fields: thing.fields };
}

/** "10 min games" are games, and "a page pet owners can open" is for pet owners. */
function withoutLead(words: Token[]): Token[] {
  const [first, ...rest] = words;
  if (!first || rest.length === 0) return words;
  const head = singular(rest.at(-1)?.word ?? '');
  const isShown =
    SHOWN.has(first.word) && rest.length > 1 && (persons.has(head) || keepers.has(head) || customers.has(head));
  return UNITS.has(first.word) || isShown || ORDERS.has(first.word) ? rest : words;
}
const UNITS = new Set('min mins sec secs hr hrs km kg cm mm ml px mb gb'.split(' '));
/** Told to do, whatever follows: "swap night shifts between nurses". */
const ORDERS = new Set(['swap', 'scan', 'split', 'lend']);
const SHOWN = new Set('page app link screen button website'.split(' '));

/** "Instagram post" is a post. */
const withoutBrand = (words: string[]) =>
  words.filter((word, at) => at === words.length - 1 || !brands.has(word.toLowerCase()));

/** Say nothing alone, and something with a word before them: "startup idea", "sales process". */
const WORTH_WITH_A_WORD = new Set(
  'idea problem process feature trend insight experience skill goal purpose'.split(' '),
);

/** Adjectives that make a market segment and so stay in its name. */
const DESCRIBING = new Set(
  'small independent local freelance professional amateur young elderly older busy private public remote big large'.split(
    ' ',
  ),
);

function dropLeading(words: string[]): string[] {
  const from = words.findIndex((word) => !emptyAdjectives.has(word) || (words.length === 1 && things.has(word)));
  return from < 0
    ? []
    : words.slice(from).filter((word, at, all) => at === all.length - 1 || !emptyAdjectives.has(word));
}

function personOf(head: string, expected: boolean, name: string): Pick<Noun, 'part' | 'group'> | undefined {
  if (NO_HOUSES.has(name.toLowerCase()) || GUIDE.test(name)) return undefined;
  const group = groups[head] ?? groups[head.toLowerCase()];
  if (group) return { part: 'keeper', group: actsFor(name, head, group) };
  if (customers.has(head) || customers.has(name)) return { part: 'customer' };
  if (head === 'owner' && name !== 'owner' && !ownsFirm(name)) return { part: 'user' };
  if (keepers.has(head)) return { part: 'keeper' };
  if (persons.has(head)) return { part: 'user' };
  if (/(ologist|ographer|therapist|keeper|smith|ician|biker|ologe)$/.test(head)) return { part: 'user' };
  if (expected && !notPersons.has(head) && !things.has(head) && head.length > 4 && personEnding.test(head))
    return { part: 'user' };
  return undefined;
}

/** Named like a person, and none. */
const GUIDE = /\b(?:audio|style|price|user|field|travel|city|quick|size|buying|tv|programme) guide$/;

/** Named like a house where people work, and none. */
const NO_HOUSES = new Set([
  'app store',
  'play store',
  'data store',
  'object store',
  'web store',
  'app shop',
  'nosql store',
  'document store',
  'key-value store',
  'vector store',
]);

const ownsFirm = (name: string) =>
  name.split(' ').some((word) => word in groups || word === 'site' || word === 'property');

/** "volunteer fire department" → "volunteer fire department head"; "bakery" → "baker". */
function actsFor(name: string, head: string, person: string): string {
  if (!person.includes(' ')) return person;
  return person.startsWith(head) ? name + person.slice(head.length) : person;
}

function guess(head: string): { kind: Kind; fields: string[] } {
  const kind: Kind = /(ment|tion|sion|ance|ing)$/.test(head)
    ? 'event'
    : /(ness|ity|age|rate|level)$/.test(head)
      ? 'measure'
      : 'item';
  return { kind, fields: fieldsOfKind[kind] };
}

const isCompany = (token: Token | undefined) =>
  token !== undefined && analogies().has(token.word) && /^\p{Lu}/u.test(token.raw);

/** "San Francisco": the first word is a name, and the last is written like one. */
const isName = (words: Token[]) =>
  words.some(({ named }) => named) && /^\p{Lu}/u.test(words.at(-1)?.raw ?? '') && !words.at(-1)?.starts;

/** "Leeds", within a sentence: the name of a place or firm that no list has. German writes all nouns so. */
const isProper = (words: Token[]) =>
  words.length === 1 &&
  !words[0]?.unknown &&
  !words[0]?.starts &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[0]?.raw ?? '') &&
  words[0]?.raw.toLowerCase() === words[0]?.word;

const isAbbreviation = (raw: string) => /^[A-Z][A-Z0-9]{1,5}s?$/.test(raw);

/** The words before the product's own noun: "dog walking app" → "dog walking"; with what a tool noun does: "expense tracker". */
export function productWords(words: Token[]): { before: Token[]; verb?: string } {
  let kept = [...words];
  let verb: string | undefined;
  while (kept.length > 0) {
    const last = singular(lastWord(kept.at(-1)?.word ?? ''));
    const tool = toolNouns[last];
    if (tool) verb = tool;
    else if (!productNouns.has(last)) break;
    kept = kept.slice(0, -1);
  }
  kept = kept.filter((token) => !emptyAdjectives.has(token.word) && !productNouns.has(token.word));
  return verb === undefined ? { before: kept } : { before: kept, verb };
}

/** The plural to show for a noun's name. */
export const pluralOf = (noun: Noun) => plural(noun.name);

/** The person who acts where a group is named. */
export function actingPerson(noun: Noun): string {
  return noun.group ?? (groups[noun.head] || noun.name);
}
