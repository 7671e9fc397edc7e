import { wordsOf } from '../../../artifacts/reading/words.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  œ: 'oe',
  þ: 'th',
};
const TEXT_CHARS_MAX = 1_000;

/** The words of a text in the form in which they are compared: lower case, without accents, one space apart. */
export function foldedWords(text: string): string[] {
  const begin = text.slice(0, TEXT_CHARS_MAX);
  // Several times faster, and most texts are so.
  if (/^[ -~]*$/.test(begin)) return begin.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return wordsOf(fold(begin));
}

/** The same as one text with a space at both ends, so that a phrase is found as ` phrase `. */
export const foldedText = (text: string): string => ` ${foldedWords(text).join(' ')} `;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[ßæøđłıœþ]/g, (letter) => LETTERS[letter] ?? letter);

// Endings that make another form of the same word, in the languages of Europe; what is left of a word has four letters.
const ENDINGS =
  'ungen ierung innen ancies ancy ances ance ences ence ments ment ations ation ings ing ists ist ers ants ant ials ial als ally al ung ies ier iers eurs euse euses eur rice rices tions ions ion ics ic ik ia ie os as es en er ed in s e a o i y'
    .split(' ')
    .sort((a, b) => b.length - a.length);
const STEM_CHARS_MIN = 4;

/** What a folded word has in common with its other forms: groomers, grooming and groomer are one. */
export function stemOf(word: string): string {
  const once = shorten(word);
  return once === word ? word : shorten(once);
}

function shorten(word: string): string {
  const ending = ENDINGS.find((one) => word.length - one.length >= STEM_CHARS_MIN && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
