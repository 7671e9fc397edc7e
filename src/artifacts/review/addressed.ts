import { storedMeans } from '../authored/found-demands.ts';
import { criterionIdOf } from '../criterion-id.ts';
import type { Features } from '../features.ts';
import type { PromptPack } from '../prompt-pack.ts';
import { nameKey } from '../reading/names.ts';
import type { Research } from '../research.ts';

export type Item = Record<string, unknown>;

export const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.map((item) => Object(item) as Item) : [];

/**
 * What an author wrote, with an id for each item that its reader knows by one and that has none: operations by what they
 * are called, criteria and prompts by the ids that the program gave them in the stored artefact.
 */
export function addressed(name: string, written: unknown, stored: unknown): unknown {
  const { features, prompts: own, retired: _, ...rest } = Object(written) as Item;
  if (name === 'research') return addressedResearch(rest, stored as Research);
  if (name === 'features') {
    // As its schema stored it.
    const made = (stored as Features).features;
    return { ...rest, features: itemsOf(features).map((feature, at) => addressedFeature(feature, made[at])) };
  }
  if (name !== 'promptPack') return written;
  const ids = new Map((stored as PromptPack).prompts.map(({ id, name: called }) => [nameKey(called), id]));
  return { ...rest, prompts: itemsOf(own).map((prompt) => ({ id: ids.get(nameKey(String(prompt.name))), ...prompt })) };
}

/** A demand that was left out has no id. */
function addressedResearch({ demands, ...rest }: Item, stored: Research): Item {
  if (demands === undefined) return rest;
  const ids = new Map(stored.demands?.map(({ id, means }) => [nameKey(means), id]));
  const idOf = ({ means }: Item) => ids.get(nameKey(storedMeans(String(means))));
  const withId = (demand: Item): Item => {
    const id = idOf(demand);
    return id === undefined ? demand : { id, ...demand };
  };
  return { ...rest, demands: itemsOf(demands).map(withId) };
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
  if (name === 'research' && rest.demands !== undefined) return { ...rest, demands: withoutIds(rest.demands) };
  if (name === 'features') return { ...rest, features: itemsOf(features).map(unaddressedFeature) };
  return name === 'promptPack' ? { ...rest, prompts: withoutIds(prompts) } : written;
}

const unaddressedFeature = (feature: Item): Item => ({
  ...feature,
  apiSurface: withoutIds(feature.apiSurface),
  criteria: withoutIds(feature.criteria),
});

const withoutIds = (items: unknown): Item[] => itemsOf(items).map(({ id: _, ...item }) => item);
