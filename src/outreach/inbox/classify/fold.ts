import { simplified } from './traditional.ts';

/** Characters of a text that are read. */
const CHARS_MAX = 100_000;

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
};

// Cyrillic and Greek letters that look like Latin ones: only looked at in a word that has Latin letters too.
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
};

/**
 * The text in one plain form: compatibility forms unified, invisible characters and accents gone, lower case, words of
 * mixed scripts in Latin letters, letters repeated for effect once. Lexicons and replies both go through it.
 */
export function foldText(text: string): string {
  const plain = text.slice(0, CHARS_MAX).normalize('NFKC').slice(0, CHARS_MAX);
  const bare = plain
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034F|\u115F|\u1160|\u3164/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßłøæœđðıþ’‘`´ʼ“”]/g, (letter) => LETTERS[letter] ?? letter);
  return unmix(simplified(bare)).replace(/([a-vx-zа-я])\1{2,}/g, '$1');
}

/** Look-alike letters of other scripts made Latin where a word has letters of both. */
function unmix(text: string): string {
  if (!/[\u0370-\u04ff]/.test(text) || !/[a-z]/.test(text)) return text;
  return text.replace(/[a-z\u0370-\u04ff]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[\u0370-\u04ff]/g, (letter) => LOOKALIKES[letter] ?? letter) : word,
  );
}
