import { lazy } from '../../language/lazy.ts';
import type { Kind } from '../schema.ts';
import { SortedLines } from '../sorted-lines.ts';
import { readColumns } from '../texts.ts';
import type { Thing } from './things.ts';

/** What a noun of several senses is in some fields: "table" has seats where people eat, rows where programs are written. */
export interface Sense extends Thing {
  /** Ids of fields; `*`: wherever no other sense holds. */
  in: string[];
}

const lines = lazy(() => new SortedLines(readColumns()));
const read = new Map<string, Sense[]>();

/** The senses of a thing by its name, singular: by its last two words ("blood test") or else by the last one. */
export function sensesOf(name: string): Sense[] {
  const words = name.toLowerCase().split(' ');
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].map(sensesOfNoun).find((one) => one.length > 0) ?? [];
}

/** The table knows a noun of just this name. */
export const hasSenses = (noun: string): boolean => sensesOfNoun(noun).length > 0;

/** Every noun of the table. */
export const nounsWithSenses = (): string[] => [...lines().entries()].map(([noun]) => noun);

function sensesOfNoun(noun: string): Sense[] {
  const known = read.get(noun) ?? (lines().get(noun)?.split(' || ') ?? []).map(readSense);
  read.set(noun, known);
  return known;
}

/** Written "field field = kind: column: type; column: type". The table is ours: the contract test reads every row. */
function readSense(row: string): Sense {
  const [fields = '', rest = ''] = row.split(' = ');
  const colon = rest.indexOf(': ');
  return {
    in: fields.split(' '),
    kind: rest.slice(0, colon) as Kind,
    fields: rest.slice(colon + 2).split('; '),
  };
}
