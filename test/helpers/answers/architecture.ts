import type { Architecture, NodeType } from '../../../src/artifacts/architecture.ts';
import { brief } from './brief.ts';
import { type Draw, drawFrom } from './draw.ts';
import { type Sketch, type SketchedEntity, sketch } from './sketch.ts';
import { PARTS } from './words.ts';

type Node = Architecture['nodes'][number];

/** The architecture of a seed. What its states name are the operations that `operations.ts` gives its entities. */
export function writeArchitecture(seed: string | number): Architecture {
  const draw = drawFrom(`${seed}/architecture`);
  const plan = sketch(seed);
  const nodes = nodesOf(draw, plan);
  const core = PARTS.backend.label;
  return {
    summary: `${nodes.length} parts around one core keep ${plan.entities.length} kinds of rows and let people in by rules.`,
    nodes,
    edges: nodes.filter(({ label }) => label !== core).map((node) => edgeOf(node, core)),
    techStack: nodes.map(({ type, tech }) => ({
      category: type,
      choice: tech,
      rationale: `One developer can run ${tech} and its backups.`,
    })),
    dataModel: plan.entities.map((entity) => entityOf(draw, entity, plan.entities)),
    securityBoundaries: [
      {
        name: 'Own rows',
        protects: `The rows of each ${plan.people[0]}`,
        mechanism: 'A check of the owner in each query',
      },
    ],
    scalingStrategy: `Give ${core} a second process first; then move old rows to a second disk.`,
    estimatedMonthlyCost: {
      users1k: `$${draw.whole(5, 40)} a month for one machine`,
      users10k: `$${draw.whole(50, 200)} a month`,
      users100k: `$${draw.whole(300, 900)} a month`,
    },
    settings: [
      { name: 'ROW_STORE_URL', purpose: 'Where the rows are kept.', secret: true },
      ...(plan.vendor
        ? [{ name: plan.vendor.setting, purpose: `The key for ${plan.vendor.vendor}.`, secret: true }]
        : []),
    ],
    ...(draw.chance(0.5) ? { decisions: [decision(seed)] } : {}),
    guards: guardsOf(draw, seed),
  };
}

function nodesOf(draw: Draw, { vendor }: Sketch): Node[] {
  const more: NodeType[] = ['auth', 'queue', 'storage', 'cache', 'ai', 'gateway'];
  const types: NodeType[] = [...(draw.chance(0.7) ? ['frontend' as const] : []), 'backend', 'database'];
  const place = draw.one(['own-machines', 'own-cloud'] as const);
  const own = [...types, ...draw.some(more, draw.whole(0, 4))].flatMap((type): Node[] => {
    if (type === 'external') return [];
    const { label, does, tech } = PARTS[type];
    return [{ label, type, description: does, tech: draw.one(tech), runs: type === 'frontend' ? 'device' : place }];
  });
  if (vendor === undefined) return own;
  const description = `Carries what ${PARTS.backend.label} hands to it.`;
  const { label } = vendor;
  return [...own, { label, type: 'external', description, tech: vendor.vendor, runs: 'vendor', vendor: vendor.vendor }];
}

function edgeOf({ label, type }: Node, core: string): Architecture['edges'][number] {
  const isCaller = type === 'frontend' || type === 'gateway';
  const ends = isCaller ? { from: label, to: core } : { from: core, to: label };
  return { ...ends, protocol: type === 'database' ? 'SQL' : 'HTTPS', purpose: `Joins ${label} and ${core}.` };
}

function entityOf(
  draw: Draw,
  { name, fields, refs, life, isSeeded }: SketchedEntity,
  all: readonly SketchedEntity[],
): Architecture['dataModel'][number] {
  const owned = all.filter((one) => one.refs.includes(name)).map((one) => `has many ${one.name}`);
  const states = life && [life.start, ...life.moves.map((move) => move.split(' ').at(-1) ?? '')];
  const path = `/${name.toLowerCase()}s`;
  const optional = draw.chance(0.3) ? ', optional' : '';
  return {
    entity: name,
    fields: [
      'id: id',
      ...fields,
      ...refs.map((ref, at) => `${ref.toLowerCase()}: ref ${ref}${at > 0 ? optional : ''}`),
      ...(states ? [`state: ${[...new Set(states)].join(' | ')}`] : []),
    ],
    relationships: [...refs.map((ref) => `belongs to ${ref}`), ...owned],
    ...(refs.length === 2 ? { unique: [refs.map((ref) => ref.toLowerCase()).join(', ')] } : {}),
    ...(life
      ? {
          states: [
            `new > ${life.start}: POST ${path}`,
            ...life.moves.map((move) => {
              const [from, verb, to] = move.split(' ');
              return `${from} > ${to}: POST ${path}/{id}/${verb}`;
            }),
          ],
          final: life.final,
        }
      : {}),
    ...(isSeeded ? { source: 'seed' } : {}),
  };
}

function decision(seed: string | number): NonNullable<Architecture['decisions']>[number] {
  const demands = brief(seed)
    .demands.slice(0, 1)
    .map(({ id }) => id);
  return { decision: 'One process', instead: 'One for each part', because: 'One person runs it.', demands };
}

/** One or two paths for each must-not. */
function guardsOf(draw: Draw, seed: string | number): NonNullable<Architecture['guards']> {
  const ways = ['A request with a guessed id', 'A request that is sent twice'];
  const paths = brief(seed)
    .demands.filter(({ polarity }) => polarity === 'must-not')
    .flatMap(({ id }) => draw.some(ways, draw.whole(1, 2)).map((path) => ({ demand: id, path })));
  return paths.map((one, at) => ({ id: `G${at + 1}`, ...one, stoppedBy: `A check in ${PARTS.backend.label}` }));
}
