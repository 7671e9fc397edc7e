import { fold } from '../../language/fold.ts';
import { lastWord, plural } from '../../language/inflect.ts';
import { determiners, emptyAdjectives, prepositions, pronouns } from './grammar.ts';
import { chinese } from './languages/chinese.ts';
import { dutch } from './languages/dutch.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { hindi } from './languages/hindi.ts';
import { italian } from './languages/italian.ts';
import type { LanguageWords } from './languages/language-words.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { spanish } from './languages/spanish.ts';

/** The languages that ideas are understood in besides English. */
export const languages = {
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  hi: hindi,
  it: italian,
  nl: dutch,
  pl: polish,
  zh: chinese,
} satisfies Record<string, LanguageWords>;
export type Language = keyof typeof languages;

/** Knows the words of one language in the forms that ideas use. */
export interface Dictionary {
  /** The English for a folded word or phrase (words joined by "_"): "customers", "waiting-list"; "!" ends a verb, "~" an adjective. */
  english(own: string): string | undefined;
  /** Phrases begin with these words. */
  startsPhrase(own: string): boolean;
}

const made = new Map<Language, Dictionary>();

/** The dictionary of one language, read when first asked for. */
export function dictionary(language: Language): Dictionary {
  const known = made.get(language) ?? makeDictionary(languages[language]);
  made.set(language, known);
  return known;
}

function makeDictionary({ words, plurals, conjugations }: LanguageWords): Dictionary {
  const known = new Map(words.trim().split(/\s+/).map(pair));
  const starts = new Set([...known.keys()].filter((own) => own.includes('_')).map((own) => own.split('_')[0] ?? ''));
  for (const [word, english] of [...known])
    if (english.endsWith('!'))
      for (const form of conjugate(word, conjugations)) if (!known.has(form)) known.set(form, english);
  for (const [word, english] of [...known]) {
    const plain = word.replaceAll('ł', 'l'); // As it is typed where the keyboard has no ł.
    if (!known.has(plain)) known.set(plain, english);
  }
  const cuts = plurals.map((cut): [string, string] => [
    cut.slice(0, cut.indexOf('>')),
    cut.slice(cut.indexOf('>') + 1),
  ]);
  return {
    english: (own) => known.get(own) ?? fromPlural(own, known, cuts),
    startsPhrase: (own) => starts.has(own),
  };
}

/** Of the nouns alone: "facturas" is known by "factura", and stays plural in English. */
function fromPlural(own: string, known: Map<string, string>, cuts: [string, string][]): string | undefined {
  for (const [ending, single] of cuts) {
    if (!own.endsWith(ending) || own.length < ending.length + SHORTEST) continue;
    const english = known.get(own.slice(0, -ending.length) + single);
    if (english?.endsWith('~') || (english && isSmall(english))) return english;
    if (english && !english.endsWith('!')) return pluralised(english);
  }
  return undefined;
}

const SHORTEST = 2;
const isSmall = (english: string) =>
  determiners.has(english) || prepositions.has(english) || pronouns.has(english) || emptyAdjectives.has(english);

function pluralised(english: string): string {
  const last = lastWord(english.replaceAll('-', ' '));
  return english.slice(0, english.length - last.length) + plural(last);
}

/** The forms of a regular verb that ideas use: "que presten", "qui louent", "die Termine bucht". */
function conjugate(verb: string, conjugations: LanguageWords['conjugations']): string[] {
  return conjugations.flatMap(([ending, forms]) =>
    verb.endsWith(ending) ? forms.split(' ').map((form) => verb.slice(0, -ending.length) + form) : [],
  );
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  return [fold(text.slice(0, at).replace(/-(e|nos)$/, '')), text.slice(at + 1)];
}
