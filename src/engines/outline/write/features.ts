import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Feature, Features } from '../../../artifacts/features.ts';
import type { Reading, Wish } from '../read/brief.ts';
import { impactsOf } from './impact.ts';
import { alsoHolds, leftAside, MARK, nameOf, quoted, sentences } from './words.ts';

/** What is said of a wish, and what would show that it holds: only what is asked for is told as the author's wish. */
const TOLD: Record<Wish['kind'], { note: string; story: string; criterion: string }> = {
  ask: {
    note: '',
    story: 'As the author, I want this, so that the product does what I asked for',
    criterion: 'Someone can see or try that the product does this',
  },
  weak: {
    note: 'The words say that it may not be needed.',
    story: 'As the author, I may want this, so that the product is complete',
    criterion: 'If it is built, someone can see or try that the product does this',
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

/** One feature for each wish, in the author's words, and no others. */
export function writeFeatures(reading: Reading, architecture: Architecture): Features {
  const { wishes } = reading;
  const impacts = impactsOf(wishes, architecture);
  const isAsked = ({ kind }: Wish) => kind === 'ask' || kind === 'whole';
  // Where nothing is asked for outright, what is stated comes first; where that is missing too, what may wait.
  const first = wishes.some(isAsked) ? undefined : wishes.some(({ kind }) => kind === 'stated') ? 'stated' : 'weak';
  const features = named(wishes).map(
    ([name, wish], at): Feature => ({
      id: `F${at + 1}`,
      name,
      priority: isAsked(wish) || wish.kind === first ? 'P0' : 'P2',
      ...bodyOf(wish, impacts[at] ?? []),
    }),
  );
  return {
    summary: sentences(
      MARK,
      'Each feature quotes the words that ask for it: P0 is asked for, or comes first where nothing is; P2 may wait. Effort M stands for "not known".',
      alsoHolds(reading),
      leftAside(reading),
    ),
    features,
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
    dataImpact:
      entities.length === 0 ? 'No data: the rules do not derive what is stored.' : `May write ${entities.join(', ')}.`,
    edgeCases: [],
    estimatedEffort: 'M',
    demands: [demand.id],
  };
}

/** Each wish with a name of its own: the second of two that read alike gets a number. */
function named(wishes: readonly Wish[]): [string, Wish][] {
  const seen = new Map<string, number>();
  return wishes.map((wish) => {
    const name = nameOf(wish.demand.quote);
    const key = name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [count === 1 ? name : `${name} (${count})`, wish];
  });
}
