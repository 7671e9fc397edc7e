import type { ExportedFile } from '../../artifacts/exports/exported.ts';
import { align } from './align.ts';
import { linesOf, type TextLine, wordsOf } from './lines.ts';
import type { ImportFormat } from './reading.ts';

/** A file as it was exported, and as it is now. */
export interface Compared {
  /** What both are known by, whatever folders are called after. */
  key: string;
  /** Its path now. */
  path: string;
  was: { text: string; lines: TextLine[] };
  is: { text: string; lines: TextLine[] };
  /** For each line that was, its place now, or -1. */
  partners: Int32Array;
  /** Which lines there are now that were there before. */
  kept: ReadonlySet<number>;
  /** Lines that stand elsewhere now: their places, and those of lines near by that they were on the other side of. */
  jumps: readonly { at: number; over: readonly number[] }[];
}

/** A file by what stays when the plan's names change: folders are called after them. */
export function fileKey(format: ImportFormat, path: string): string {
  const spec = format === 'openspec' ? /^specs\/(f\d{1,5})(?:-[^/]*)?\/spec\.md$/.exec(path) : null;
  return spec === null ? path : `specs/${spec[1]}/spec.md`;
}

/** The files of an export by their paths in its folder. */
export function textsOf(files: readonly ExportedFile[]): Map<string, string> {
  const folder = folderOf(files);
  return new Map(files.map(({ path, text }) => [path.slice(folder.length), text]));
}

function folderOf(files: readonly ExportedFile[]): string {
  const folders = files.map(({ path }) => path.split('/').slice(0, -1));
  const [first = []] = folders;
  const shared = first.findIndex((name, at) => folders.some((one) => one[at] !== name));
  return first
    .slice(0, shared < 0 ? first.length : shared)
    .map((name) => `${name}/`)
    .join('');
}

/** A file in both states. */
export interface FilePair {
  key: string;
  path: string;
  was: string;
  is: string;
}

/** Lines of one item in both states, by their numbers. */
export interface Block {
  was: readonly number[];
  is: readonly number[];
}

/** Compares a file line by line: lines of an item only with lines of the same item, as far as items kept their order. */
export function compared({ key, path, was, is }: FilePair, blocks: readonly Block[] = []): Compared {
  const [before, now] = [linesOf(was), linesOf(is)];
  const partners = new Int32Array(before.length).fill(-1);
  const left = { was: new Set(before.keys()), is: new Set(now.keys()) };
  const match = (some: readonly number[], others: readonly number[]) => {
    const found = align(
      some.map((at) => before[at]?.key ?? ''),
      others.map((at) => now[at]?.key ?? ''),
    );
    for (const [index, at] of some.entries()) partners[at] = others[found[index] ?? -1] ?? -1;
  };
  const placesOf = (lines: readonly TextLine[], numbers: readonly number[], rest: Set<number>) => {
    const own = new Set(numbers);
    const places = [...rest].filter((at) => own.has(lines[at]?.number ?? 0));
    for (const at of places) rest.delete(at);
    return places;
  };
  const steady = inOrder(blocks);
  for (const block of steady) match(placesOf(before, block.was, left.was), placesOf(now, block.is, left.is));
  match([...left.was], [...left.is]);
  const kept = new Set([...partners].filter((place) => place >= 0));
  const file = { key, path, was: { text: was, lines: before }, is: { text: is, lines: now }, partners, kept };
  const placeOf = (lines: readonly TextLine[], wanted: number | undefined) =>
    lines.findIndex(({ number }) => number === wanted);
  const apart = blocks.filter((block) => !steady.includes(block));
  const heads = apart.map(({ was: [one], is: [other] }): [number, number] => [
    placeOf(before, one),
    placeOf(now, other),
  ]);
  return { ...file, jumps: jumpsIn(file, heads) };
}

/** Lines with equal keys that are gone in one place and came in another. */
export function movedIn(
  { was, is }: Pick<Compared, 'was' | 'is'>,
  isFree: (at: number) => boolean,
  isNew: (at: number) => boolean,
): [number, number][] {
  const now = new Map<string, number[]>();
  for (const [at, { key }] of is.lines.entries()) if (isNew(at)) now.set(key, [...(now.get(key) ?? []), at]);
  return was.lines.flatMap(({ key }, at): [number, number][] => {
    const place = isFree(at) ? now.get(key)?.shift() : undefined;
    return place === undefined ? [] : [[at, place]];
  });
}

/** So many of the lines are remembered that one has jumped over, the nearest ones. */
const OVER_MAX = 20;

/** `heads` are the first lines of items that changed places, which have partners. */
function jumpsIn(file: Omit<Compared, 'jumps'>, heads: readonly [number, number][]): Compared['jumps'] {
  const { partners, kept, is } = file;
  const moved = movedIn(
    file,
    (at) => partners[at] === -1,
    (at) => !kept.has(at),
  );
  const before = new Map([...partners].map((place, at): [number, number] => [place, at]));
  for (const [was, at] of moved) before.set(at, was);
  return [...moved, ...heads].map(([was, at]) => {
    const over: number[] = [];
    for (let step = 1; step < is.lines.length && over.length < OVER_MAX; step++) {
      for (const other of [at - step, at + step]) {
        const stood = other < 0 ? undefined : before.get(other);
        if (stood !== undefined && stood < was !== other < at) over.push(other);
      }
    }
    return { at, over };
  });
}

/** The blocks that did not change places, as many as there are. */
function inOrder(blocks: readonly Block[]): Block[] {
  const sorted = blocks.toSorted((one, other) => (one.was[0] ?? 0) - (other.was[0] ?? 0));
  const now = sorted.map(({ is }) => is[0] ?? 0);
  const rising = align(now.map(String), now.toSorted((one, other) => one - other).map(String));
  return sorted.filter((_, at) => rising[at] !== -1);
}

export const keysOf = (lines: readonly TextLine[]): string[] => lines.map(({ key }) => key);

/** What of a file a new export does not say: places of lines that were taken out and are there, and that came and are not. */
export interface Lost {
  was: Set<number>;
  is: Set<number>;
}

/** What is lost of the edits of a file when it is exported as `next`. */
export function lostIn({ was, is, partners, kept, jumps }: Compared, next: string): Lost {
  const lines = linesOf(next);
  const partnersNow = align(keysOf(is.lines), keysOf(lines));
  const [countNow, countNext] = [countOf(keysOf(is.lines)), countOf(keysOf(lines))];
  const isThere = (key: string) => (countNext.get(key) ?? 0) > (countNow.get(key) ?? 0);
  const lost = {
    was: new Set(was.lines.flatMap(({ key }, at) => (partners[at] === -1 && isThere(key) ? [at] : []))),
    is: new Set(is.lines.flatMap((_, at) => (!kept.has(at) && partnersNow[at] === -1 ? [at] : []))),
  };
  const placeOf = new Map(lines.map(({ key }, at) => [key, at]));
  const keyAt = (at: number) => is.lines[at]?.key ?? '';
  const isOnce = (key: string) => countNow.get(key) === 1 && countNext.get(key) === 1;
  const apart =
    jumps.length === 0 ? new Set() : new Set(is.lines.flatMap(({ key }, at) => (partnersNow[at] === -1 ? [key] : [])));
  for (const { at, over } of jumps) {
    const key = keyAt(at);
    const isBack = (other: number) =>
      isOnce(keyAt(other)) && (placeOf.get(key) ?? 0) < (placeOf.get(keyAt(other)) ?? 0) !== at < other;
    if (isOnce(key) ? over.some(isBack) : apart.has(key)) lost.is.add(at);
  }
  return lost;
}

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** All words of some texts. */
export const wordSet = (texts: Iterable<string>): Set<string> => new Set([...texts].flatMap(wordsOf));
