import { oncePer } from '../../reading/once-per.ts';

const WORDS_MAX = 12;
const LENGTH_MAX = 160;
// A word, up to the next space; punctuation after a name does not belong to it.
const WORD = /\S+/g;
const MARKS = /[.,;:!?)\]}"'`*]{1,8}$/;

/**
 * The longest of some names that stands in a text at a place; undefined where none does. The names are finished: they do
 * not change between two calls.
 */
export function phraseAt(text: string, at: number, names: ReadonlySet<string>): string | undefined {
  const part = text.slice(at, at + LENGTH_MAX);
  let found: string | undefined;
  for (const whole of beginnings(part)) {
    const name = [whole, whole.replace(MARKS, '')].find((one) => names.has(one));
    if (name !== undefined) found = name;
    // At most places no name goes on as the text does, after its first word or two.
    if (!beginningsOf(names).has(whole)) break;
  }
  return found;
}

/** The beginnings of all names, up to the end of a word. */
const beginningsOf = oncePer(
  (names: ReadonlySet<string>) => new Set([...names].flatMap((name) => [...beginnings(name)])),
);

/** A text up to the end of its first word, of its second, and so on. */
function* beginnings(text: string): Generator<string> {
  let count = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (count++ === WORDS_MAX) return;
    yield text.slice(0, index + word.length);
  }
}
