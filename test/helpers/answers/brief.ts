import type { Brief, Demand } from '../../../src/artifacts/brief.ts';
import { drawFrom } from './draw.ts';
import { type Sketch, sketch } from './sketch.ts';

/** The brief of a seed: its quotes are the clauses of the idea that `ideaOf` gives. */
export function brief(seed: string | number): Brief {
  const draw = drawFrom(`${seed}/brief`);
  const plan = sketch(seed);
  const { people } = plan;
  const demands = numbered(demandsOf(plan));
  const [first] = demands;
  if (first !== undefined && draw.chance(0.3)) {
    const means = 'No stored row is lost when a request fails half-way.';

    demands.push({ ...first, id: `D${demands.length + 1}`, kind: 'data', polarity: 'must-not', means, derived: true });
  }
  return {
    product: `A place where each ${people[0]} keeps order.`,
    setting: draw.one(['product', 'internal', 'open-source', 'personal']),
    size: 'normal',
    people: people.map((name) => ({ name, does: `Works as a ${name.toLowerCase()} every week.` })),
    demands,
    assumptions: draw.chance(0.5) ? [{ id: 'A1', text: 'One time zone is enough at first.' }] : [],
    questions: draw.chance(0.5)
      ? [
          {
            id: 'Q1',
            text: 'Which language comes first?',
            options: ['English', 'Dutch'],
            default: 'English',
            changes: ['features'],
          },
        ]
      : [],
    nonGoals: draw.some(['Paper forms', 'A public price list', 'Reports for tax offices'], draw.whole(0, 2)),
    asides: draw.chance(0.3) ? ['Thank you for your help'] : [],
    existing: draw.chance(0.2) ? [{ kind: 'page', name: 'Old list', file: 'docs/old-list.md' }] : [],
  };
}

/** An idea that the brief of the seed covers, clause by clause. */
export function ideaOf(seed: string | number): string {
  const { demands, asides } = brief(seed);
  return `${[...new Set([...demands.map(({ quote }) => quote), ...asides])].join('. ')}.`;
}

type Unnumbered = Pick<Demand, 'quote' | 'kind' | 'polarity' | 'means'> & Partial<Demand>;

function demandsOf({ entities, people: [owner = '', other], limit, ruledOut }: Sketch): Unnumbered[] {
  const [, ...things] = entities;
  const acts = things
    .filter(({ isSeeded }) => !isSeeded)
    .map(({ name }) => `Each ${owner.toLowerCase()} records ${name.toLowerCase()}s`);
  const all: Unnumbered[] = acts.map((quote) => ({
    quote,
    kind: 'act',
    polarity: 'must',
    means: `${quote}, and finds them again the next day.`,
  }));
  if (limit !== undefined) {
    const quote = `At most ${limit} of them are kept for one ${owner.toLowerCase()}`;
    all.push({ quote, kind: 'limit', polarity: 'must', means: `The next one is refused.`, figures: [`${limit}`] });
  }
  if (other !== undefined) {
    const quote = `A ${other.toLowerCase()} must not see the rows of another person`;
    all.push({ quote, kind: 'data', polarity: 'must-not', means: `Such a request is refused.` });
  }
  if (ruledOut !== undefined) {
    const quote = `There is to be no ${ruledOut}`;
    all.push({
      quote,
      kind: 'quality',
      polarity: 'must-not',
      means: 'Nothing of the kind is built.',
      forbids: [ruledOut],
    });
  }
  return all;
}

const numbered = (demands: readonly Unnumbered[]): Demand[] =>
  demands.map((one, at) => ({ figures: [], forbids: [], ...one, id: `D${at + 1}` }));
