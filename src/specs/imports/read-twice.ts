import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import { type Scenario, scenarioOf } from '../../artifacts/exports/scenario.ts';
import type { Feature, Features } from '../../artifacts/features.ts';
import type { Block, FilePair } from './compared.ts';
import type { PlanParts } from './plan-parts.ts';
import { readFeatures } from './read-features.ts';
import type { ImportFormat, Known, ReadFeature } from './reading.ts';

/** A feature of the plan with the ids of its criteria. */
export interface Own {
  at: number;
  id: string;
  feature: Feature;
  criteria: string[];
}

export const ownOf = (parts: PlanParts): Own[] =>
  ((parts.features as Features | undefined)?.features ?? []).map((feature, at) => {
    const id = feature.id ?? `F${at + 1}`;
    return {
      at,
      id,
      feature,
      criteria: feature.acceptanceCriteria.map((_, index) => criterionIdOf(feature, id, index)),
    };
  });

/** What a reader of files knows of a plan. */
export function knownOf(parts: PlanParts): Known {
  const own = ownOf(parts);
  const criteria = own.flatMap(({ feature, criteria: ids }) =>
    ids.map((id, at): [string, Scenario] => [id, scenarioOf(feature.acceptanceCriteria[at] ?? '')]),
  );
  return { features: new Set(own.map(({ id }) => id)), criteria: new Map(criteria), hasPlan: true };
}

/** The features that files had, and have. */
export interface ReadTwice {
  was: ReadFeature[];
  is: ReadFeature[];
}

export function readTwice(format: ImportFormat, parts: PlanParts, pairs: readonly FilePair[]): ReadTwice {
  const known = knownOf(parts);
  const read = (side: 'was' | 'is') =>
    readFeatures(format, new Map(pairs.map((pair) => [pair.path, pair[side]])), known);
  return { was: read('was'), is: read('is') };
}

/** The lines of each feature that is in both states of a file. */
export function blocksIn({ was, is }: ReadTwice, path: string): Block[] {
  return was.flatMap((one) => {
    const now = is.filter((other) => other.id !== undefined && other.id === one.id && other.file === path);
    return one.file === path && now.length === 1 ? [{ was: one.lines, is: now[0]?.lines ?? [] }] : [];
  });
}
