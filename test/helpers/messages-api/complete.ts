import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * What a prompt showed of an artefact, with empty values where it left fields out: the planner reads artefacts by
 * their full shape, and a prompt shows only what a stage builds on.
 */
export const complete = (schema: z.ZodType, shown: unknown): unknown => fill(z.toJSONSchema(schema), shown);

function fill(schema: JsonSchema, shown: unknown): unknown {
  if (schema.type === 'object') {
    const given = Object(shown) as Record<string, unknown>;
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      fill(Object(field) as JsonSchema, given[name]),
    ]);
    return { ...given, ...Object.fromEntries(fields) };
  }
  if (schema.type === 'array') {
    const items = Object(schema.items) as JsonSchema;
    return Array.isArray(shown) ? shown.map((one) => fill(items, one)) : [];
  }
  return shown ?? schema.enum?.[0] ?? '';
}
