import type { Clause } from './reading.ts';

interface Sense {
  word: string;
  /** Beside these it has another sense … */
  beside: RegExp;
  /** … unless these stand there too. */
  unless: RegExp;
  /** The verb that is meant then; none where it is no act at all. */
  meant?: string;
}

/** Words that ask for one function, and in some company for another or for none. */
const SENSES: readonly Sense[] = [
  {
    word: 'post',
    beside: /\b(?:letters?|parcels?|envelopes?|stamps?|print(?:s|ed)? and post|post office|by post)\b/i,
    unless: /\b(?:blogs?|articles?|feeds?|social|forums?|announcements?|newsletters?)\b/i,
    meant: 'mail',
  },
  {
    word: 'rate',
    beside:
      /\b(?:day|daily|hourly|flat|interest|exchange|tax|night\w*|room|error|success|heart|frame|flake|growth|pay) rates?\b/i,
    unless: /\b(?:ratings?|reviews?|stars?|rate (?:each|their|the|your|our))\b/i,
  },
];

const otherIn = (text: string) => SENSES.filter(({ beside, unless }) => beside.test(text) && !unless.test(text));

/** The acts without those that mean something else in this text: "we print and post it" publishes nothing. */
export function withoutOtherSenses(acts: ReadonlySet<string>, text: string): Set<string> {
  const others = otherIn(text);
  return new Set([...acts].filter((verb) => !others.some(({ word }) => verb === word)));
}

/** The clauses with the verbs that are meant; what is no act there is left out. */
export function asMeant(clauses: readonly Clause[], text: string): Clause[] {
  const others = otherIn(text);
  return clauses.flatMap((clause) => {
    const other = others.find(({ word }) => word === clause.verb);
    if (!other) return [clause];
    return other.meant === undefined ? [] : [{ ...clause, verb: other.meant }];
  });
}
