import type * as z from 'zod';
import { AppError } from '../errors.ts';

const ISSUES_SHOWN_MAX = 5;
const NAME_CHARS_MAX = 60;
const KEYS_SHOWN_MAX = 10;

/**
 * Parses with a schema. Throws AppError `invalid_request` that names each field at fault and says what it must be, in
 * the same words through every door.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const faults = [
    ...new Set(parsed.error.issues.map((issue) => describeIssue(issue, acceptedFields(schema, issue.path)))),
  ];
  const more = faults.length > ISSUES_SHOWN_MAX ? ` And ${faults.length - ISSUES_SHOWN_MAX} more faults.` : '';
  throw new AppError('invalid_request', `${faults.slice(0, ISSUES_SHOWN_MAX).join('; ')}.${more}`);
}

/** One fault of an answer in words: what schema-invalid output of an engine is told, too. */
export function describeIssue(issue: z.core.$ZodIssue, accepted: readonly string[] = []): string {
  const deepest = insideUnion(issue);
  if (deepest !== issue) {
    const path =
      deepest.code === 'custom' && deepest.path === issue.path ? issue.path : [...issue.path, ...deepest.path];
    return describeIssue({ ...deepest, path }, accepted);
  }
  const where = issue.path.length > 0 ? pathText(issue.path) : 'the body';
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys
      .slice(0, KEYS_SHOWN_MAX)
      .map((key) => pathText([...issue.path, key]))
      .join(', ');
    const accepts = accepted.length > 0 ? `. Accepted: ${accepted.join(', ')}` : '';
    return `${names} is not accepted here${accepts}`;
  }
  if (issue.code === 'invalid_type') return `${where} ${wrongType(issue)}`;
  if (issue.code === 'too_big') return `${where} must be at most ${issue.maximum}${manyOf(issue.origin)}`;
  if (issue.code === 'too_small') return `${where} must ${atLeast(issue)}`;
  if (issue.code === 'invalid_value') return `${where} must be ${oneOf(issue.values)}`;
  const says = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  // Of our own messages, those that begin small go on after the name; the others are sentences.
  if (issue.code === 'custom' && says === lowerFirst(says)) return `${where} ${says}`;
  return `${where}: ${lowerFirst(says.replace(/\.$/, ''))}`;
}

const manyOf = (origin: string): string =>
  origin === 'array' ? ' items long' : origin === 'string' ? ' characters long' : '';

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

const atLeast = ({ minimum, origin }: z.core.$ZodIssueTooSmall): string =>
  minimum === 1 && manyOf(origin) !== '' ? 'not be empty' : `be at least ${minimum}${manyOf(origin)}`;

function wrongType(issue: z.core.$ZodIssueInvalidType): string {
  const whole = 'must be a whole number';
  if (issue.expected === 'int') return issue.input === undefined ? `is required and ${whole}` : whole;
  const wanted = issue.expected === 'record' ? 'object' : issue.expected;
  const expected = wanted === 'array' || wanted === 'object' ? `an ${wanted}` : `a ${wanted}`;
  return issue.input === undefined ? `is required and must be ${expected}` : `must be ${expected}`;
}

/** Of a union's branches, the one the caller meant: it accepted the type and failed deeper, or it is the last. */
function insideUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors.filter((errors) => errors.length > 0);
  const meant = branches.find((errors) => !errors.some((one) => one.code === 'invalid_type' && one.path.length === 0));
  return (
    meant?.[0] ?? { ...issue, code: 'custom', message: 'must be the `data` object of an earlier answer, or a run id' }
  );
}

const pathText = (path: PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? shownName(part) : `${text}.${shownName(part)}`,
    '',
  );

/** A field's name from outside: shortened, without what cannot be shown, and quoted when it is not a plain name. */
export function shownName(name: PropertyKey): string {
  // A character takes one unit or two, and what is removed only makes it shorter.
  const text = String(name)
    .slice(0, 4 * NAME_CHARS_MAX)
    .toWellFormed();
  if (/^[A-Za-z_][A-Za-z0-9_]{0,59}$/.test(text)) return text;
  const shown = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return JSON.stringify([...shown].slice(0, NAME_CHARS_MAX).join(''));
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the object at a path of the input may hold; nothing where that is no object of known fields. */
function acceptedFields(schema: unknown, [next, ...path]: PropertyKey[]): string[] {
  const inner = unwrapped(schema);
  if (typeof next === 'number' && inner && 'element' in inner) return acceptedFields(inner.element, path);
  const shape = inner && 'shape' in inner ? inner.shape : undefined;
  if (typeof shape !== 'object' || shape === null) return [];
  return next === undefined
    ? Object.keys(shape)
    : acceptedFields(new Map(Object.entries(shape)).get(String(next)), path);
}

/** A schema without what makes it optional, or gives it a default. */
function unwrapped(schema: unknown): object | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const def = 'def' in schema ? schema.def : undefined;
  const isWrapped = typeof def === 'object' && def !== null && 'innerType' in def;
  return isWrapped ? unwrapped(def.innerType) : schema;
}
