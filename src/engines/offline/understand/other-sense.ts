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

const DRAWN_BY_LOT =
  /\b(?:lots?|raffles?|lotter(?:y|ies)|tombola|winners?|at random|randomly|draws? (?:names?|tickets?|prizes?|numbers?|partners?|pairs?|teams?))\b/i;

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
  {
    word: 'draw',
    beside:
      /\bdraw(?:s|ing|n)? (?:an? |the |some )?(?:[a-z]+ )?(?:box(?:es)?|lines?|circles?|shapes?|polygons?|outlines?|areas?|regions?|rectangles?|borders?|boundar(?:y|ies)|masks?|arrows?)\b/i,
    unless: DRAWN_BY_LOT,
    meant: 'annotate',
  },
  {
    word: 'draw',
    beside:
      /\bdraw(?:s|ing|n)? (?:up|an? |the |some |more |less |too much |their |his |her )?(?:blood|samples?|attention|conclusions?|power|current|money|water|salary|wages?|customers|crowds?)\b/i,
    unless: DRAWN_BY_LOT,
  },
  {
    word: 'digitize',
    beside: /\bdigiti[sz]ing (?:shops?|software|house|service|machine|company|studio)\b|\bembroider/i,
    unless: /\bscan|\bpaper|\barchive/i,
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
