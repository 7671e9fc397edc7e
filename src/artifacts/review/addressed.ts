import { criterionIdOf } from '../criterion-id.ts';
import type { Features } from '../features.ts';
import type { PromptPack } from '../prompt-pack.ts';
import { nameKey } from '../reading/names.ts';

export type Item = Record<string, unknown>;

export const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.map((item) => Object(item) as Item) : [];

/**
 * What an author wrote, with an id for each item that its reader knows by one and that has none: operations by what they
 * are called, criteria and prompts by the ids that the program gave them in the stored artefact.
 */
export function addressed(name: string, written: unknown, stored: unknown): unknown {
  const { features, prompts: own, retired: _, ...rest } = Object(written) as Item;
  if (name === 'features') {
    // As its schema stored it.
    const made = (stored as Features).features;
    return { ...rest, features: itemsOf(features).map((feature, at) => addressedFeature(feature, made[at])) };
  }
  if (name !== 'promptPack') return written;
  const ids = new Map((stored as PromptPack).prompts.map(({ id, name: called }) => [nameKey(called), id]));
  return { ...rest, prompts: itemsOf(own).map((prompt) => ({ id: ids.get(nameKey(String(prompt.name))), ...prompt })) };
}

function addressedFeature(feature: Item, made: Features['features'][number] | undefined): Item {
  const { apiSurface, criteria } = feature;
  return {
    ...feature,
    apiSurface: itemsOf(apiSurface).map((operation) => ({ id: `${operation.method} ${operation.path}`, ...operation })),
    criteria: itemsOf(criteria).map((criterion, at) => ({
      id: criterionIdOf(made ?? {}, String(feature.id), at),
      ...criterion,
    })),
  };
}

/** The same without those ids. */
export function unaddressed(name: string, written: unknown): unknown {
  const { features, prompts, ...rest } = Object(written) as Item;
  if (name === 'features') return { ...rest, features: itemsOf(features).map(unaddressedFeature) };
  return name === 'promptPack' ? { ...rest, prompts: withoutIds(prompts) } : written;
}

const unaddressedFeature = (feature: Item): Item => ({
  ...feature,
  apiSurface: withoutIds(feature.apiSurface),
  criteria: withoutIds(feature.criteria),
});

const withoutIds = (items: unknown): Item[] => itemsOf(items).map(({ id: _, ...item }) => item);
