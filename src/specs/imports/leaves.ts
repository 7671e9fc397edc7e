import { WHY_CHARS } from '../../artifacts/exports/openspec.ts';
import { code, inline } from '../../artifacts/markdown/text.ts';
import { clip } from '../../artifacts/pieces/clip.ts';
import { outOfInline } from './lines.ts';
import { PART_NAMES, type Path, type PlanParts } from './plan-parts.ts';

/** A text or figure of a plan, and how exports show it on one line. */
export interface Leaf {
  path: Path;
  value: string | number;
  /** An id, which no edit of words changes. */
  isId: boolean;
  /** Its place among all leaves. */
  at: number;
  forms: Form[];
}

interface Form {
  shown: string;
  /** The value that is shown so; undefined where none is. */
  read(shown: string): string | number | undefined;
}

/** Where a leaf stands in a line. */
export interface Occurrence {
  leaf: Leaf;
  form: Form;
  start: number;
  end: number;
}

const TIMES_MAX = 4;

/** Every text and figure of a plan, in its order. */
export function leavesOf(parts: PlanParts): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const forms = formsOf(value, path);
      if (forms.length > 0) leaves.push({ path, value, isId: path.at(-1) === 'id', at: leaves.length, forms });
    } else if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) walk(one, [...path, at]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) walk(one, [...path, key]);
    }
  };
  for (const name of PART_NAMES) walk(parts[name], [name]);
  return leaves;
}

function formsOf(value: string | number, path: Path): Form[] {
  if (typeof value === 'number') return [{ shown: String(value), read: readNumber }];
  const shown = inline(value);
  if (shown === '') return [];
  const coded = code(value);
  const forms: Form[] = [
    { shown: coded, read: readCode },
    { shown, read: (text) => outOfInline(text) },
  ];
  if (path.at(-1) === 'polarity')
    forms.push({ shown: value.replace('-', ' '), read: (text) => text.replace(' ', '-') });
  if (path.join('/') === 'brief/product' && value.length > WHY_CHARS)
    forms.push({
      shown: inline(clip(value, WHY_CHARS)),
      read: (text) => (text.endsWith('…') ? undefined : outOfInline(text)),
    });
  return forms;
}

const readNumber = (text: string): number | undefined =>
  /^\d{1,7}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : undefined;

/** What stands between backticks, one run of them on each side. */
function readCode(text: string): string | undefined {
  const ticks = /^`+/.exec(text)?.[0] ?? '';
  if (ticks === '' || !text.endsWith(ticks) || text.length <= 2 * ticks.length) return undefined;
  const inner = text.slice(ticks.length, -ticks.length);
  return inner.includes(ticks) ? undefined : inner.trim();
}

/** All places of leaves in lines, found once for each line. */
export class LeafFinder {
  /** By their first word: most leaves are in no line that is looked at. */
  readonly #byWord: ReadonlyMap<string, { leaf: Leaf; form: Form }[]>;
  readonly #known = new Map<string, Occurrence[]>();

  constructor(leaves: readonly Leaf[]) {
    const forms = leaves.flatMap((leaf) => leaf.forms.map((form) => ({ leaf, form })));
    this.#byWord = Map.groupBy(forms, ({ form }) => FIRST_WORD.exec(form.shown)?.[0] ?? '');
  }

  /** The longest first. */
  in(line: string): Occurrence[] {
    const known = this.#known.get(line);
    if (known) return known;
    const words = new Set(['', ...(line.match(WORDS) ?? [])]);
    const found = [...words]
      .flatMap((word) => this.#byWord.get(word) ?? [])
      .flatMap(({ leaf, form }) => placesOf(leaf, form, line))
      .toSorted((one, other) => other.end - other.start - (one.end - one.start) || one.leaf.at - other.leaf.at);
    this.#known.set(line, found);
    return found;
  }
}

const FIRST_WORD = /[\p{L}\p{N}]+/u;
const WORDS = /[\p{L}\p{N}]+/gu;
const WORD = /[\p{L}\p{N}]/u;

function placesOf(leaf: Leaf, form: Form, line: string): Occurrence[] {
  const places: Occurrence[] = [];
  const { shown } = form;
  for (let at = line.indexOf(shown); at >= 0 && places.length < TIMES_MAX; at = line.indexOf(shown, at + 1)) {
    const end = at + shown.length;
    const isPiece = (inner: string, outer: string) => WORD.test(inner) && WORD.test(outer);
    if (isPiece(shown.charAt(0), line.charAt(at - 1)) || isPiece(shown.at(-1) ?? '', line.charAt(end))) continue;
    places.push({ leaf, form, start: at, end });
  }
  return places;
}

/** The item that a leaf is in: its path to the last index. */
export function itemOf(path: Path): Path {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, last + 1);
}
