import { DE } from './phrases/de.ts';
import { EN } from './phrases/en.ts';
import { ES } from './phrases/es.ts';
import { FR } from './phrases/fr.ts';
import { IT } from './phrases/it.ts';
import { NL } from './phrases/nl.ts';
import { PL } from './phrases/pl.ts';
import { PT } from './phrases/pt.ts';
import type { Phrases } from './phrases.ts';

/** The languages the composer writes, by their codes. */
export const LANGUAGES = { en: EN, de: DE, fr: FR, es: ES, it: IT, nl: NL, pt: PT, pl: PL } as const;

export type Language = keyof typeof LANGUAGES;

const CHARS_READ_MAX = 5_000;

// The keys of a literal table are exactly its names.
const WORDS = (Object.entries(LANGUAGES) as [Language, Phrases][]).map(
  ([language, { words }]) => [language, new Set(words.split(' '))] as const,
);

/** The language of a text by its commonest words; undefined when none or several have it. */
export function languageOf(text: string): Language | undefined {
  const said =
    text
      .slice(0, CHARS_READ_MAX)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  const found = WORDS.map(([language, words]) => ({ language, hits: said.filter((word) => words.has(word)).length }));
  found.sort((a, b) => b.hits - a.hits);
  const [best, second] = found;
  return best && best.hits > (second?.hits ?? 0) ? best.language : undefined;
}

/** The first of these that is a language the composer writes, else English. */
export const writtenIn = (...candidates: (string | null | undefined)[]): Language =>
  candidates
    .map((one) => one?.slice(0, 2).toLowerCase())
    .find((one): one is Language => one !== undefined && one in LANGUAGES) ?? 'en';
