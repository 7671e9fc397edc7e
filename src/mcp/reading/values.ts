import { AppError } from '../../errors.ts';
import { RUN_ID_PATTERN } from '../../generation/input.ts';
import { DEPTH_MAX, isDeep } from '../../system/json-body.ts';
import { named } from './alike.ts';
import type { Wanted } from './wanted.ts';

/** Wrappers within wrappers that are looked into: JSON text of a whole answer, whose `data` is JSON text. */
const ROUNDS_MAX = 5;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

export interface ReadValue {
  value: unknown;
  /** What a number was bounded to. */
  warning?: string;
}

/** Reads a value as its field wants it. Throws `invalid_request` for JSON text that is not JSON where an object is wanted. */
export function readValue(name: string, wanted: Wanted, given: unknown): ReadValue {
  let value = given;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const inner = typeof value === 'string' ? fromText(name, wanted, value) : unwrapped(wanted, value);
    if (inner === value) break;
    value = inner;
  }
  if (typeof value === 'number' && wanted.number) return bounded(name, wanted.number, value);
  const { items } = wanted;
  if (items && Array.isArray(value)) {
    return { value: value.map((item) => (typeof item === 'string' ? fromText(name, items, item) : item)) };
  }
  return { value };
}

/** Nothing, no text but spaces, an empty list or object. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.keys(value).length === 0;
}

function fromText(name: string, wanted: Wanted, text: string): unknown {
  if (wanted.isText || wanted.values.includes(text)) return text;
  const trimmed = text.trim();
  if (wanted.isRunId && RUN_ID_PATTERN.test(trimmed)) return trimmed;
  if (wanted.number && NUMBER.test(trimmed)) return Number(trimmed);
  if (wanted.isBoolean && /^(?:true|false)$/i.test(trimmed)) return trimmed.toLowerCase() === 'true';
  return named(wanted.values, trimmed) ?? fromJson(name, wanted, trimmed) ?? text;
}

/** What JSON text holds; undefined for other text. What is not JSON is refused only where it must be. */
function fromJson(name: string, wanted: Wanted, text: string): unknown {
  if (!/^(?:[[{"]|null$)/.test(text)) return undefined;
  const value = parsed(text);
  if (isDeep(value)) throw new AppError('invalid_request', `${name} is nested deeper than ${DEPTH_MAX} levels.`);
  if (value !== undefined || !(wanted.isObject || wanted.items)) return value === null ? EMPTY : value;
  const instead = wanted.isRunId ? ', or a run id (run_…)' : '';
  throw new AppError(
    'invalid_request',
    `${name} is JSON text that breaks off or is not valid JSON: send the value itself${instead}.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `null` as text says nothing, as an empty text does. */
const EMPTY = '';

/**
 * What an earlier answer holds, where an artefact or a run id is wanted: its `data` when that is the artefact, else the
 * run it names. An object that has all that is required is what is wanted, whatever else it has.
 */
function unwrapped(wanted: Wanted, value: unknown): unknown {
  if (!wanted.isRunId || !isRecord(value) || isWanted(wanted, value)) return value;
  const { structuredContent, data, runId, meta } = value;
  if (isFilled(structuredContent)) return structuredContent;
  if (isWanted(wanted, data) || isJsonText(data)) return data;
  if (isText(runId)) return runId;
  if (isRecord(meta) && isText(meta.runId)) return meta.runId;
  return isFilled(data) ? data : value;
}

const isWanted = ({ isObject, required }: Wanted, value: unknown): boolean =>
  isObject && isRecord(value) && required.every((field) => Object.hasOwn(value, field));

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isJsonText = (value: unknown): boolean => typeof value === 'string' && /^\s*\{/.test(value);
const isFilled = (value: unknown): boolean => isText(value) || (isRecord(value) && !isEmpty(value));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Within the schema's range, and whole where it wants whole numbers. */
function bounded(name: string, schema: ReadNumber, given: number): ReadValue {
  if (schema.safeParse(given).success) return { value: given };
  const { minValue, maxValue } = schema;
  const within = Math.min(Math.max(given, minValue ?? given), maxValue ?? given);
  const value = [within, Math.round(within)].find((one) => schema.safeParse(one).success);
  if (value === undefined) return { value: given };
  return { value, warning: `${name} was ${given} and counts as ${value}.` };
}

type ReadNumber = NonNullable<Wanted['number']>;
