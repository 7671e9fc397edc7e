// Models send what they send: arguments as JSON text, nulls, `run_id` for `runId`. This folder reads a call's arguments
// as its tool's input schema wants them, at their top level only, before the strict core checks them. It drops what is
// empty, changes what can mean one thing only, and says in a warning what it left out or bounded. A value that is valid
// as it came stays as it is.
import { shownName } from '../../generation/parse.ts';
import { fieldsGiven, type ReadTool } from './names.ts';
import { isEmpty, readValue } from './values.ts';
import { wantedBy } from './wanted.ts';

export interface Reading {
  args: Record<string, unknown>;
  /** What was ignored or changed in meaning, in short sentences for `meta.warnings`. */
  warnings: string[];
}

const UNKNOWN_SHOWN_MAX = 10;

/**
 * Reads the arguments of a call for its tool. Throws `invalid_request` for a name that is nearly one that spends credits,
 * and for JSON text that breaks off. What else is wrong is the tool's own schema to say.
 */
export function readArguments(tool: ReadTool, given: Record<string, unknown>): Reading {
  const { fields, unknown } = fieldsGiven(tool, given);
  const args: Record<string, unknown> = {};
  const warnings: string[] = [];
  for (const [name, value] of fields) {
    const wanted = wantedBy(tool.input.shape[name]);
    const read = readValue(name, wanted, value);
    if (read.warning !== undefined) warnings.push(read.warning);
    // A required field that is empty is kept, unless there is nothing at all: the schema says what it must be.
    const isDropped = wanted.isOptional ? isEmpty(read.value) : read.value === null || read.value === undefined;
    if (!isDropped) args[name] = read.value;
  }
  return { args, warnings: unknown.length === 0 ? warnings : [...warnings, ignored(tool, unknown)] };
}

function ignored({ name, input }: ReadTool, unknown: readonly string[]): string {
  const shown = unknown.slice(0, UNKNOWN_SHOWN_MAX).map(shownName).join(', ');
  const more = unknown.length > UNKNOWN_SHOWN_MAX ? ` and ${unknown.length - UNKNOWN_SHOWN_MAX} more` : '';
  const accepted = Object.keys(input.shape).join(', ');
  return `Ignored ${shown}${more}: ${name} takes ${accepted === '' ? 'no arguments' : accepted}.`;
}
