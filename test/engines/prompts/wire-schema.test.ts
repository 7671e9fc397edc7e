import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wireSchema } from '../../../src/engines/prompts/wire-schema.ts';
import { STAGES } from '../../../src/generation/stages/index.ts';
import { groomerArtifacts } from '../../helpers/fixtures/groomer-blueprint.ts';

const KEYWORDS = new Set(['type', 'description', 'enum', 'items', 'properties', 'required', 'additionalProperties']);
/** A vendor refused 7,354 bytes as too large a grammar. */
const BYTES_MAX = 4_000;

interface Node {
  type: string;
  items?: Node;
  properties?: Record<string, Node>;
}

function nodesOf(node: Node): Node[] {
  const inner = [...(node.items ? [node.items] : []), ...Object.values(node.properties ?? {})];
  return [node, ...inner.flatMap(nodesOf)];
}

describe.each(Object.values(STAGES))('the shape that a model is asked for in the $name', ({ name, schema }) => {
  // It is made of plain nodes: the test below is what shows it.
  const wire = wireSchema(schema) as unknown as Node;

  it('uses only keywords that structured output takes, and is small', () => {
    expect(nodesOf(wire).flatMap((node) => Object.keys(node).filter((key) => !KEYWORDS.has(key)))).toEqual([]);
    expect(JSON.stringify(wire).length).toBeLessThan(BYTES_MAX);
  });

  it('requires every field and allows no other', () => {
    const objects = nodesOf(wire).filter((node) => node.type === 'object');
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) {
      expect(object).toMatchObject({ required: Object.keys(object.properties ?? {}), additionalProperties: false });
    }
  });

  it('keeps the enums and is met by an artefact', () => {
    const parsed = z.fromJSONSchema(JSON.parse(JSON.stringify(wire))).safeParse(groomerArtifacts()[name]);
    expect(parsed.error?.issues).toBeUndefined();
  });
});

it.each([
  ['a union', z.object({ a: z.union([z.string(), z.number()]) })],
  ['a record', z.record(z.string(), z.string())],
])('does not send %s to a model', (_, schema) => {
  expect(() => wireSchema(schema)).toThrow();
});

it('does not ask a model for optional fields', () => {
  const schema = z.object({ a: z.string(), b: z.union([z.string(), z.number()]).optional() });
  expect(wireSchema(schema)).toMatchObject({ properties: { a: { type: 'string' } }, required: ['a'] });
  expect(JSON.stringify(wireSchema(schema))).not.toContain('"b"');
});

it('leaves counts, lengths and long descriptions to the stage', () => {
  const schema = z.object({ list: z.array(z.string().min(3).max(9)).min(3).max(5).describe('x'.repeat(500)) });
  expect(wireSchema(schema)).toEqual({
    type: 'object',
    properties: { list: { type: 'array', items: { type: 'string' } } },
    required: ['list'],
    additionalProperties: false,
  });
});
