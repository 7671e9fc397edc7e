import type { Architecture } from '../../../src/artifacts/architecture.ts';
import type { Brief } from '../../../src/artifacts/brief.ts';
import type { Features } from '../../../src/artifacts/features.ts';
import type { Duty } from './criteria.ts';
import type { Draw } from './draw.ts';
import type { Piece } from './pieces.ts';

/** What the features as a whole owe to brief and architecture; lists are by the place of the feature that takes it over. */
export interface Duties {
  demands: string[][];
  criteria: Duty[][];
  shared: Pick<Features, 'limits' | 'testData'>;
}

interface Given {
  asked: Brief;
  architecture: Architecture;
  groups: readonly Piece[][];
  /** How many features, from the first on, are P0. */
  urgent: number;
}

export function dutiesOf(draw: Draw, { asked, architecture, groups, urgent }: Given): Duties {
  const demands = demandsOf(asked, groups);
  const criteria: Duty[][] = groups.map(() => []);
  const shared: Duties['shared'] = {};
  for (const duty of [...guarded(asked, architecture), ...vendorsOf(architecture)]) {
    criteria[draw.whole(0, urgent - 1)]?.push(duty);
  }
  const limit = asked.demands.find(({ kind }) => kind === 'limit');
  const at = groups.findIndex(([first]) => first?.kind === 'core');
  if (limit !== undefined && at >= 0) {
    const value = limit.figures.join(' ');
    shared.limits = [{ id: 'N1', value, what: limit.quote }];
    demands[at]?.push(limit.id);
    const of = { demands: [limit.id], uses: 'N1' };
    criteria[at]?.push({ ...of, when: `${value} times`, outcome: 'each one is stored' });
    criteria[at]?.push({ ...of, when: `once more than ${value} times`, negative: true });
  }
  if (architecture.nodes.some(({ type }) => type === 'ai')) {
    const from = { from: 'Written by hand', labelledBy: 'Two readers', readyBy: 'Week 2' };
    shared.testData = [{ id: 'T1', what: 'Pairs of words', amount: '40', ...from }];
    const who = asked.people[0]?.name;
    const judged = { proof: 'person' as const, ...(who ? { who } : {}) };
    criteria.at(-1)?.push({ when: 'for 40 pairs', outcome: '30 of them read well', uses: 'T1', ...judged });
  }
  return { demands, criteria, shared };
}

/** Each act is kept by the feature that creates what it is about; other features on the same rows keep it too. */
function demandsOf({ demands }: Brief, groups: readonly Piece[][]): string[][] {
  const acts = demands.filter(({ kind, polarity }) => kind === 'act' && polarity === 'must').map(({ id }) => id);
  const created = groups.flatMap((group) => group.filter(({ kind }) => kind === 'core')).map(({ entity }) => entity);
  // The first person's own entity serves the others.
  const things = created.length > 1 ? created.slice(1) : created;
  const of = ({ entity }: Piece): string[] => {
    const at = things.indexOf(entity);
    if (at < 0) return [];
    const own = acts.filter((_, act) => act % things.length === at);
    return own.length > 0 ? own : acts.slice(0, 1);
  };
  return groups.map((group) => [...new Set(group.flatMap(of))]);
}

/** One for each guard, and one for each must-not that no guard protects. */
function guarded({ demands }: Brief, { guards = [] }: Architecture): Duty[] {
  const bare = demands.filter(
    ({ id, polarity }) => polarity === 'must-not' && !guards.some((one) => one.demand === id),
  );
  return [
    ...guards.map(({ id, demand }) => ({ when: `as ${id} tells`, negative: true, demands: [demand], guard: id })),
    ...bare.map(({ id }) => ({ when: `against ${id}`, negative: true, demands: [id] })),
  ];
}

const vendorsOf = ({ nodes }: Architecture): Duty[] =>
  nodes
    .filter(({ type, runs }) => type === 'external' || runs === 'vendor')
    .map(({ label, vendor = label }) => ({ when: `while ${vendor} (${label}) is away`, negative: true, uses: label }));
