import { isDeepStrictEqual } from 'node:util';
import { criterionIdOf } from '../../artifacts/criterion-id.ts';
import type { Feature } from '../../artifacts/features.ts';
import { type Change, CRITERIA, type NewCriterion } from './changes.ts';
import { type Path, type PlanParts, valueAt } from './plan-parts.ts';

/** What becomes of a change where the plan has moved on since it was exported. */
type Rebased = { change: Change } | 'done' | { conflict: string };

const TEXT_CHARS = 120;
const BEFORE_CHARS = 40;

/**
 * A change of a plan as it was, as a change of what it is now. `done` is what it says already; a conflict is an edit of
 * something that has changed otherwise since.
 */
export function rebased(was: PlanParts, is: PlanParts, change: Change): Rebased {
  if (change.kind === 'set') return rebasedSet(was, is, change);
  if (change.kind === 'remove') {
    const path = pathNow(was, is, change.path);
    if (path === undefined) return 'done';
    if (isDeepStrictEqual(valueAt(was, change.path), valueAt(is, path))) return { change: { ...change, path } };
    return { conflict: 'It was removed here and has changed in the plan since.' };
  }
  const list = pathNow(was, is, change.list);
  if (list === undefined) return { conflict: 'What it belongs to is no longer in the plan.' };
  return change.kind === 'insert' ? rebasedInsert(was, is, change, list) : rebasedOrder(was, is, change, list);
}

function rebasedSet(was: PlanParts, is: PlanParts, change: Extract<Change, { kind: 'set' }>): Rebased {
  const path = pathNow(was, is, change.path, { value: change.value });
  if (path === undefined)
    return { conflict: `It was changed here to ${shown(change.value)} and is no longer in the plan.` };
  const now = valueAt(is, path);
  if (isDeepStrictEqual(now, change.value)) return 'done';
  if (isDeepStrictEqual(now, valueAt(was, change.path))) return { change: { ...change, path } };
  const [here, there] = apart(String(change.value), String(now));
  return { conflict: `Here it is ${here}; the plan says ${there} since.` };
}

function rebasedInsert(
  was: PlanParts,
  is: PlanParts,
  change: Extract<Change, { kind: 'insert' }>,
  list: Path,
): Rebased {
  const now = itemsAt(is, list);
  const had = new Set(itemsAt(was, change.list).map(wordsOfItem));
  const own = wordsOfItem(change.item);
  if (now.some((item) => wordsOfItem(item) === own) && !had.has(own)) return 'done';
  const after =
    change.after < 0 ? -1 : Number(pathNow(was, is, [...change.list, change.after])?.at(-1) ?? now.length - 1);
  return { change: { ...change, list, after } };
}

function rebasedOrder(was: PlanParts, is: PlanParts, change: Extract<Change, { kind: 'order' }>, list: Path): Rebased {
  const places = change.order.map((at) => Number(pathNow(was, is, [...change.list, at])?.at(-1) ?? -1));
  const order = places.filter((at) => at >= 0);
  if (order.every((at, index) => index === 0 || at > (order[index - 1] ?? 0))) return 'done';
  const rest = itemsAt(is, list).flatMap((_, at) => (order.includes(at) ? [] : [at]));
  return { change: { ...change, list, order: [...order, ...rest] } };
}

/** What an item says, whichever id it has: the same item added twice is one. */
function wordsOfItem(item: unknown): string {
  if (typeof item === 'string') return item;
  const { text, name } = Object(item) as Partial<NewCriterion> & { name?: unknown };
  return typeof text === 'string' && Object.keys(Object(item)).every((key) => /^(?:text|id)$/.test(key))
    ? text
    : String(name ?? JSON.stringify(item));
}

const itemsAt = (parts: PlanParts, list: Path): unknown[] => {
  const items = valueAt(parts, list);
  return Array.isArray(items) ? items : [];
};

/** Where a place of the plan as it was is now: items are found by their ids, names or words. `value` is what a text became. */
function pathNow(was: PlanParts, is: PlanParts, path: Path, { value }: { value?: unknown } = {}): Path | undefined {
  let now: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const before = path.slice(0, depth);
    if (typeof key !== 'number') {
      if (valueAt(is, [...now, key]) === undefined) return undefined;
      now = [...now, key];
      continue;
    }
    const isText = depth === path.length - 1;
    const at = indexNow({ was, before, key }, { is, now }, isText ? value : undefined);
    if (at < 0) return undefined;
    now = [...now, at];
  }
  return now;
}

function indexNow(
  { was, before, key }: { was: PlanParts; before: Path; key: number },
  { is, now }: { is: PlanParts; now: Path },
  value: unknown,
): number {
  const [old, list] = [itemsAt(was, before), itemsAt(is, now)];
  const names = namesOf(was, before, old);
  const known = names[key];
  if (known !== undefined) return namesOf(is, now, list).indexOf(known);
  const same = list.findIndex((item) => isDeepStrictEqual(item, old[key]));
  if (same >= 0) return list[key] !== undefined && isDeepStrictEqual(list[key], old[key]) ? key : same;
  const done = value === undefined ? -1 : list.findIndex((item) => isDeepStrictEqual(item, value));
  if (done >= 0) return done;
  // Nothing was added or taken away: then what stands there is what it has become.
  return list.length === old.length ? key : -1;
}

/** What the items of a list are known by; undefined for plain texts. */
function namesOf(parts: PlanParts, list: Path, items: readonly unknown[]): (string | undefined)[] {
  if (list.at(-1) === CRITERIA) {
    const feature = valueAt(parts, list.slice(0, -1)) as Feature;
    const id = feature.id ?? `F${Number(list.at(-2)) + 1}`;
    return items.map((_, at) => criterionIdOf(feature, id, at));
  }
  return items.map((item, at) => {
    const { id, name, label, entity } = Object(item) as Record<string, unknown>;
    if (list.join('/') === 'features/features') return String(id ?? `F${at + 1}`);
    const known = id ?? label ?? entity ?? name;
    return typeof known === 'string' ? known : undefined;
  });
}

/** Two texts from shortly before where they differ. */
function apart(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - BEFORE_CHARS);
  const piece = (text: string) => shown(`${from > 0 ? '…' : ''}${text.slice(from)}`);
  return [piece(one), piece(other)];
}

const shown = (value: unknown): string => `“${String(value).slice(0, TEXT_CHARS).toWellFormed()}”`;
