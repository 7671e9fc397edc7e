import { demandsOf } from '../../design/demands-in.ts';
import type { Design } from '../../design/design.ts';
import { formats } from '../../knowledge/stack/formats.ts';
import { list } from '../../language/inflect.ts';
import { placesOf } from '../../language/stands.ts';
import { toClauseEnd } from '../../understand/clause-end.ts';
import { languageOf } from '../../understand/spoken.ts';
import { isNegatedAt, isUnwantedAt } from '../../understand/stance.ts';
import type { Choice } from './choices.ts';

const FORMATS_MAX = 6;

/** What the brief demands beside technologies, each as a choice of its own: encryption, a kiosk, formats, languages. */
export function saidChoices({ understanding }: Pick<Design, 'understanding'>): Choice[] {
  const text = `${understanding.idea} ${understanding.context}`;
  const { without } = understanding.constraints;
  const named = formatsNamed(text, without);
  return [
    ...byCategory(
      demandsOf(understanding).map(({ category, choice, says, why }) => ({
        ...{ category, choice },
        rationale: `${quoted(toClauseEnd(says, text))}${why}`,
      })),
    ),
    ...(named.length > 0
      ? [
          {
            category: 'File formats',
            choice: list(named),
            rationale:
              'The brief names them. Each is written and read by one proven library, and tried on a real file.',
          },
        ]
      : []),
    ...spokenOn(understanding),
  ];
}

const quoted = (says: string | undefined) => (says ? `The brief says “${says}”. ` : '');

/** Whoever writes in French wants to read French, unless the brief names other languages; who calls a program reads its manual. */
function spokenOn({ constraints: { languages }, platform, idea }: Design['understanding']): Choice[] {
  const own = platform === 'cli' || platform === 'api' ? undefined : languageOf(idea);
  if (languages.length === 0 && (own === undefined || own === 'English')) return [];
  const rationale =
    languages.length > 0
      ? 'The brief names them. Texts lie in one file a language; a missing one fails the build.'
      : 'The brief is written in it. Texts lie in one file a language.';
  return [
    { category: 'Languages', choice: languages.length > 0 ? list(languages) : `${own} on all screens`, rationale },
  ];
}

/** One choice a category, the first. */
const byCategory = (choices: readonly Choice[]): Choice[] =>
  [...new Map([...choices].reverse().map((choice) => [choice.category, choice])).values()].reverse();

/** Formats that the text names and does not rule out, in the order of the table. */
function formatsNamed(text: string, without: readonly string[]): string[] {
  const low = text.toLowerCase().replaceAll('-', ' ');
  const known = formats()
    .filter(({ words }) => words.some((word) => low.includes(word) && stands(low, word)))
    .filter(({ words }) => !without.some((phrase) => words.some((word) => phrase.split(' ').includes(word))))
    .map(({ name }) => name);
  return [...known, ...byEnding(text, known), ...byName(text, [...known, ...without])].slice(0, FORMATS_MAX);
}

/** "pattern (.wif files)": a format that is named by the ending of its files alone. */
const byEnding = (text: string, known: readonly string[]): string[] =>
  [
    ...text.matchAll(/(?<![\w.])\.([a-z][a-z0-9]{1,4})[ -](?:files?|format|exports?|imports?|dateien|projects?)\b/gi),
    // "export .gpkg and .qgz": endings beside a word for what is done with files.
    ...text.matchAll(
      /(?<=\b(?:exports?|imports?|reads?|writes?|opens?|saves?|as|and|or|to)\s)\.([a-z][a-z0-9]{1,4})\b/gi,
    ),
  ]
    .map(([, ending = '']) => ending.toUpperCase())
    .filter((ending) => !ENDINGS_OF_PROGRAMS.has(ending) && !known.some((name) => name.toUpperCase().includes(ending)));
/** "The federation wants the results as a TRF file": letters in capitals before a word for a file. */
const byName = (text: string, known: readonly string[]): string[] =>
  [
    ...text.matchAll(
      /(?:as|in|a|an|the|to|from|of|and|or) ([A-Z]{2,8}(?: [A-Z]{2,6})?) (?:files?|format|exports?|imports?)(?![\p{L}])/gu,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !OTHERS.test(name) && !known.some((one) => one.toLowerCase().includes(name.toLowerCase())));
const OTHERS = /^(?:PDF|CSV|AI|IT|HR|DIY|TV|UK|US|EU|GDPR|PC|CV|ID|GP|NHS|CI|PR|API|URL|RAW)$/;
const ENDINGS_OF_PROGRAMS = new Set([
  'EXE',
  'NET',
  'JS',
  'TS',
  'IO',
  'COM',
  'ENV',
  'PY',
  'MD',
  'TXT',
  'ORG',
  'GIT',
  'CN',
  'DE',
  'UK',
]);

const stands = (low: string, word: string) => placesOf(low, word).some((at) => !isOut(low, at, word.length));

const isOut = (low: string, at: number, length: number) =>
  isNegatedAt(low, at, length) || isUnwantedAt(low, at, length);
