import { VendorError } from './errors.ts';

// What https://platform.claude.com/docs/en/build-with-claude/structured-outputs lists, and the SDK's own
// transformJSONSchema leaves in a schema.
const KEYWORDS = {
  any: ['type', 'enum', 'const', 'anyOf', 'allOf', '$ref', '$defs', 'definitions', 'description', 'title', 'default'],
  object: ['properties', 'required', 'additionalProperties'],
  array: ['items', 'minItems'],
  string: ['format'],
};
const FORMATS = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid'];
/** Fields that may be left out, in all; the vendor's grammar explodes with them. */
const OPTIONAL_MAX = 24;
/** Bytes without descriptions. A schema of 7,354 was refused in public; where exactly the limit is, nobody says. */
const BYTES_MAX = 7_000;

type Json = Record<string, unknown>;

/** Throws the 400 with which the real API refuses a schema that its grammar cannot hold to. */
export function checkSchema(schema: unknown): void {
  const seen = { optional: 0 };
  walk(schema, 'output_config.format.schema', seen);
  if (seen.optional > OPTIONAL_MAX) refuse('schema', `too many optional fields: ${seen.optional}`);
  const bare = JSON.stringify(schema, (key, value) => (key === 'description' && isText(value) ? undefined : value));
  if (bare.length > BYTES_MAX) refuse('schema', 'the compiled grammar is too large');
}

function walk(schema: unknown, path: string, seen: { optional: number }): void {
  if (!isObject(schema)) refuse(path, 'must be an object');
  checkKeywords(schema, path);
  if (schema.type === 'object') checkObject(schema, path, seen);
  if (schema.type === 'array') walk(schema.items, `${path}.items`, seen);
  for (const word of ['anyOf', 'allOf']) {
    if (Array.isArray(schema[word])) schema[word].forEach((one, at) => void walk(one, `${path}.${word}.${at}`, seen));
  }
  for (const word of ['$defs', 'definitions']) {
    for (const [name, one] of Object.entries(schema[word] ?? {})) walk(one, `${path}.${word}.${name}`, seen);
  }
}

function checkKeywords(schema: Json, path: string): void {
  const ofType = KEYWORDS[schema.type as keyof typeof KEYWORDS] ?? [];
  for (const word of Object.keys(schema)) {
    if (!KEYWORDS.any.includes(word) && !ofType.includes(word)) refuse(path, `keyword '${word}' is not supported`);
  }
  const named = ['type', 'enum', 'const', 'anyOf', 'allOf', '$ref'].some((word) => word in schema);
  if (!named) refuse(path, 'has no type');
  if (Array.isArray(schema.type)) refuse(path, 'use anyOf in place of a list of types');
  if (isText(schema.format) && !FORMATS.includes(schema.format)) refuse(path, `format '${schema.format}'`);
  if (typeof schema.minItems === 'number' && schema.minItems > 1) refuse(path, 'minItems above 1 is not supported');
}

function checkObject(schema: Json, path: string, seen: { optional: number }): void {
  if (schema.additionalProperties !== false) refuse(path, "'additionalProperties' must be false");
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, one] of Object.entries(properties)) {
    if (!required.includes(name)) seen.optional++;
    walk(one, `${path}.properties.${name}`, seen);
  }
}

function refuse(path: string, why: string): never {
  throw new VendorError(400, `${path}: ${why}`);
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
