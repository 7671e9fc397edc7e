import type { Noun } from './nouns.ts';

/** Somebody or something does something: "beekeepers track hive inspections". */
export interface Clause {
  verb: string;
  subject?: Noun | undefined;
  object?: Noun | undefined;
  /** The idea's own words for it, from the verb on: "counts hens". Absent where a noun names the act ("booking app"). */
  says?: string | undefined;
  /** The idea tells the product to do it: where no capability knows it, it is built as an act of its own. */
  isWish?: boolean | undefined;
}

/** A thing named in the idea and where it stood. */
export interface Mention {
  noun: Noun;
  /** 3: object of a verb or what the product is for; 2: stands beside such; 1: anywhere. */
  weight: 1 | 2 | 3;
  /** Stands after "an app with …": what the product offers, which is a function as often as a thing. */
  offered?: boolean;
}

export interface Reading {
  clauses: Clause[];
  /** What the writer does today ("I fill the blocks by phoning"): how it is, not what is wanted. */
  habits: Clause[];
  mentions: Mention[];
  people: { noun: Noun; at: 'audience' | 'subject' | 'object' | 'beside' | 'kind' }[];
  /** Folded phrases after "no", "without": what must not be. */
  without: string[];
  /** Positions are lost here; words of negated phrases, to be kept out of triggers. */
  negatedWords: Set<string>;
  /** The reader is spoken to as the one who uses it: "before you pay". */
  you?: boolean | undefined;
  /** The product's own noun when the idea names one: "marketplace", "cli". */
  productNoun?: string | undefined;
  /** What the product's own name says is done with it, when it names nothing else: "booking app". */
  productVerb?: string | undefined;
}
