import { align } from './align.ts';
import type { Change } from './changes.ts';
import type { LeafFinder, Occurrence } from './leaves.ts';
import type { Near } from './near.ts';

/** Ways in which a change of the plan may explain an edit, the likeliest first. Whether one does is seen in a new export. */
export type Options = Change[][];

const OPTIONS_MAX = 8;

/** How a line that reads otherwise now may have come about; `near` tells apart leaves with the same text. */
export function lineOptions(finder: LeafFinder, was: string, is: string, near: Near): Options {
  const cells = cellOptions(finder, was, is, near);
  if (cells !== undefined) return [cells, ...spanOptions(finder, was, is, near)].slice(0, OPTIONS_MAX);
  const words = wordOption(finder, was, is, near);
  return [...spanOptions(finder, was, is, near), ...(words ? [words] : [])].slice(0, OPTIONS_MAX);
}

/** The cells of a row of a table; undefined for any other line. */
export function cellsOf(line: string): string[] | undefined {
  const text = line.trim();
  if (!text.startsWith('|') || !text.endsWith('|') || text.length < 3) return undefined;
  return text
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function cellOptions(finder: LeafFinder, was: string, is: string, near: Near): Change[] | undefined {
  const [before, after] = [cellsOf(was), cellsOf(is)];
  if (before === undefined || after?.length !== before.length) return undefined;
  const all = near.sorted(finder.in(was));
  const changes = before.flatMap((cell, at): (Change | undefined)[] => {
    const next = after[at] ?? '';
    if (cell === next) return [];
    // What fills the cell, of the item that most of the row shows.
    const own = all.find(
      ({ form, leaf }) =>
        !leaf.isId &&
        cell.endsWith(form.shown) &&
        (form.shown === cell || /^\S+ $/.test(cell.slice(0, -form.shown.length))),
    );
    return [own && setTo(own, next.slice(cell.length - own.form.shown.length))];
  });
  return changes.length > 0 && changes.every((change) => change !== undefined) ? changes : undefined;
}

/** One text that covers all that differs. */
function spanOptions(finder: LeafFinder, was: string, is: string, near: Near): Options {
  const spans = [spanOf(was, is, 'start'), spanOf(was, is, 'end')];
  const options = new Map<string, Change[]>();
  const covering = spans.flatMap(([from, to]) =>
    finder.in(was).filter(({ leaf, start, end }) => !leaf.isId && start <= from && end >= to),
  );
  for (const one of near.sorted(covering)) {
    const change = setTo(one, is.slice(one.start, is.length - (was.length - one.end)));
    if (change) options.set(JSON.stringify(change), [change]);
  }
  return [...options.values()];
}

/** The shortest span of a line that differs, looked for from one side. */
function spanOf(was: string, is: string, first: 'start' | 'end'): [from: number, to: number] {
  const most = Math.min(was.length, is.length);
  let [start, end] = [0, 0];
  const fromStart = () => {
    while (start < most - end && was[start] === is[start]) start++;
  };
  const fromEnd = () => {
    while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  };
  if (first === 'start') {
    fromStart();
    fromEnd();
  } else {
    fromEnd();
    fromStart();
  }
  return [start, was.length - end];
}

/** Several texts of a line that changed at once, word by word. */
function wordOption(finder: LeafFinder, was: string, is: string, near: Near): Change[] | undefined {
  const [before, after] = [piecesOf(was), piecesOf(is)];
  const partners = align(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  );
  const chosen = new Map<Occurrence, true>();
  for (const [at, piece] of before.entries()) {
    const gap = (partners[at - 1] ?? -1) + 1 !== (partners[at] ?? -1);
    if (partners[at] !== -1 && !gap) continue;
    const own = near
      .sorted(finder.in(was))
      .find(
        ({ leaf, start, end }) =>
          !leaf.isId &&
          start <= piece.start &&
          end >= (partners[at] === -1 ? piece.start + piece.text.length : piece.start),
      );
    if (own === undefined) return undefined;
    chosen.set(own, true);
  }
  const placeIn = (place: number, isEnd: boolean): number | undefined => {
    const at = before.findIndex(({ start, text }) => (isEnd ? start + text.length : start) === place);
    const next = isEnd ? at + 1 : at - 1;
    if (next < 0) return 0;
    if (next >= before.length) return is.length;
    const partner = after[partners[next] ?? -1];
    return partner && (isEnd ? partner.start : partner.start + partner.text.length);
  };
  const changes = [...chosen.keys()].map((own): Change | undefined => {
    const [from, to] = [placeIn(own.start, false), placeIn(own.end, true)];
    return from === undefined || to === undefined ? undefined : setTo(own, is.slice(from, to));
  });
  return changes.length > 0 && changes.every((change) => change !== undefined) ? changes : undefined;
}

const piecesOf = (line: string): { text: string; start: number }[] =>
  [...line.matchAll(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu)].map((found) => ({ text: found[0], start: found.index }));

/** Several fields of an entity in one text would be one field. */
const isSeveral = ({ leaf: { path } }: Occurrence, value: string): boolean =>
  path.at(-2) === 'fields' && /, ?\w{1,60}: /.test(value);

function setTo(own: Occurrence, shown: string): Change | undefined {
  const value = own.form.read(shown);
  if (value === undefined || value === '' || value === own.leaf.value) return undefined;
  if (typeof value === 'string' && isSeveral(own, value)) return undefined;
  if (typeof value !== typeof own.leaf.value) return undefined;
  return { kind: 'set', path: own.leaf.path, value };
}
