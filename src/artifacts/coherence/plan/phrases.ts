const WORDS_MAX = 12;
const LENGTH_MAX = 160;
// A word, up to the next space; punctuation after a name does not belong to it.
const WORD = /\S+/g;
const MARKS = /[.,;:!?)\]}"'`*]{1,8}$/;

/** The longest of some names that stands in a text at a place; undefined where none does. */
export function phraseAt(text: string, at: number, names: ReadonlySet<string>): string | undefined {
  const part = text.slice(at, at + LENGTH_MAX);
  let found: string | undefined;
  let count = 0;
  for (const { 0: word, index } of part.matchAll(WORD)) {
    if (count++ === WORDS_MAX) break;
    const whole = part.slice(0, index + word.length);
    const name = [whole, whole.replace(MARKS, '')].find((one) => names.has(one));
    if (name !== undefined) found = name;
  }
  return found;
}
