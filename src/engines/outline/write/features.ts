import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Feature, Features } from '../../../artifacts/features.ts';
import type { Reading, Wish } from '../read/brief.ts';
import { impactsOf } from './impact.ts';
import { alsoHolds, leftAside, MARK, nameOf, quoted, sentences } from './words.ts';

const NOTES: Record<Wish['kind'], string> = {
  ask: '',
  weak: 'The author says that it may wait.',
  stated: 'Stated, not asked for in so many words: check that it is a wish and not background.',
  whole: 'The rules found no sentence that asks for something: build what the author says, all of it, as it stands.',
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
      'Each feature quotes the words that ask for it: P0 for what is asked outright, P2 for what is only stated or may wait. Effort M stands for "not known".',
      alsoHolds(reading),
      leftAside(reading),
    ),
    features,
  };
}

function bodyOf({ demand, kind }: Wish, entities: readonly string[]): Omit<Feature, 'name' | 'priority'> {
  const quote = quoted(demand.quote);
  const criteria = [`Someone can see or try that this holds as written: ${quote}.`];
  return {
    description: sentences(`The author: ${quote}.`, NOTES[kind]),
    userStories: [
      `As the author, I want this to work as I wrote it, so that the product does what I asked for: ${quote}.`,
    ],
    acceptanceCriteria: criteria,
    criteria: criteria.map(() => ({ uses: [] })),
    apiSurface: [],
    dataImpact:
      entities.length === 0 ? 'No data: the rules do not derive what is stored.' : `May write ${entities.join(', ')}.`,
    edgeCases: [
      'Missing or wrong input: it is refused with a sentence that says what to change, and nothing is stored.',
    ],
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
