import type { CapabilityFeature, Phrase, Story } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';
import { type Clause, clausesOf, stemsOf } from './clauses.ts';
import type { Part } from './design.ts';
import { isProductHeart } from './product/heart.ts';

/** How close a feature stands to what the idea says. */
export interface Near {
  /** Points of the clause that has most in common with it, whatever else that speaks of. */
  touched: number;
  /** Points of the clause that speaks of this feature rather than of others; 0 where none does. */
  pointed: number;
  /** The same, where no main feature has nearly as much in common with the clause. */
  alone: number;
  /** Its very name says the most telling word of some clause: 1 for a word that no other feature has. */
  named: number;
  clause: Clause | undefined;
}

/** A word counts where the feature is named or told by it more than where a table or a proof has it. */
const [NAMED, TOLD, STORED, PROVED] = [1, 0.75, 0.5, 0.25];
/** Points from which a clause points at a feature, and the share of its best that another must reach. */
const POINTS_MIN = 0.62;
const SHARE_MIN = 0.7;
const POINTED_MAX = 3;

/**
 * For each part of a plan how near it stands to a clause of the idea: by the words that tell it from the other parts. A clause points
 * at the part that has most of what it says, and at those that have nearly as much.
 */
export function nearness<One extends Pick<Part, 'use' | 'spec'>>(
  parts: readonly One[],
  understanding: Understanding,
): Map<One, Near> {
  // "Sign on the iPad" is no word of signing in.
  const bags = parts.map((part) => (part.use.capability.id === 'accounts' ? NOTHING : bagOf(part)));
  const spread = new Map<string, number>();
  for (const bag of bags) for (const [word, weight] of bag) spread.set(word, (spread.get(word) ?? 0) + weight);
  const most = Math.log(1 + parts.length);
  const worth = (word: string) => Math.min(1, Math.log(1 + parts.length / Math.max(1, spread.get(word) ?? 1)) / most);
  const near = new Map<One, Near>(
    parts.map((part) => [part, { touched: 0, pointed: 0, alone: 0, named: 0, clause: undefined }]),
  );
  for (const clause of clausesOf(understanding)) {
    const scores = bags.map((bag) => sum([...clause.stems].map((word) => (bag.get(word) ?? 0) * worth(word))));
    const bestOf = (counts: (one: One) => boolean) =>
      Math.max(0, ...scores.filter((_, at) => parts[at] && counts(parts[at])));
    // A function that was heard in a clause says all of it: what the kind itself does is measured without those.
    const bests = { own: bestOf((one) => !isGeneral(one)), any: bestOf(() => true) };
    const mains = {
      own: bestOf((one) => !isGeneral(one) && one.spec.need === 'core'),
      any: bestOf((one) => one.spec.need === 'core'),
    };
    // What is said of nearly all of them is said of none.
    const isOfAll = scores.filter((score) => score >= Math.max(POINTS_MIN, bests.any * SHARE_MIN)).length > POINTED_MAX;
    parts.forEach((part, at) => {
      const known = near.get(part);
      const score = scores[at] ?? 0;
      if (!known) return;
      const among = isProductHeart(part.use.capability) ? 'own' : 'any';
      const best = bests[among];
      known.touched = Math.max(known.touched, score);
      for (const word of clause.stems)
        if (bags[at]?.get(word) === NAMED) known.named = Math.max(known.named, worth(word));
      if (isOfAll || score < Math.max(POINTS_MIN, best * SHARE_MIN)) return;
      if (score > known.pointed) Object.assign(known, { pointed: score, clause });
      if (score === best && (part.spec.need === 'core' || mains[among] < best * SHARE_MIN))
        known.alone = Math.max(known.alone, score);
    });
  }
  return near;
}

/** Neither of the kind of product that it is nor an act in the idea's own words. */
const isGeneral = ({ use }: Pick<Part, 'use'>) => !/^(?:product|act)-/.test(use.capability.id);

const NOTHING: ReadonlyMap<string, number> = new Map();
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What a feature says, word by word, with the weight of the best place where it says it. */
function bagOf({ use, spec }: Pick<Part, 'use' | 'spec'>): ReadonlyMap<string, number> {
  const known = read.get(use) ?? new Map<string, ReadonlyMap<string, number>>();
  read.set(use, known);
  const bag = known.get(spec.key) ?? readBag(use, spec);
  known.set(spec.key, bag);
  return bag;
}

/** Read once a plan: parts are chosen and then put in order by the same words. */
const read = new WeakMap<Part['use'], Map<string, ReadonlyMap<string, number>>>();

function readBag(use: Part['use'], given: CapabilityFeature): ReadonlyMap<string, number> {
  // What was fitted to this plan says the same.
  const spec = use.capability.features.find(({ key }) => key === given.key) ?? given;
  const bag = new Map(ownBag(spec));
  const things = [...spec.reads, ...spec.writes].flatMap((key) => use.entities.get(key) ?? []);
  for (const { one, fields } of things) {
    add(bag, one, STORED);
    add(bag, fields.map((field) => field.split(':')[0]?.replace(/([A-Z])/g, ' $1') ?? '').join(' '), PROVED);
  }
  // What was heard of a function, and the thing that it works on, is said of its main feature.
  if (spec === use.capability.features[0] && !isProductHeart(use.capability))
    for (const says of [...use.heard, use.object.one]) add(bag, says, NAMED);
  return bag;
}

/** The words of the knowledge are taken apart once a process. */
const own = new WeakMap<CapabilityFeature, ReadonlyMap<string, number>>();

function ownBag(spec: CapabilityFeature): ReadonlyMap<string, number> {
  const known = own.get(spec);
  if (known) return known;
  const bag = new Map<string, number>();
  add(bag, spec.criteria.map(plainly).join(' '), PROVED);
  add(bag, [plainly(spec.description), ...spec.stories.flatMap(wantsOf)].join(' '), TOLD);
  add(bag, [plainly(spec.name), spec.act ?? '', spec.key.replaceAll('-', ' ')].join(' '), NAMED);
  own.set(spec, bag);
  return bag;
}

const wantsOf = (story: Story | Story[]) => [story].flat().map(({ want }) => plainly(want));
const plainly = (phrase: Phrase): string =>
  [phrase]
    .flat()
    .join(' ')
    .replace(/\{[^}]*\}/g, ' ');

function add(bag: Map<string, number>, text: string, weight: number): void {
  for (const word of stemsOf(text)) bag.set(word, Math.max(weight, bag.get(word) ?? 0));
}
