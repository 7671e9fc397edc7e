import * as z from 'zod';

const DESCRIPTION_CHARS_MAX = 120;

type JsonSchema = Record<string, unknown>;

/**
 * The schema as a vendor's structured output takes it: shapes and enums alone, everything required, nothing beside it.
 * Lengths, counts and patterns are left to whoever parses the answer: vendors refuse some of them and ignore others, and each makes the
 * grammar larger that they compile. Optional fields are left out. Throws for a shape that has no such form (unions, records).
 */
export function wireSchema(schema: z.ZodType): JsonSchema {
  return plain(z.toJSONSchema(schema));
}

function plain(node: JsonSchema): JsonSchema {
  const { type, description } = node;
  const says = typeof description === 'string' && description.length <= DESCRIPTION_CHARS_MAX ? { description } : {};
  if (type === 'object') return { type, ...says, ...plainProperties(node) };
  if (type === 'array' && isSchema(node.items)) return { type, ...says, items: plain(node.items) };
  if (type === 'string' || type === 'number' || type === 'integer' || type === 'boolean')
    return { type, ...says, ...(Array.isArray(node.enum) ? { enum: node.enum } : {}) };
  throw new Error(`the schema has a ${String(type)} that no model can be asked for`);
}

function plainProperties({ properties, required }: JsonSchema): JsonSchema {
  if (!isSchema(properties)) throw new Error('the schema has an object without named fields');
  const isRequired = ([name]: [string, unknown]) => Array.isArray(required) && required.includes(name);
  const fields = Object.entries(properties)
    .filter(isRequired)
    .map(([name, field]) => {
      if (!isSchema(field)) throw new Error(`${name} of the schema is not a schema`);
      return [name, plain(field)] as const;
    });
  return {
    properties: Object.fromEntries(fields),
    required: fields.map(([name]) => name),
    additionalProperties: false,
  };
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
