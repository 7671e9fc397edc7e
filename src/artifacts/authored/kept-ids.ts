import { nameKey } from '../reading/names.ts';

/** Ids that items had in an earlier version: an item that is kept keeps its id, and no id is used for something else. */
export interface KeptIds {
  /** By feature, the id of each of its criteria in their order; undefined for a new one. */
  criteria: ReadonlyMap<string, readonly (string | undefined)[]>;
  /** By the key of the prompt’s name. */
  prompts: ReadonlyMap<string, string>;
  /** Of each demand of a research, in their order; undefined for a new one. */
  demands: readonly (string | undefined)[];
  /** Ids of items that are gone. */
  retired: readonly string[];
}

/** The ids of the criteria of a feature, new ones numbered after all that there ever were. */
export const criterionIds = (kept: KeptIds, feature: string, count: number): string[] =>
  numbered(
    `${feature}.`,
    Array.from({ length: count }, (_, at) => kept.criteria.get(feature)?.[at]),
    kept.retired,
  );

/** The ids of prompts by their names, new ones numbered after all that there ever were. */
export const promptIds = (kept: KeptIds, names: readonly string[]): string[] =>
  numbered(
    'P',
    names.map((name) => kept.prompts.get(nameKey(name))),
    kept.retired,
  );

/** The ids of demands that research found, new ones numbered after all that there ever were and those of the brief. */
export const foundIds = (ids: readonly (string | undefined)[], taken: readonly string[]): string[] =>
  numbered('D', ids, taken);

function numbered(prefix: string, ids: readonly (string | undefined)[], retired: readonly string[]): string[] {
  const numbers = [...ids, ...retired].flatMap((id) => (id?.startsWith(prefix) ? Number(id.slice(prefix.length)) : []));
  let last = Math.max(0, ...numbers.filter(Number.isInteger));
  return ids.map((id) => id ?? `${prefix}${++last}`);
}
