import type { Scenario } from '../../artifacts/exports/scenario.ts';
import type { Line } from '../markdown.ts';
import { outOfInline } from './lines.ts';

/** The formats that are read back. */
export const IMPORT_FORMATS = ['markdown', 'openspec', 'kiro'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** A criterion as a file has it. */
export interface ReadCriterion {
  id?: string | undefined;
  /** What the file calls it, where that is no id. */
  title?: string | undefined;
  /** In the parts that the file names; a whole text is an outcome alone. */
  parts: Scenario;
  file: string;
  /** Numbers of its lines. */
  lines: number[];
}

/** A feature as a file has it. */
export interface ReadFeature {
  id?: string | undefined;
  name: string;
  file: string;
  /** Numbers of all its lines, with those of its criteria. */
  lines: number[];
  description: string[];
  stories: string[];
  edgeCases: string[];
  priority?: string | undefined;
  effort?: string | undefined;
  hours?: number | undefined;
  criteria: ReadCriterion[];
}

/** The texts of a spec by their paths in its folder. */
export type Texts = ReadonlyMap<string, string>;

/** What a reader knows of the plan: ids in titles, and what criteria said before. */
export interface Known {
  features: ReadonlySet<string>;
  criteria: ReadonlyMap<string, Scenario>;
  /** Without a plan, nothing in a title is an id. */
  hasPlan: boolean;
}

export const NOTHING_KNOWN: Known = { features: new Set(), criteria: new Map(), hasPlan: false };

/** A file to read. */
export interface Box {
  file: string;
  lines: readonly Line[];
  known: Known;
}

/** A title with its id: one of the plan, or one that is written as the next. */
export function titled(title: string, { features, hasPlan }: Known): { id?: string | undefined; name: string } {
  const text = outOfInline(title);
  const known = [...features].filter((id) => text === id || text.startsWith(`${id} `));
  const id = known.toSorted((one, other) => other.length - one.length)[0];
  if (id !== undefined) return { id, name: text.slice(id.length).trim() };
  const written = hasPlan ? /^(F[1-9]\d{0,4}) (.+)$/.exec(text) : null;
  return written === null ? { name: text } : { id: written[1], name: written[2] ?? '' };
}

/** A criterion's id in front of or behind its words. */
export const isCriterionId = (text: string, { criteria, hasPlan }: Known): boolean =>
  criteria.has(text) || (hasPlan && /^F[1-9]\d{0,4}\.[1-9]\d{0,4}$/.test(text));

/** The sections below headings of a level, each to the next heading of that level or above. */
export function sectionsAt(lines: readonly Line[], level: number): { heading: Line; lines: Line[] }[] {
  const found: { heading: Line; lines: Line[] }[] = [];
  let open: { heading: Line; lines: Line[] } | undefined;
  for (const line of lines) {
    if (line.kind === 'heading' && line.level <= level) {
      open = line.level === level ? { heading: line, lines: [] } : undefined;
      if (open) found.push(open);
    } else open?.lines.push(line);
  }
  return found;
}

export const numbersIn = (lines: readonly Line[]): number[] =>
  lines.filter(({ kind }) => kind !== 'blank').map(({ number }) => number);

/** Without comments, which say nothing of a plan. */
export function withoutComments(lines: readonly Line[]): Line[] {
  let isIn = false;
  return lines.filter(({ kind, text }) => {
    if (!isIn && !text.startsWith('<!--')) return true;
    if (!isIn && kind !== 'code') return false;
    isIn = !text.includes('-->');
    return false;
  });
}
