import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Feature, Features } from '../../../artifacts/features.ts';
import type { Reading, Wish } from '../read/brief.ts';
import type { PieceKind } from '../read/pieces.ts';
import { type Impact, impactsOf } from './impact.ts';
import { listed, MARK, nameOf, quoted, sentences, unplaced } from './words.ts';

/** The surer the rules are that something is asked for, the more urgent it is taken to be. */
const PRIORITY: Partial<Record<PieceKind, Feature['priority']>> = {
  ask: 'P0',
  unread: 'P0',
  statement: 'P1',
  item: 'P1',
  weak: 'P2',
};
const NOTES: Partial<Record<PieceKind, string>> = {
  statement: 'Stated, not asked for in so many words: check that it is a wish and not background.',
  item: 'Named, not asked for in so many words: check what the product should do with it.',
  weak: 'The author says that it may wait.',
  unread:
    'Not read, because it is not English. Read it, and decide whether it asks for something or says no to something.',
};
const NO_DATA = 'No data: the rules found nothing in the quote that is stored.';

/** One feature for each wish, in the author's words, and no others. */
export function writeFeatures(reading: Reading, architecture: Architecture): Features {
  const { wishes, conditions, ruledOut } = reading;
  const priorities = prioritiesOf(wishes);
  const impacts = impactsOf(wishes, architecture);
  const features = named(wishes).map(
    ([name, wish], at): Feature => ({
      id: `F${at + 1}`,
      name,
      priority: priorities[at] ?? 'P0',
      ...bodyOf(wish, impacts[at]),
    }),
  );
  return {
    summary: sentences(
      MARK,
      'Each feature quotes the words that ask for it. P1 features are stated, so some may be background. Effort M stands for "not known".',
      conditions.length === 0 ? '' : `Not features, but to keep: ${listed(conditions)}.`,
      ruledOut.length === 0 ? '' : `The author says no to: ${listed(ruledOut)}.`,
      unplaced(reading),
    ),
    features,
  };
}

function bodyOf({ demand, piece }: Wish, impact: Impact | undefined): Omit<Feature, 'name' | 'priority'> {
  const quote = quoted(demand.quote);
  const operation = impact?.operation;
  const figures = demand.figures.join(', ');
  const criteria = [
    `Given a running build, when someone tries what the author says, then it holds as written: ${quote}.`,
    ...(figures === '' ? [] : [`The figures hold: ${figures}. Try each just below, at and just above.`]),
  ];
  const uses = operation ? [`${operation.method} ${operation.path}`] : [];
  return {
    description: sentences(`The author: ${quote}.`, NOTES[piece.kind] ?? ''),
    userStories: [
      `As the author, I want this to work as I wrote it, so that the product does what I asked for: ${quote}.`,
    ],
    acceptanceCriteria: criteria,
    criteria: criteria.map(() => ({ uses })),
    apiSurface: operation ? [operation] : [],
    dataImpact:
      impact === undefined || impact.entities.length === 0 ? NO_DATA : `Writes ${impact.entities.join(', ')}.`,
    edgeCases: [
      'Missing or wrong input: it is refused with a sentence that says what to change, and nothing is stored.',
    ],
    estimatedEffort: 'M',
    demands: [demand.id],
    by: [piece.act.actor ?? 'all'],
  };
}

/** Where nothing must be, there is nothing to begin with: then what is stated must, or else what may wait. */
function prioritiesOf(wishes: readonly Wish[]): Feature['priority'][] {
  const found = wishes.map(({ piece }) => PRIORITY[piece.kind] ?? 'P0');
  const first = (['P0', 'P1', 'P2'] as const).find((priority) => found.includes(priority));
  return found.map((priority) => (priority === first ? 'P0' : priority));
}

/** Each wish with a name of its own: the second of two that read alike gets a number. */
function named(wishes: readonly Wish[]): [string, Wish][] {
  const seen = new Map<string, number>();
  return wishes.map((wish) => {
    const said = nameOf(wish.demand.quote);
    const name = wish.piece.kind === 'unread' ? `Not read: ${said}` : said;
    const key = name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [count === 1 ? name : `${name} (${count})`, wish];
  });
}
