import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * What a prompt showed of an artefact, with empty values where it left out a required field: answers are written for
 * whole artefacts, and a prompt shows only what a stage builds on.
 */
export const complete = (schema: z.ZodType, shown: unknown): unknown => fill(z.toJSONSchema(schema), shown);

function fill(schema: JsonSchema, shown: unknown): unknown {
  if (schema.type === 'object') {
    const given = Object(shown) as Record<string, unknown>;
    const fields = (schema.required ?? []).map((name) => [
      name,
      fill(Object(schema.properties?.[name]) as JsonSchema, given[name]),
    ]);
    return { ...given, ...Object.fromEntries(fields) };
  }
  if (schema.type === 'array') {
    const items = Object(schema.items) as JsonSchema;
    return Array.isArray(shown) ? shown.map((one) => fill(items, one)) : [];
  }
  return shown ?? schema.enum?.[0] ?? '';
}
