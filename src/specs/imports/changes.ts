import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import type { Feature } from '../../artifacts/features.ts';
import { nameKey } from '../../artifacts/reading/names.ts';
import { type Path, type PlanParts, valueAt } from './plan-parts.ts';

/** What a hand edit makes of a plan. Every path and index is that of the plan before all changes. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** After the item at that index; -1 stands for the beginning. */
  | { kind: 'insert'; list: Path; after: number; item: unknown }
  | { kind: 'order'; list: Path; order: readonly number[] };

/** A criterion to insert. */
export interface NewCriterion {
  text: string;
  /** As it was written by hand; taken where it is free. */
  id?: string | undefined;
}

export const keyOfPath = (path: Path): string => path.join('\u0000');
export const CRITERIA = 'acceptanceCriteria';

/** A feature to insert: the id that it was given by hand, and what its file does not say. */
export type FeatureToAdd = Partial<Feature> & { wants?: string | undefined; lacks?: readonly string[] };

interface Item {
  value: unknown;
  /** Of a criterion: what goes with it. */
  about?: Record<string, unknown>;
}

/** The plan with the changes. `used` are ids that are never given again. Pure. */
export function applied(parts: PlanParts, changes: readonly Change[], used: ReadonlySet<string>): PlanParts {
  const copy = structuredClone(parts);
  const gone = goneIds(parts, changes);
  for (const change of changes) if (change.kind === 'set') setValue(copy, change, parts);
  const lists = Map.groupBy(
    changes.filter((change) => change.kind !== 'set'),
    (change) => keyOfPath(change.kind === 'remove' ? change.path.slice(0, -1) : change.list),
  );
  const inside = [...lists.values()].map((own) => ({ own, list: listOf(own[0] as Change) }));
  // The deepest first: the indices on the way to it are still those of before.
  for (const { own, list } of inside.toSorted((one, other) => other.list.length - one.list.length))
    rebuild(copy, list, own, used);
  forget(copy, gone);
  return copy;
}

const listOf = (change: Change): Path =>
  change.kind === 'set' || change.kind === 'remove' ? change.path.slice(0, -1) : change.list;

/** Names that other places repeat, and where. */
function renamed(copy: PlanParts, path: Path, was: string, is: string): void {
  const shape = path.map((key) => (typeof key === 'number' ? '*' : key)).join('/');
  const isIt = (name: unknown) => typeof name === 'string' && nameKey(name) === nameKey(was);
  const swap = (names: unknown) => (Array.isArray(names) ? names.map((name) => (isIt(name) ? is : name)) : names);
  const each = (list: unknown, change: (one: Record<string, unknown>) => void) => {
    if (Array.isArray(list)) for (const one of list) change(one as Record<string, unknown>);
  };
  if (shape === 'features/features/*/name')
    each(valueAt(copy, ['phases', 'phases']), (phase) => Object.assign(phase, { features: swap(phase.features) }));
  if (shape === 'promptPack/prompts/*/name')
    each(valueAt(copy, ['promptPack', 'prompts']), (one) =>
      Object.assign(one, { dependencies: swap(one.dependencies) }),
    );
  if (shape === 'phases/phases/*/name')
    each(valueAt(copy, ['phases', 'phases']), (phase) =>
      each(phase.lead, (one) => Object.assign(one, { startIn: isIt(one.startIn) ? is : one.startIn })),
    );
  if (shape === 'architecture/nodes/*/label')
    each(valueAt(copy, ['architecture', 'edges']), (edge) =>
      Object.assign(edge, { from: isIt(edge.from) ? is : edge.from, to: isIt(edge.to) ? is : edge.to }),
    );
}

function setValue(copy: PlanParts, { path, value }: Extract<Change, { kind: 'set' }>, before: PlanParts): void {
  const above = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown> | undefined;
  const key = path.at(-1);
  if (above === undefined || key === undefined) return;
  above[key] = value;
  const was = valueAt(before, path);
  if (typeof was === 'string' && typeof value === 'string') renamed(copy, path, was, value);
}

function rebuild(copy: PlanParts, list: Path, changes: readonly Change[], used: ReadonlySet<string>): void {
  const above = valueAt(copy, list.slice(0, -1)) as Record<string | number, unknown> | undefined;
  const name = list.at(-1);
  if (above === undefined || name === undefined || !Array.isArray(above[name])) return;
  const items = itemsOf(copy, list, above, above[name]);
  const order = changes.find((change) => change.kind === 'order')?.order ?? items.map((_, at) => at);
  const removed = new Set(changes.flatMap((change) => (change.kind === 'remove' ? [Number(change.path.at(-1))] : [])));
  const inserted = Map.groupBy(
    changes.filter((change) => change.kind === 'insert'),
    ({ after }) => after,
  );
  const next = [-1, ...order].flatMap((at): Item[] => {
    const own = at < 0 || removed.has(at) ? undefined : items[at];
    const after = (inserted.get(at) ?? []).map(({ item }) => newItem(name, item));
    return [...(own ? [own] : []), ...after];
  });
  if (name === CRITERIA) setCriteria(above as Partial<Feature>, next, { list, copy, used });
  else above[name] = next.map(({ value }) => value);
  if (list.join('/') === 'features/features') numberFeatures(above[name] as Partial<Feature>[], used);
}

const newItem = (name: string | number, item: unknown): Item => {
  if (name !== CRITERIA) return { value: structuredClone(item) };
  const { text, id } = item as NewCriterion;
  // Without a list of its own it would be said to keep all demands of its feature, which its author did not say.
  return { value: text, about: { ...(id === undefined ? {} : { id }), uses: [], demands: [], isNew: true } };
};

/** The items of a list; a criterion goes with its id, and a feature gets the id that its place gives it. */
function itemsOf(copy: PlanParts, list: Path, above: Record<string | number, unknown>, values: unknown[]): Item[] {
  if (list.join('/') === 'features/features') {
    for (const [at, one] of values.entries()) (one as Partial<Feature>).id ??= `F${at + 1}`;
  }
  if (list.at(-1) !== CRITERIA) return values.map((value) => ({ value }));
  const feature = above as Partial<Feature>;
  const id = featureId(copy, list);
  return values.map((value, at) => ({
    value,
    about: { uses: [], ...feature.criteria?.[at], id: criterionIdOf(feature, id, at) },
  }));
}

const featureId = (copy: PlanParts, list: Path): string =>
  (valueAt(copy, list.slice(0, -1)) as Partial<Feature>).id ?? `F${Number(list.at(-2)) + 1}`;

function setCriteria(
  feature: Partial<Feature>,
  items: readonly Item[],
  { list, copy, used }: { list: Path; copy: PlanParts; used: ReadonlySet<string> },
): void {
  const own = featureId(copy, list);
  const had = new Set(items.flatMap(({ about }) => (about?.isNew ? [] : [String(about?.id)])));
  const free = new Numbers(`${own}.`, [...used, ...had]);
  const criteria = items.map(({ about = {} }, at) => {
    const { id: kept, isNew, ...rest } = about;
    const id = isNew ? free.take(typeof kept === 'string' ? kept : undefined) : String(kept);
    return { ...(id === `${own}.${at + 1}` ? {} : { id }), uses: [], ...rest };
  });
  feature.acceptanceCriteria = items.map(({ value }) => String(value));
  feature.criteria = criteria as Feature['criteria'];
}

function numberFeatures(features: Partial<Feature>[], used: ReadonlySet<string>): void {
  const isNew = (one: FeatureToAdd) => 'wants' in one;
  const free = new Numbers('F', [...used, ...features.flatMap((one) => (isNew(one) ? [] : (one.id ?? [])))]);
  for (const feature of features as FeatureToAdd[]) {
    if (!isNew(feature)) continue;
    feature.id = free.take(feature.wants);
    delete feature.wants;
    delete feature.lacks;
  }
}

/** Hands out ids: the one that is wished for where nothing ever had it, else the next after all that there ever were. */
class Numbers {
  readonly #prefix: string;
  readonly #taken: Set<string>;
  #last: number;

  constructor(prefix: string, taken: readonly string[]) {
    this.#prefix = prefix;
    this.#taken = new Set(taken);
    const numbers = taken.flatMap((id) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : []));
    this.#last = numbers.filter(Number.isInteger).reduce((high, one) => Math.max(high, one), 0);
  }

  take(wished: string | undefined): string {
    const number = wished?.startsWith(this.#prefix) ? /^[1-9]\d{0,4}$/.exec(wished.slice(this.#prefix.length)) : null;
    const id =
      wished !== undefined && number !== null && !this.#taken.has(wished) ? wished : `${this.#prefix}${this.#last + 1}`;
    this.#taken.add(id);
    this.#last = Math.max(this.#last, Number(id.slice(this.#prefix.length)));
    return id;
  }
}

interface Gone {
  ids: Set<string>;
  /** Names of features and of prompts. */
  features: Set<string>;
  prompts: Set<string>;
}

function goneIds(parts: PlanParts, changes: readonly Change[]): Gone {
  const gone: Gone = { ids: new Set(), features: new Set(), prompts: new Set() };
  for (const change of changes) {
    if (change.kind !== 'remove') continue;
    const shape = change.path.map((key) => (typeof key === 'number' ? '*' : key)).join('/');
    const at = Number(change.path.at(-1));
    if (shape === 'features/features/*') {
      const feature = valueAt(parts, change.path) as Feature;
      const id = feature.id ?? `F${at + 1}`;
      for (const [index] of feature.acceptanceCriteria.entries()) gone.ids.add(criterionIdOf(feature, id, index));
      gone.ids.add(id).add(`${id}.*`);
      gone.features.add(nameKey(feature.name));
    } else if (shape === `features/features/*/${CRITERIA}/*`) {
      const feature = valueAt(parts, change.path.slice(0, -2)) as Feature;
      gone.ids.add(criterionIdOf(feature, feature.id ?? `F${Number(change.path.at(-3)) + 1}`, at));
    } else if (shape === 'promptPack/prompts/*') {
      gone.prompts.add(nameKey(String((valueAt(parts, change.path) as { name: unknown }).name)));
    }
  }
  return gone;
}

/** Takes what is gone out of the lists that name it. */
function forget(copy: PlanParts, { ids, features, prompts }: Gone): void {
  const without = (one: Record<string, unknown>, field: string, isGone: (name: string) => boolean) => {
    const names = one[field];
    if (Array.isArray(names)) one[field] = names.filter((name) => !isGone(String(name)));
  };
  const each = (path: Path, work: (one: Record<string, unknown>) => void) => {
    const list = valueAt(copy, path);
    if (Array.isArray(list)) for (const one of list) work(one as Record<string, unknown>);
  };
  if (ids.size > 0) {
    each(['features', 'features'], (one) => without(one, 'enables', (id) => ids.has(id)));
    for (const field of ['builds', 'verifies'])
      each(['promptPack', 'prompts'], (one) => without(one, field, (id) => ids.has(id)));
  }
  if (features.size > 0)
    each(['phases', 'phases'], (one) => without(one, 'features', (name) => features.has(nameKey(name))));
  if (prompts.size > 0)
    each(['promptPack', 'prompts'], (one) => without(one, 'dependencies', (name) => prompts.has(nameKey(name))));
}
