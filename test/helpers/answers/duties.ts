import type { Architecture } from '../../../src/artifacts/architecture.ts';
import type { Brief } from '../../../src/artifacts/brief.ts';
import type { Features } from '../../../src/artifacts/features.ts';
import type { Draw } from './draw.ts';
import type { Piece } from './pieces.ts';

/** Something that must not happen, and that a criterion has to say. */
export interface Negative {
  says: string;
  demands?: string[];
  guard?: string;
  uses?: string;
}

/** What the features as a whole owe to brief and architecture, by the place of the feature that takes it over. */
export interface Duties {
  demands: string[][];
  negatives: Negative[][];
  /** What a criterion has to use besides the operation, and how it says so. */
  own: { says: string; uses: string; proof?: 'person' }[][];
  limit: NonNullable<Features['limits']>[number] | undefined;
  testData: NonNullable<Features['testData']>[number] | undefined;
}

interface Given {
  asked: Brief;
  architecture: Architecture;
  groups: readonly Piece[][];
  /** How many features, from the first on, are P0. */
  urgent: number;
}

export function dutiesOf(draw: Draw, { asked, architecture, groups, urgent }: Given): Duties {
  const duties: Duties = {
    demands: demandsOf(asked, groups),
    negatives: groups.map(() => []),
    own: groups.map(() => []),
    limit: undefined,
    testData: undefined,
  };
  for (const negative of [...guarded(asked, architecture), ...vendorsOf(architecture)]) {
    duties.negatives[draw.whole(0, urgent - 1)]?.push(negative);
  }
  const limit = asked.demands.find(({ kind }) => kind === 'limit');
  const at = groups.findIndex(([first]) => first?.kind === 'core');
  if (limit !== undefined && at >= 0) {
    duties.limit = { id: 'N1', value: limit.figures.join(' '), what: limit.quote };
    duties.demands[at]?.push(limit.id);
    duties.own[at]?.push({ says: `, up to ${limit.figures.join(' ')} times`, uses: 'N1' });
    duties.negatives[at]?.push({ says: `after ${limit.figures.join(' ')} times`, demands: [limit.id], uses: 'N1' });
  }
  const adviser = architecture.nodes.find(({ type }) => type === 'ai');
  if (adviser !== undefined) {
    const from = 'Written by hand';
    duties.testData = {
      id: 'T1',
      what: 'Pairs of words',
      amount: '40',
      from,
      labelledBy: 'Two readers',
      readyBy: 'Week 2',
    };
    duties.own[groups.length - 1]?.push({ says: ' and 30 of 40 pairs read well', uses: 'T1', proof: 'person' });
  }
  return duties;
}

/** Each act is kept by the feature that creates what it is about; other features on the same rows keep it too. */
function demandsOf({ demands }: Brief, groups: readonly Piece[][]): string[][] {
  const acts = demands.filter(({ kind, polarity }) => kind === 'act' && polarity === 'must').map(({ id }) => id);
  const created = groups.flatMap((group) => group.filter(({ kind }) => kind === 'core')).map(({ entity }) => entity);
  // The first person's own entity serves the others.
  const things = created.length > 1 ? created.slice(1) : created;
  const of = (piece: Piece): string[] => {
    const at = things.indexOf(piece.entity);
    if (at < 0 || acts.length === 0) return [];
    const own = acts.filter((_, act) => act % things.length === at);
    return own.length > 0 ? own : [acts[at % acts.length] ?? ''];
  };
  return groups.map((group) => [...new Set(group.flatMap(of))]);
}

/** One for each guard, and one for each must-not that no guard protects. */
function guarded({ demands }: Brief, { guards = [] }: Architecture): Negative[] {
  const bare = demands
    .filter(({ id, polarity }) => polarity === 'must-not' && guards.every(({ demand }) => demand !== id))
    .map(({ id }) => ({ says: `against ${id}`, demands: [id] }));
  return [...guards.map(({ id, demand }) => ({ says: `on the path of ${id}`, demands: [demand], guard: id })), ...bare];
}

function vendorsOf({ nodes }: Architecture): Negative[] {
  return nodes
    .filter(({ type, runs }) => type === 'external' || runs === 'vendor')
    .map(({ label, vendor }) => ({
      says: `while ${[label, vendor].filter(Boolean).join(' of ')} is away`,
      uses: label,
    }));
}
