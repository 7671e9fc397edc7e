import type { Change } from './changes.ts';
import { itemOf, type LeafFinder, type Occurrence } from './leaves.ts';
import type { Options } from './line-options.ts';
import { cellsOf } from './line-options.ts';
import type { Near } from './near.ts';
import type { Path } from './plan-parts.ts';

/** Longer lines are no items that a person adds. */
const LINE_CHARS_MAX = 4_000;
const OPTIONS_MAX = 6;
const ID = /[A-Z]{1,3}\d{1,5}(?:\.\d{1,5})?:? ?/;

/** How a line that is gone may have come about: an item was removed that it shows, with all of its lines. */
export function removalOptions(
  finder: LeafFinder,
  line: string,
  near: Near,
  isWhole: (item: Path) => boolean,
): Options {
  const items = new Map<string, Path>();
  for (const { leaf } of near.sorted(finder.in(line))) {
    for (let path = itemOf(leaf.path); path.length > 0; path = itemOf(path.slice(0, -1)))
      if (isWhole(path)) items.set(path.join('/'), path);
  }
  return [...items.values()].slice(0, OPTIONS_MAX).map((path) => [{ kind: 'remove', path }]);
}

/** A line as it was, beside a new one. */
export interface Beside {
  line: string;
  near: Near;
}

/** How a new line may have come about: an item beside the one whose line it stands below, or above, was added. */
export function insertOptions(
  finder: LeafFinder,
  line: string,
  { above, below }: { above: Beside | undefined; below: Beside | undefined },
): Options {
  if (line.length > LINE_CHARS_MAX) return [];
  const beside = [
    ...(above === undefined ? [] : itemsLike(finder, above, line).map(({ path, item }) => insert(path, item, 0))),
    ...(below === undefined ? [] : itemsLike(finder, below, line).map(({ path, item }) => insert(path, item, -1))),
  ];
  const options = [...new Map(beside.map((change) => [JSON.stringify(change), [change]])).values()];
  return [...options, ...(above === undefined ? [] : moreOfText(finder, above, line))].slice(0, OPTIONS_MAX);
}

const insert = (path: Path, item: unknown, offset: number): Change => ({
  kind: 'insert',
  list: path.slice(0, -1),
  after: Number(path.at(-1)) + offset,
  item,
});

/** What the line says where it is built like that of a known item. */
function itemsLike(finder: LeafFinder, { line: known, near }: Beside, line: string): { path: Path; item: unknown }[] {
  const byItem = Map.groupBy(
    near.sorted(finder.in(known)).flatMap((one) => aboveIn(one.leaf.path).map((path) => ({ path, one }))),
    ({ path }) => path.join('/'),
  );
  const sorted = [...byItem.values()].toSorted((one, other) => coverOf(other) - coverOf(one));
  return sorted.flatMap((all) => {
    const path = all[0]?.path ?? [];
    const item = readLike(known, line, apart(all.map(({ one }) => one)), path);
    return item === undefined ? [] : [{ path, item }];
  });
}

const coverOf = (all: readonly { one: Occurrence }[]): number =>
  apart(all.map(({ one }) => one)).reduce((sum, { start, end }) => sum + end - start, 0);

/** The items that a leaf is in, the innermost first. */
function aboveIn(path: Path): Path[] {
  const items: Path[] = [];
  for (let item = itemOf(path); item.length > 0; item = itemOf(item.slice(0, -1))) items.push(item);
  return items;
}

/** Places that do not overlap, in their order; the longest go first. */
function apart(found: readonly Occurrence[]): Occurrence[] {
  const chosen: Occurrence[] = [];
  for (const one of found.toSorted((left, right) => right.end - right.start - (left.end - left.start)))
    if (chosen.every(({ start, end }) => one.end <= start || one.start >= end)) chosen.push(one);
  return chosen.toSorted((one, other) => one.start - other.start);
}

function readLike(known: string, line: string, slots: readonly Occurrence[], path: Path): unknown {
  const texts = cellsOf(known) === undefined ? between(known, line, slots) : cells(known, line, slots);
  if (texts === undefined) return undefined;
  const item: Record<string, unknown> = {};
  for (const [at, { leaf, form }] of slots.entries()) {
    const value = form.read(texts[at] ?? '');
    if (value === undefined || value === '') return undefined;
    const inside = leaf.path.slice(path.length);
    if (inside.length === 0) return value;
    if (inside.length > 1) return undefined;
    item[String(inside[0])] = value;
  }
  return Object.keys(item).length > 0 ? item : undefined;
}

function cells(known: string, line: string, slots: readonly Occurrence[]): string[] | undefined {
  const [before = [], after] = [cellsOf(known), cellsOf(line)];
  if (after?.length !== before.length) return undefined;
  const texts = slots.map(({ form }) => after[before.indexOf(form.shown)]);
  if (before.some((cell, at) => cell !== after[at] && !slots.some(({ form }) => form.shown === cell))) return undefined;
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** What stands in the places of the slots, where all around them is the same but for ids. */
function between(known: string, line: string, slots: readonly Occurrence[]): string[] | undefined {
  const pieces = [
    ...slots.map(({ start }, at) => known.slice(slots[at - 1]?.end ?? 0, start)),
    known.slice(slots.at(-1)?.end ?? 0),
  ];
  const texts: string[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    const found = isLast ? endOf(line, piece) : startOf(line, piece, at, index === 0);
    if (found === undefined || found.from < at) return undefined;
    if (index > 0) texts.push(line.slice(at, found.from));
    at = found.to;
  }
  return texts;
}

/** Where a piece begins and ends: as it is, or with another id, or without one. */
function startOf(line: string, piece: string, at: number, isFirst: boolean): { from: number; to: number } | undefined {
  const [head = '', tail = ''] = ID.test(piece) ? piece.split(ID) : [piece];
  const from = isFirst ? (line.startsWith(head) ? 0 : -1) : line.indexOf(head, at + 1);
  if (from < 0) return undefined;
  const rest = line.slice(from + head.length);
  const id = ID.test(piece) ? (new RegExp(`^${ID.source}`).exec(rest)?.[0] ?? '') : '';
  if (!rest.slice(id.length).startsWith(tail)) return undefined;
  return { from, to: from + head.length + id.length + tail.length };
}

function endOf(line: string, piece: string): { from: number; to: number } | undefined {
  return line.endsWith(piece) ? { from: line.length - piece.length, to: line.length } : undefined;
}

/** A paragraph more of the text above. */
function moreOfText(finder: LeafFinder, { line: above, near }: Beside, line: string): Options {
  if (/^(?:#|[-*+] |\||\d+[.)] |>|\*\*|<!--)/.test(line)) return [];
  const whole = near
    .sorted(finder.in(above))
    .filter(({ leaf, start, end }) => start === 0 && end === above.length && typeof leaf.value === 'string');
  return whole.flatMap(({ leaf, form }): Options => {
    const more = form.read(line);
    return more === undefined ? [] : [[{ kind: 'set', path: leaf.path, value: `${leaf.value}\n\n${more}` }]];
  });
}
