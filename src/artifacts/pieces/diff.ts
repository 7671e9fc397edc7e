import { nameKey } from '../reading/names.ts';
import { idOf, isItems, isRecord, nameOf } from './items.ts';

/** How many places of one item are told. */
const FIELDS_MAX = 50;

/** One item of an artefact; without a name, a section that is no list of items. */
export interface Item {
  section: string;
  id?: string;
  name?: string;
}

/** An item that two versions have, and where it differs: JSON pointers into the item. */
export type ChangedItem = Item & { fields: string[] };

export interface ArtifactDiff {
  added: Item[];
  removed: Item[];
  changed: ChangedItem[];
  /** Lists whose items stand in another order. */
  reordered: string[];
}

/** An item that differs, or a section that is no list of items: undefined where it is not there. */
export interface Difference {
  item: Item;
  was?: unknown;
  now?: unknown;
}

interface Differences {
  items: Difference[];
  reordered: string[];
}

/**
 * What has changed from one version of an artefact to another, item by item. An item is the same where it has the same
 * name, else where it has the same id.
 */
export function diffArtifacts(before: object, after: object): ArtifactDiff {
  const { items, reordered } = differencesIn(before, after);
  const diff: ArtifactDiff = { added: [], removed: [], changed: [], reordered };
  for (const { item, was, now } of items) {
    if (was === undefined) diff.added.push(item);
    else if (now === undefined) diff.removed.push(item);
    else diff.changed.push({ ...item, fields: differing(was, now, '') });
  }
  return diff;
}

/** The same with what each item was and is. */
export function differencesIn(before: object, after: object): Differences {
  const diff: Differences = { items: [], reordered: [] };
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  for (const section of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(section), now.get(section)];
    if (isItems(one) || isItems(other)) diffItems(diff, section, listIn(one), listIn(other));
    else if (differing(one, other, '').length > 0) diff.items.push({ item: { section }, was: one, now: other });
  }
  return diff;
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function diffItems(diff: Differences, section: string, before: readonly unknown[], after: readonly unknown[]): void {
  const pairs = pairsOf(before, after);
  const gone = before.filter((_, place) => !pairs.some(([from]) => from === place));
  diff.items.push(...gone.map((was) => ({ item: itemOf(section, was), was })));
  for (const [place, item] of after.entries()) {
    const pair = pairs.find(([, to]) => to === place);
    const was = pair && before[pair[0]];
    if (!pair || differing(was, item, '').length > 0) diff.items.push({ item: itemOf(section, item), was, now: item });
  }
  const inOrder = pairs.toSorted(([, a], [, b]) => a - b).map(([from]) => from);
  if (inOrder.some((from, at) => at > 0 && from < (inOrder[at - 1] ?? 0))) diff.reordered.push(section);
}

/** What items are known by, one after the other: their name, their id, and where they have neither, their place. */
const KEYS: readonly ((item: unknown, place: number) => string | undefined)[] = [
  (item) => keyOf(nameOf(item)),
  (item) => keyOf(idOf(item)),
  (item, place) => (nameOf(item) === undefined && idOf(item) === undefined ? String(place) : undefined),
];

const keyOf = (name: string | undefined): string | undefined => name && nameKey(name);

/** Places of the same items, before and after. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const key of KEYS) {
    const open = [...before.keys()].filter((place) => !pairs.some(([from]) => from === place));
    const byKey = Map.groupBy(open, (place) => key(before[place], place));
    byKey.delete(undefined);
    for (const to of [...after.keys()].filter((place) => !pairs.some(([, taken]) => taken === place))) {
      const from = byKey.get(key(after[to], to))?.shift();
      if (from !== undefined) pairs.push([from, to]);
    }
  }
  return pairs;
}

function itemOf(section: string, item: unknown): Item {
  const [id, name] = [idOf(item), nameOf(item)];
  return { section, ...(id === undefined ? {} : { id }), ...(name === undefined ? {} : { name }) };
}

/** Pointers to the smallest values that differ; a list of another length differs as a whole. */
function differing(one: unknown, other: unknown, pointer: string): string[] {
  if (isRecord(one) && isRecord(other)) {
    const [old, now] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    const fields = [...new Set([...old.keys(), ...now.keys()])];
    return capped(fields.flatMap((field) => differing(old.get(field), now.get(field), `${pointer}/${escaped(field)}`)));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return capped(one.flatMap((value, place) => differing(value, other[place], `${pointer}/${place}`)));
  }
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [pointer];
}

const capped = (fields: string[]): string[] => fields.slice(0, FIELDS_MAX);

const escaped = (field: string): string => field.replaceAll('~', '~0').replaceAll('/', '~1');
