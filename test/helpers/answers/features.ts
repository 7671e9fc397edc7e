import type { Architecture } from '../../../src/artifacts/architecture.ts';
import type { Brief } from '../../../src/artifacts/brief.ts';
import { EFFORTS, type Feature, type Features } from '../../../src/artifacts/features.ts';
import { brief } from './brief.ts';
import { criteriaOf } from './criteria.ts';
import { cut, type Draw, drawFrom } from './draw.ts';
import { type Duties, dutiesOf } from './duties.ts';
import { entitiesOf } from './entities.ts';
import { entityIn, type Piece, piecesOf } from './pieces.ts';
import { VERBS } from './words.ts';

const FEATURES_MAX = 14;

/** The features of a seed for any architecture, each after those that it builds on, from P0 to P3. */
export function writeFeatures(seed: string | number, architecture: Architecture): Features {
  const draw = drawFrom(`${seed}/features`);
  const asked = brief(seed);
  const groups = groupsOf(draw, architecture);
  const urgent = draw.whole(1, Math.ceil(groups.length / 2));
  const priorities = prioritiesOf(draw, groups.length, urgent);
  const duties = dutiesOf(draw, { asked, architecture, groups, urgent });
  const made = groups.map((pieces, at) => featureOf(draw, { pieces, at, asked, duties, architecture }));
  return {
    summary: `${made.length} features, ${urgent} of them needed before anyone can begin.`,
    features: made.map((one, at) => ({ ...one, priority: priorities[at] ?? 'P3' })),
    ...duties.shared,
  };
}

/** The pieces of each feature. */
function groupsOf(draw: Draw, architecture: Architecture): Piece[][] {
  const entities = entitiesOf(architecture);
  const pieces = entities.map((entity) => piecesOf(entity, entities));
  const needed = pieces.flatMap((one) => one.needed);
  const more = pieces.flatMap((one) => one.more);
  const count = draw.whole(4, FEATURES_MAX);
  const all = eachOnce([...needed, ...draw.some(more, count - needed.length)]);
  return cut(all, Math.max(1, Math.min(all.length, FEATURES_MAX)));
}

/** A caller's states may name one operation for several entities; it stays with the first. */
function eachOnce(pieces: readonly Piece[]): Piece[] {
  const known = new Set<string>();
  const isNew = ({ method, path }: Piece['operations'][number]) => {
    const shape = `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
    return !known.has(shape) && known.add(shape).size > 0;
  };
  return pieces
    .map((one) => ({ ...one, operations: one.operations.filter(isNew) }))
    .filter(({ operations }) => operations.length > 0);
}

function prioritiesOf(draw: Draw, count: number, urgent: number): Feature['priority'][] {
  const second = draw.whole(urgent, count);
  const third = draw.whole(second, count);
  return Array.from({ length: count }, (_, at) => (at < urgent ? 'P0' : at < second ? 'P1' : at < third ? 'P2' : 'P3'));
}

interface Parts {
  pieces: Piece[];
  at: number;
  asked: Brief;
  duties: Duties;
  architecture: Architecture;
}

function featureOf(
  draw: Draw,
  { pieces, at, asked, duties, architecture: { nodes } }: Parts,
): Omit<Feature, 'priority'> {
  const name = nameOf(draw, pieces);
  const who = draw.one(asked.people).name;
  const hasScreen = nodes.some(({ type }) => type === 'frontend') && draw.chance(0.6);
  const screen = hasScreen ? screenOf(`${name} page`, pieces) : undefined;
  const operations = pieces.flatMap((piece) => piece.operations);
  const criteria = criteriaOf(draw, { who, operations, screen, duties: duties.criteria[at] ?? [] });
  const touched = new Set(operations.flatMap(({ reads = [], writes = [] }) => [...reads, ...writes].map(entityIn)));
  const workers = nodes.filter(({ type }) => type === 'queue').map(({ label }) => label);
  return {
    id: `F${at + 1}`,
    name,
    description: `${name}: ${pieces.map(({ entity }) => entity.plural).join(' and ')} for each ${who}.`,
    ...keeps(duties, at),
    by: draw.chance(0.2) ? ['all'] : [who],
    userStories: [`As a ${who}, I want to ${lowerFirst(name)} so that the list is right.`],
    acceptanceCriteria: criteria.map(({ text }) => text),
    criteria: criteria.map(({ text: _, ...rest }) => rest),
    apiSurface: operations.map((one) => (draw.chance(0.2) ? { ...one, by: [draw.one([who, ...workers])] } : one)),
    ...(screen ? { screens: [screen] } : {}),
    dataImpact: touched.size === 0 ? 'None' : `Uses ${[...touched].join(' and also ')}`,
    edgeCases: ['The same request arrives twice: the second one changes nothing.'],
    estimatedEffort: draw.one(EFFORTS),
  };
}

/** The first feature, where it keeps no demand itself, is what the next one needs. */
function keeps({ demands }: Duties, at: number): Pick<Feature, 'demands' | 'enables'> {
  const own = demands[at] ?? [];
  if (own.length > 0) return { demands: own };
  return at === 0 && demands.length > 1 ? { enables: ['F2'] } : { demands: ['D1'] };
}

function nameOf(draw: Draw, pieces: readonly Piece[]): string {
  const [first] = pieces;
  if (first === undefined) return 'Show that it runs';
  const rest = pieces.length > 1 ? ` and ${pieces.length - 1} more` : '';
  return `${draw.one(VERBS[first.kind])} ${first.entity.plural}${rest}`;
}

/** A screen shows what an operation of its own feature reads. */
function screenOf(name: string, pieces: readonly Piece[]): NonNullable<Feature['screens']>[number] {
  const read = pieces.find(({ operations }) => operations.some(({ method }) => method === 'GET'));
  const shows = read?.entity.fields.map((field) => `${read.entity.name}.${field.name}`) ?? [];
  return { name, shows, states: ['Empty: says how to begin', 'Failed: offers to try again'] };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
