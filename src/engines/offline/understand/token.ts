/** A word, number or stop of a text. */
export interface Token {
  /** As written. */
  raw: string;
  /** Folded, and in English where the dictionary knows it: what the planner thinks with. */
  word: string;
  /** Folded as written: what triggers in other languages match. */
  own: string;
  kind: 'word' | 'number' | 'comma' | 'stop';
  /** Where it begins and ends in the text. */
  from: number;
  to: number;
  /** A capitalised German noun: begins a new thing even right after another. */
  starts?: boolean;
  /** Written with a capital inside a sentence where nouns are not: a name. */
  named?: boolean;
  /** The dictionary says it is a verb in this base form. */
  verb?: string;
  /** The dictionary says it is an adjective. */
  adjective?: true;
  /** A word of another language that its dictionary does not know. */
  unknown?: true;
}
