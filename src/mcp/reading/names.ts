import { AppError } from '../../errors.ts';
import { shownName } from '../../generation/parse.ts';
import type { McpTool } from '../tool.ts';
import { fold, isNear, named } from './alike.ts';
import { isEmpty } from './values.ts';

/** A tool as the reader sees it. */
export type ReadTool = Pick<McpTool, 'name' | 'input' | 'isWritten'>;

/** Fields that decide what a call is charged for: a slip in one of these names must not pass as an unknown field. */
const SPENDING = ['fresh', 'estimate', 'regenerate', 'plan', 'variant'];

export interface GivenFields {
  /** By the schema's names. */
  fields: Map<string, unknown>;
  /** Names that the schema does not have, in their order; those with nothing in them left out. */
  unknown: string[];
}

/**
 * Tells the fields of the schema from others. A name that is one of the schema's but for case, `_` and `-` counts as that
 * one, unless that one is given too. Throws `invalid_request` for a slip in the name of a field that spends credits.
 */
export function fieldsGiven(tool: ReadTool, given: Record<string, unknown>): GivenFields {
  const names = Object.keys(tool.input.shape);
  const known = new Set(names);
  const fields = new Map<string, unknown>();
  const unknown: string[] = [];
  const others: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    if (isEmpty(value) && !known.has(name)) continue;
    if (known.has(name)) fields.set(name, value);
    else others.push([name, value]);
  }
  for (const [name, value] of others) {
    const meant = named(names, name);
    if (meant === undefined || SPENDING.includes(meant)) refuseSlip(tool, known, name);
    if (meant === undefined || !isEmpty(fields.get(meant))) unknown.push(name);
    else fields.set(meant, value);
  }
  return { fields, unknown };
}

/** A tool that writes is charged for what it makes, so it refuses the names that it does not take as well. */
function refuseSlip({ name: tool, isWritten }: ReadTool, known: ReadonlySet<string>, given: string): void {
  const folded = fold(given);
  const first = firstWord(given);
  const meant = SPENDING.find(
    (name) => (isWritten === true || known.has(name)) && (first === name || isNear(folded, name)),
  );
  if (meant === undefined) return;
  const advice = known.has(meant)
    ? `if you mean \`${meant}\`, use that name; else leave it out`
    : 'leave it out, since it cannot be done as asked';
  throw new AppError(
    'invalid_request',
    `${shownName(given)} is not a field of ${tool}: ${advice}. Accepted: ${[...known].join(', ')}. Nothing was charged.`,
  );
}

/** `plan` of `planId`, `plan_id` and `plan-id`. */
const firstWord = (name: string): string =>
  (/^[a-z]+/i.exec(name.replace(/(?<=[a-z])[A-Z].*/, ''))?.[0] ?? '').toLowerCase();
