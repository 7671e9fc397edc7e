import { foldedWords } from './fold.ts';

/** Names of meanings and how their words begin: told apart once, then asked for many texts. */
export class Vocabulary<Name extends string> {
  readonly #whole = new Map<string, Name[]>();
  readonly #begins = new Map<string, [string, Name][]>();
  readonly #phrases: [string, Name][] = [];

  /** Entries apart by commas: `=` in front for a whole word; several words for a phrase; else how a word begins. */
  constructor(entries: readonly (readonly [Name, string])[]) {
    for (const [name, text] of entries) for (const entry of text.split(',')) this.#add(name, entry.trim());
    this.#phrases.sort(([a], [b]) => b.length - a.length);
  }

  /** The meanings that the words stand for, with the words that said so. */
  find(words: readonly string[]): Map<Name, string> {
    const found = new Map<Name, string>();
    const tell = (name: Name, by: string) => void (found.has(name) || found.set(name, by));
    const text = ` ${words.join(' ')} `;
    for (const [phrase, name] of this.#phrases) if (text.includes(` ${phrase}`)) tell(name, phrase);
    for (const word of words) {
      for (const name of this.#whole.get(word) ?? []) tell(name, word);
      for (const [begin, name] of this.#begins.get(word.slice(0, 2)) ?? [])
        if (word.startsWith(begin)) tell(name, word);
    }
    return found;
  }

  #add(name: Name, entry: string): void {
    const words = foldedWords(entry);
    const [first = ''] = words;
    if (words.length > 1) this.#phrases.push([words.join(' '), name]);
    else if (entry.startsWith('=') || first.length < 3)
      this.#whole.set(first, [...(this.#whole.get(first) ?? []), name]);
    else this.#begins.set(first.slice(0, 2), [...(this.#begins.get(first.slice(0, 2)) ?? []), [first, name]]);
  }
}
