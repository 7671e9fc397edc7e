import type { PromptPack } from '../prompt-pack.ts';
import { nameKey } from '../reading/names.ts';
import type { ReviewedName } from './review.ts';

type Item = Record<string, unknown>;

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.map((item) => Object(item) as Item) : []);

/**
 * What an author wrote, with an id for each item that its reader knows by one and that has none: operations by what they
 * are called, criteria by their numbers, prompts by the ids that the program gave them.
 */
export function addressed(name: ReviewedName, written: unknown, prompts: PromptPack['prompts']): unknown {
  const { features, prompts: own, ...rest } = Object(written) as Item;
  if (name === 'features') return { ...rest, features: itemsOf(features).map(addressedFeature) };
  if (name !== 'promptPack') return written;
  const ids = new Map(prompts.map(({ id, name: called }) => [nameKey(called), id]));
  return { ...rest, prompts: itemsOf(own).map((prompt) => ({ id: ids.get(nameKey(String(prompt.name))), ...prompt })) };
}

function addressedFeature(feature: Item): Item {
  const { apiSurface, criteria } = feature;
  return {
    ...feature,
    apiSurface: itemsOf(apiSurface).map((operation) => ({ id: `${operation.method} ${operation.path}`, ...operation })),
    criteria: itemsOf(criteria).map((criterion, at) => ({ id: `${feature.id}.${at + 1}`, ...criterion })),
  };
}

/** The same without those ids. */
export function unaddressed(name: ReviewedName, written: unknown): unknown {
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
