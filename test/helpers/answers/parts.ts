import type { Feature, Features } from '../../../src/artifacts/features.ts';
import type { Phases } from '../../../src/artifacts/phases.ts';
import { nameKey } from '../../../src/artifacts/reading/names.ts';
import type { Draw } from './draw.ts';
import { entityIn } from './pieces.ts';

/** What one prompt can build of a feature: all of it, only what has no screen, or only the screens. */
export interface Part {
  feature: string;
  kind: 'whole' | 'rules' | 'pages';
  operations: string[];
  screens: string[];
  criteria: string[];
  /** Entities that it makes rows of. */
  creates: string[];
  /** Entities that it reads or writes. */
  touches: string[];
}

/** The parts of all features, phase by phase, each after those that it uses. */
export function partsOf(draw: Draw, { features }: Features, { phases }: Phases): Part[] {
  const order = new Map(phases.flatMap((phase) => phase.features).map((name, at) => [nameKey(name), at]));
  const place = ({ name }: Feature) => order.get(nameKey(name)) ?? order.size;
  return features
    .map((feature, at) => ({ ...feature, id: feature.id ?? `F${at + 1}` }))
    .sort((one, other) => place(one) - place(other))
    .flatMap((feature) => split(draw, feature));
}

function split(draw: Draw, feature: Feature & { id: string }): Part[] {
  const { name, priority, apiSurface, acceptanceCriteria, criteria = [], screens = [] } = feature;
  const titles = screens.map((screen) => screen.name);
  // Some criteria of what can wait are left for later.
  const left = (priority === 'P2' || priority === 'P3') && acceptanceCriteria.length > 1 && draw.chance(0.3) ? 1 : 0;
  const proofs = acceptanceCriteria.slice(0, acceptanceCriteria.length - left).map((_, at) => ({
    id: `${feature.id}.${at + 1}`,
    isSeen: criteria[at]?.uses.some((used) => titles.includes(used)) ?? false,
  }));
  const ids = (list: typeof proofs) => list.map(({ id }) => id);
  const rows = {
    creates: apiSurface.flatMap(({ writes = [] }) => writes.filter((one) => one.startsWith('+')).map(entityIn)),
    touches: apiSurface.flatMap(({ reads = [], writes = [] }) => [...reads, ...writes].map(entityIn)),
  };
  const operations = apiSurface.map(({ method, path }) => `${method} ${path}`);
  const whole: Part = { feature: name, kind: 'whole', operations, screens: titles, criteria: ids(proofs), ...rows };
  if (titles.length === 0 || operations.length === 0 || draw.chance(0.5)) return [whole];
  const unseen = ids(proofs.filter(({ isSeen }) => !isSeen));
  const seen = ids(proofs.filter(({ isSeen }) => isSeen));
  return [
    { ...whole, kind: 'rules', screens: [], criteria: unseen },
    { ...whole, kind: 'pages', operations: [], criteria: seen, creates: [] },
  ];
}
