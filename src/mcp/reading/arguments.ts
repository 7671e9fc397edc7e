// Models send what they send: arguments as JSON text, nulls, `run_id` for `runId`. This folder reads a call's arguments
// as its tool's input schema wants them, at their top level only, before the strict core checks them. It drops what is
// empty, changes what can mean one thing only, and says in a warning what it left out or bounded. A value that is valid
// as it came stays as it is.
import { AppError } from '../../errors.ts';
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

/**
 * The `arguments` of a `tools/call` as an object: none is an empty one, and JSON text of an object is parsed. Throws
 * `invalid_request` for anything else, which is no call of the protocol.
 */
export function argumentsOf(given: unknown): Record<string, unknown> {
  if (given === undefined || given === null) return {};
  const value = typeof given === 'string' ? parsedText(given) : given;
  if (isRecord(value)) return value;
  const found = Array.isArray(value) ? 'a list' : typeof value === 'string' ? 'text' : `a ${typeof value}`;
  throw new AppError(
    'invalid_request',
    `arguments must be an object of named fields, such as {"idea": "…"}; this is ${found}.`,
  );
}

function parsedText(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return text;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
