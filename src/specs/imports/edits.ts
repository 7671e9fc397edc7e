import { clean, fenced, paragraphs } from '../../artifacts/markdown/text.ts';
import type { Change } from './changes.ts';
import { type Compared, movedIn } from './compared.ts';
import { type Beside, insertOptions, removalOptions } from './item-options.ts';
import { itemOf, type Leaf, type LeafFinder, type Occurrence } from './leaves.ts';
import { lineOptions, type Options } from './line-options.ts';
import { outOfInline, wordsOf } from './lines.ts';
import { Near } from './near.ts';
import type { Path } from './plan-parts.ts';

/** Something that a person did to a file, and what it may mean for the plan. */
export interface Edit {
  file: Compared;
  /** Places of lines that are gone, and of lines that came. */
  was: number[];
  is: number[];
  options: Options;
  /** Set where a reader took the lines as an item: then their words count, not their form. */
  isItem?: true;
  /** Where what it is about stood, whether its line is gone or not. */
  stood?: number | undefined;
  /** Why it has no options. */
  why?: string;
  /** A criterion that another feature has now, and the id that it gets there. */
  becomes?: { path: Path; id: string };
}

const PAIRS_MAX = 10_000;
const LIKE_MIN = 0.2;
const LISTS_MAX = 8;

/** Lines that another reader has taken. */
export interface Claimed {
  was: Set<number>;
  is: Set<number>;
}

/** The edits of a file, line by line. */
export function editsIn(file: Compared, leaves: readonly Leaf[], finder: LeafFinder, claimed: Claimed): Edit[] {
  const blocks = blockEdits(file, leaves, claimed);
  const isFree = (at: number) => file.partners[at] === -1 && !claimed.was.has(at);
  const isNew = (at: number) => !file.kept.has(at) && !claimed.is.has(at);
  const moved = movedIn(file, isFree, isNew);
  for (const [was, is] of moved) {
    claimed.was.add(was);
    claimed.is.add(is);
  }
  const optionsOf = moveOptions(file, leaves, finder, moved);
  const moves = moved.map(([was, is]): Edit => ({ ...{ file, was: [was], is: [is] }, options: optionsOf(was) }));
  const lines = gapsOf(file).flatMap(({ was, is }) => pairEdits(file, finder, was.filter(isFree), is.filter(isNew)));
  return [...blocks, ...moves, ...lines];
}

/** The item of each list that a line shows, and no other of that list as far. */
function aloneIn(finder: LeafFinder, line: string): Map<string, number> {
  const shown = finder.in(line).filter(({ leaf }) => itemOf(leaf.path).length > 0);
  const lists = Map.groupBy(shown, ({ leaf }) => itemOf(leaf.path).slice(0, -1).join('/'));
  const indexOf = ({ leaf }: Occurrence) => Number(itemOf(leaf.path).at(-1));
  return new Map(
    [...lists].flatMap(([list, all]): [string, number][] => {
      const size = Math.max(...all.map(({ start, end }) => end - start));
      const indices = new Set(all.filter(({ start, end }) => end - start === size).map(indexOf));
      return indices.size === 1 ? [[list, [...indices][0] ?? 0]] : [];
    }),
  );
}

/** Lists of which a line that moved shows an item, in the order in which the lines nearest to it show them now. */
function moveOptions(
  file: Compared,
  leaves: readonly Leaf[],
  finder: LeafFinder,
  moved: readonly [number, number][],
): (own: number) => Options {
  const places = new Map(moved);
  const now = (at: number) => places.get(at) ?? file.partners[at] ?? -1;
  const shown = moved.length === 0 ? [] : file.was.lines.map(({ raw }) => aloneIn(finder, raw));
  const lists = new Map<string, [at: number, index: number][]>();
  for (const [at, items] of shown.entries())
    for (const [list, index] of now(at) < 0 ? [] : items)
      lists
        .set(list, lists.get(list) ?? [])
        .get(list)
        ?.push([at, index]);
  return (own) =>
    [...(shown[own]?.keys() ?? [])].slice(0, LISTS_MAX).flatMap((list): Options => {
      const nearest = new Map<number, number>();
      for (const [at, index] of lists.get(list) ?? [])
        if (Math.abs(at - own) < Math.abs((nearest.get(index) ?? Number.POSITIVE_INFINITY) - own))
          nearest.set(index, at);
      const indices = [...nearest].toSorted(([, one], [, other]) => now(one) - now(other)).map(([index]) => index);
      const isSame = indices.every((index, at) => at === 0 || (indices[at - 1] ?? 0) < index);
      const path = list.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const isWhole = indices.length === countIn(leaves, path);
      return isSame || !isWhole ? [] : [[{ kind: 'order', list: path, order: indices }]];
    });
}

/** How many items a list has. */
const countIn = (leaves: readonly Leaf[], list: Path): number =>
  leaves.reduce((most, { path }) => {
    const isIn = path.length > list.length && list.every((key, depth) => path[depth] === key);
    return isIn ? Math.max(most, Number(path[list.length]) + 1) : most;
  }, 0);

/** The lines between those that stayed. */
function gapsOf({ partners, was, is }: Compared): { was: number[]; is: number[] }[] {
  const gaps: { was: number[]; is: number[] }[] = [];
  let [from, at] = [0, 0];
  const shut = (to: number, end: number) => {
    if (to > from || end > at) gaps.push({ was: rangeOf(from, to), is: rangeOf(at, end) });
    [from, at] = [to + 1, end + 1];
  };
  for (const [place, partner] of partners.entries()) if (partner >= 0) shut(place, partner);
  shut(was.lines.length, is.lines.length);
  return gaps;
}

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

function pairEdits(file: Compared, finder: LeafFinder, was: number[], is: number[]): Edit[] {
  const pairs = pairsOf(file, was, is);
  const rawOf = (side: 'was' | 'is', at: number) => file[side].lines[at]?.raw ?? '';
  const edits = pairs.map(
    ([one, other]): Edit => ({
      ...{ file, was: [one], is: [other] },
      options: lineOptions(finder, rawOf('was', one), rawOf('is', other), nearOf(file, finder, one)),
    }),
  );
  const gone = was.filter((at) => !pairs.some(([one]) => one === at));
  const come = is.filter((at) => !pairs.some(([, other]) => other === at));
  return [
    ...edits,
    ...gone.map(
      (at): Edit => ({
        ...{ file, was: [at], is: [] },
        options: removalOptions(finder, rawOf('was', at), nearOf(file, finder, at), isWhollyGone(file, finder)),
      }),
    ),
    ...come.map(
      (at): Edit => ({
        file,
        was: [],
        is: [at],
        options: insertOptions(finder, rawOf('is', at), besideOf(file, finder, pairs, at)),
      }),
    ),
  ];
}

const nearOf = ({ was }: Compared, finder: LeafFinder, at: number): Near =>
  new Near(
    finder,
    was.lines.map(({ raw }) => raw),
    at,
  );

/** Short texts say little of where they come from. */
const TELLING_CHARS = 12;

/** Whether no line that is still there shows an item alone. Features and criteria are read by their ids. */
function isWhollyGone({ was, partners }: Compared, finder: LeafFinder): (item: Path) => boolean {
  return (item) => {
    if (/^features\/features\/\d+(?:\/acceptanceCriteria\/\d+)?$/.test(item.join('/'))) return false;
    const isIn = ({ leaf }: Occurrence) => item.every((key, depth) => leaf.path[depth] === key);
    return was.lines.every(({ raw, isCode }, at) => {
      if (isCode || partners[at] === -1) return true;
      const spans = Map.groupBy(finder.in(raw), ({ start, end }) => `${start} ${end}`);
      return ![...spans.values()].some((all) => (all[0]?.form.shown.length ?? 0) >= TELLING_CHARS && all.every(isIn));
    });
  };
}

/** The lines as they were of the nearest ones above and below that were there before. */
function besideOf(file: Compared, finder: LeafFinder, pairs: readonly [number, number][], at: number) {
  const { was, is, partners } = file;
  const before = new Map([...partners.entries()].map(([place, partner]): [number, number] => [partner, place]));
  for (const [one, other] of pairs) before.set(other, one);
  const look = (step: number): Beside | undefined => {
    for (let place = at + step; place >= 0 && place < is.lines.length; place += step) {
      const known = before.get(place);
      if (known !== undefined) return { line: was.lines[known]?.raw ?? '', near: nearOf(file, finder, known) };
    }
    return undefined;
  };
  return { above: look(-1), below: look(1) };
}

/** Which new line is which old one: in their order, the likest together. */
function pairsOf(file: Compared, was: readonly number[], is: readonly number[]): [number, number][] {
  if (was.length === is.length && (was.length === 1 || was.length * is.length > PAIRS_MAX))
    return was.map((one, at) => [one, is[at] ?? 0]);
  if (was.length * is.length > PAIRS_MAX) return [];
  const [before, now] = [
    was.map((at) => new Set(wordsOf(file.was.lines[at]?.raw ?? ''))),
    is.map((at) => new Set(wordsOf(file.is.lines[at]?.raw ?? ''))),
  ];
  const likeness = before.map((one) => now.map((other) => like(one, other)));
  const best = was.map(() => is.map(() => 0)).concat([[]]);
  const score = (one: number, other: number) => best[one]?.[other] ?? 0;
  for (let one = was.length - 1; one >= 0; one--) {
    for (let other = is.length - 1; other >= 0; other--) {
      const own = likeness[one]?.[other] ?? 0;
      const paired = own < LIKE_MIN ? 0 : own + score(one + 1, other + 1);
      (best[one] as number[])[other] = Math.max(paired, score(one + 1, other), score(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [one, other] = [0, 0]; one < was.length && other < is.length; ) {
    const own = likeness[one]?.[other] ?? 0;
    if (own >= LIKE_MIN && score(one, other) === own + score(one + 1, other + 1))
      pairs.push([was[one++] ?? 0, is[other++] ?? 0]);
    else if (score(one, other) === score(one + 1, other)) one++;
    else other++;
  }
  return pairs;
}

function like(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** Edits of texts that take more than a line: prompts in their fences, and texts of several paragraphs. */
function blockEdits(file: Compared, leaves: readonly Leaf[], claimed: Claimed): Edit[] {
  return leaves.flatMap((leaf): Edit[] => {
    if (typeof leaf.value !== 'string') return [];
    const isPrompt = /^(?:setupPrompt|prompt)$/.test(String(leaf.path.at(-1)));
    if (!isPrompt && !leaf.value.includes('\n')) return [];
    const shown = isPrompt ? fenced(leaf.value, 'text').split('\n').slice(1, -1).join('\n') : paragraphs(leaf.value);
    if (!isPrompt && !shown.includes('\n')) return [];
    const range = rangeIn(file, shown);
    if (range === undefined) return [];
    const { was, is, text } = range;
    if (was.every((at) => file.partners[at] !== -1) && is.every((at) => file.kept.has(at))) return [];
    const value = isPrompt ? clean(text) : outOfParagraphs(text);
    for (const at of was) claimed.was.add(at);
    for (const at of is) claimed.is.add(at);
    const change: Change = { kind: 'set', path: leaf.path, value };
    return [
      {
        file,
        was: was.filter((at) => file.partners[at] === -1),
        is: is.filter((at) => !file.kept.has(at)),
        options: [[change]],
      },
    ];
  });
}

const outOfParagraphs = (text: string): string =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => outOfInline(part.replace(/\s+/gu, ' ')))
    .filter((part) => part !== '')
    .join('\n\n');

/** The lines of a text in both states of a file, where what stands around it stayed. */
function rangeIn(
  { was, is, partners }: Compared,
  shown: string,
): { was: number[]; is: number[]; text: string } | undefined {
  const at = `\n${was.text}\n`.indexOf(`\n${shown}\n`);
  if (at < 0) return undefined;
  const first = was.text.slice(0, at).split('\n').length;
  const last = first + shown.split('\n').length - 1;
  const from = was.lines.findIndex(({ number }) => number >= first);
  const to = was.lines.findIndex(({ number }) => number > last);
  const before = from <= 0 ? -1 : (partners[from - 1] ?? -1);
  const after = to < 0 ? is.lines.length : (partners[to] ?? -1);
  if ((before < 0 && from > 0) || after < 0) return undefined;
  const [top, bottom] = [is.lines[before]?.number ?? 0, is.lines[after]?.number ?? is.text.split('\n').length + 1];
  const text = is.text
    .split('\n')
    .slice(top, bottom - 1)
    .join('\n');
  return { was: rangeOf(from, to < 0 ? was.lines.length : to), is: rangeOf(before + 1, after), text };
}
