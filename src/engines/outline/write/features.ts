import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Demand } from '../../../artifacts/brief.ts';
import type { Feature, Features } from '../../../artifacts/features.ts';
import type { Reading, Wish } from '../read/brief.ts';
import { impactsOf } from './impact.ts';
import { keptSentence, leftAside, listed, MARK, nameOf, quoted, ruledOutSentence, sentences } from './words.ts';

/** What is said of a wish, and what would show that it holds: only what is asked for is told as the author's wish. */
const TOLD: Record<Wish['kind'], { note: string; story: string; criterion: string }> = {
  ask: {
    note: '',
    story: 'As the author, I want this, so that the product does what I asked for',
    criterion: 'Someone can see or try that the product does this',
  },
  stated: {
    note: 'Stated, not asked for in so many words: decide first whether it is a wish or background.',
    story: 'As the author, I wrote this, so that you know it',
    criterion: 'If it is a wish, someone can see or try that the product does this',
  },
  whole: {
    note: 'The rules found no sentence that clearly asks for something: read what the author says, and decide what to build.',
    story: 'As the author, I wrote this, so that you know what I have in mind',
    criterion: 'The author has agreed to a list of what to build, made from this',
  },
};

const NO_DATA = 'No data derived: decide what this stores.';

/** One feature for each wish, in the author's words, one for all that is ruled out, and no others. */
export function writeFeatures(reading: Reading, architecture: Architecture): Features {
  const { brief, wishes } = reading;
  const impacts = impactsOf(wishes, architecture);
  const features = named(wishes).map(
    ([name, wish], at): Feature => ({
      id: `F${at + 1}`,
      name,
      priority: 'P0',
      ...bodyOf(wish, impacts[at] ?? []),
    }),
  );
  const bans = brief.demands.filter(({ polarity }) => polarity === 'must-not');
  return {
    summary: sentences(
      MARK,
      'Each feature quotes the author. Priority P0 and effort M stand for "not known".',
      ruledOutSentence(reading),
      keptSentence(reading),
      leftAside(reading),
    ),
    features: bans.length === 0 ? features : [...features, keepingOut(bans, features.length)],
  };
}

function bodyOf({ demand, kind }: Wish, entities: readonly string[]): Omit<Feature, 'name' | 'priority'> {
  const quote = quoted(demand.quote);
  const { note, story, criterion } = TOLD[kind];
  return {
    description: sentences(`The author: ${quote}.`, note),
    userStories: [`${story}: ${quote}.`],
    acceptanceCriteria: [`${criterion}: ${quote}.`],
    criteria: [{ uses: [] }],
    apiSurface: [],
    dataImpact: entities.length === 0 ? NO_DATA : `May write ${entities.join(', ')}.`,
    edgeCases: [],
    estimatedEffort: 'M',
    demands: [demand.id],
  };
}

/** What is ruled out, as one feature whose criteria say that nothing breaks it. */
function keepingOut(bans: readonly Demand[], at: number): Feature {
  return {
    id: `F${at + 1}`,
    name: 'Keep out what the author rules out',
    priority: 'P0',
    description: `The author rules out: ${listed(bans.map(({ quote }) => quote))}.`,
    userStories: ['As the author, I want none of this in the product, so that it stays what I asked for.'],
    acceptanceCriteria: bans.map(({ quote }) => `No way through the product breaks this: ${quoted(quote)}.`),
    criteria: bans.map(({ id }) => ({ uses: [], negative: true, demands: [id] })),
    apiSurface: [],
    dataImpact: NO_DATA,
    edgeCases: [],
    estimatedEffort: 'M',
    demands: bans.map(({ id }) => id),
  };
}

/** Each wish with a name of its own: the second of two that read alike gets a number. */
function named(wishes: readonly Wish[]): [string, Wish][] {
  const seen = new Map<string, number>();
  return wishes.map((wish) => {
    const name = wish.kind === 'whole' ? 'Agree on what to build' : nameOf(wish.demand.quote);
    const key = name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [count === 1 ? name : `${name} (${count})`, wish];
  });
}
