import type { KeptIds } from '../authored/kept-ids.ts';
import { nameKey } from '../reading/names.ts';
import { addressed, type Item, itemsOf, unaddressed } from './addressed.ts';

/** What an artefact was before a change: as its author wrote it, and as it is stored. */
export interface Before {
  written: unknown;
  stored: unknown;
}

/** What a change has made of it. */
export interface ChangedForm {
  /** As its author writes it; with the ids that are gone, for the changes to come. */
  written: unknown;
  kept: KeptIds;
  /** Ids of something that is gone, used for something else. */
  reused: string[];
}

/** What a change of an artefact's addressed form comes to: each item that is kept keeps its id. Pure. */
export function changedForm(name: string, before: Before, changed: unknown): ChangedForm {
  const had = idsIn(addressed(name, before.written, before.stored));
  const has = new Set(idsIn(changed));
  const gone = retiredIn(before.written);
  const retired = [...new Set([...gone, ...had.filter((id) => !has.has(id))])];
  const plain = unaddressed(name, changed);
  return {
    written: retired.length > 0 ? { ...Object(plain), retired } : plain,
    kept: keptIds(changed, new Set(had), retired),
    reused: gone.filter((id) => has.has(id)),
  };
}

/** What its author is told of an id that is used for something else. */
export const asReused = (id: string): string =>
  `The id ${id} was something else in an earlier version: take one that is new.`;

function keptIds(changed: unknown, had: ReadonlySet<string>, retired: readonly string[]): KeptIds {
  const taken = new Set<string>();
  // An id that the item did not have, or that another one has, is not its own.
  const own = ({ id }: Item): string | undefined => {
    if (typeof id !== 'string' || !had.has(id) || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  const { features, prompts, demands } = Object(changed) as Item;
  const named = itemsOf(prompts).flatMap((prompt): [string, string][] => {
    const id = own(prompt);
    return id === undefined ? [] : [[nameKey(String(prompt.name)), id]];
  });
  return {
    criteria: new Map(itemsOf(features).map((feature) => [String(feature.id), itemsOf(feature.criteria).map(own)])),
    prompts: new Map(named),
    demands: itemsOf(demands).map(own),
    retired,
  };
}

/** `F3`, `F3.2`, `P4`, `D12`. What operations are called is a name. */
const ID = /^[A-Z]{1,3}\d+(?:\.\d+)?$/;

/** The ids of all items, at any depth. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { id, ...rest } = value as Item;
  return [...(typeof id === 'string' && ID.test(id) ? [id] : []), ...Object.values(rest).flatMap(idsIn)];
}

/** Ids that an artefact once had. */
export function retiredIn(written: unknown): string[] {
  const { retired } = Object(written) as Item;
  return Array.isArray(retired) ? retired.filter((id) => typeof id === 'string') : [];
}
