import { auxiliaries, determiners, prepositions, pronouns } from '../knowledge/words/grammar.ts';
import { dictionary, type Language, languages } from '../knowledge/words/translations.ts';

const CODES = Object.keys(languages) as Language[]; // The keys of the object above are its languages.
const giveaways = new Map(CODES.map((code) => [code, new Set(languages[code].giveaways.split(' '))]));

/** Small words that decide alone; fewer leave the question to the dictionaries. */
const SURE = 3;

/** Which language folded words are written in: by small words, and where these are few by the words that are known. */
export function tellLanguage(words: readonly string[], usual: Language | 'en'): Language | 'en' {
  const script = byScript(words);
  if (script) return script;
  const english = words.filter(isEnglish).length;
  const counts = CODES.map((code) => ({ code, count: words.filter((word) => giveaways.get(code)?.has(word)).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  if (english > most || (english === most && english >= SURE)) return 'en';
  const near = counts.filter(({ count }) => count > 0 && count >= most - 1);
  if (near.length === 0) return usual;
  const known = near.map(({ code, count }) => ({ code, points: count * 2 + knownWords(words, code) }));
  const best = known.reduce((one, other) => (other.points > one.points ? other : one));
  return best.points > english * 2 + 1 ? best.code : english > 0 ? 'en' : usual;
}

/** One may be a place: "a shop in Łódź". */
const TWO = 2;

function byScript(words: readonly string[]): Language | undefined {
  const letters = words.join('');
  if (/[\u3040-\u30ff]/.test(letters)) return undefined;
  if (/\p{Script=Han}{2}/u.test(letters)) return 'zh';
  // No other language here writes ł, and folding keeps it.
  if (words.filter((word) => word.includes('ł')).length >= TWO) return 'pl';
  return /\p{Script=Devanagari}{2}/u.test(letters) ? 'hi' : undefined;
}

/** "no", "a" and "as" are small words elsewhere too: they say nothing for English. */
const shared = new Set(
  CODES.flatMap((code) => [...(giveaways.get(code) ?? [])]).concat(
    'no',
    'a',
    'i',
    'as',
    'do',
    'me',
    'in',
    'so',
    'per',
    'an',
  ),
);

const isEnglish = (word: string) =>
  !shared.has(word) && (determiners.has(word) || prepositions.has(word) || pronouns.has(word) || auxiliaries.has(word));

const LONG = 4;
const knownWords = (words: readonly string[], code: Language) =>
  words.filter((word) => word.length >= LONG && dictionary(code).english(word) !== undefined).length;
