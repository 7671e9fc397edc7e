import { describe, expect, it } from 'vitest';
import { apiOf } from '../../bridge/apis.ts';
import { ROUTES } from '../../bridge/index.ts';
import { buildOpenApi } from '../../bridge/openapi.ts';
import { OUTREACH_ROUTES } from '../../bridge/outreach/index.ts';
import { openRest } from './rest.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; description: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: { $ref: string }; examples: object }> };
  responses: Record<string, { $ref?: string; headers?: object; content?: object }>;
}

const openapi = buildOpenApi();
const ALL = [...ROUTES, ...OUTREACH_ROUTES];
// The document is built as plain objects; its operations have this shape, which the tests below go on to check.
const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
);

describe('the OpenAPI document', () => {
  it('is served as it is built, and reads as people last saw it', async () => {
    await using rest = await openRest();
    const response = await rest.bridge.request('/openapi.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openapi)));
    await expect(`${JSON.stringify(openapi, null, 2)}\n`).toMatchFileSnapshot('../golden/openapi.json');
  });

  it('is version 3.1 with what that demands', () => {
    expect(openapi.openapi).toMatch(/^3\.1\./);
    expect(openapi.info).toMatchObject({ title: 'Planwright', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length);
    for (const name of Object.keys(openapi.components.schemas)) expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  it('has every route, and nothing else', () => {
    const documented = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(documented.sort()).toEqual(ALL.map((route) => `${route.method} ${route.path}`).sort());
  });

  it('resolves every reference', () => {
    const refs = [...JSON.stringify(openapi).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of new Set(refs)) expect(resolve(ref), ref).toBeTypeOf('object');
  });

  it('declares every parameter of a path', () => {
    for (const { path, parameters } of operations) {
      const declared = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
      expect(declared).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('describes every parameter and every field', () => {
    for (const { parameters } of operations) {
      for (const { name, description } of parameters) expect(description, name).toMatch(/\.$/);
    }
    for (const [name, schema] of Object.entries(openapi.components.schemas)) {
      for (const [path, field] of fieldsOf(schema, name)) expect(isDescribed(field), path).toBe(true);
    }
  });

  it('tells the headers of every response of its contract, errors too', () => {
    const credits = ['X-Request-Id', 'X-Credits-Charged', 'X-Credits-Remaining'];
    const limits = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Window', 'X-RateLimit-Remaining'];
    for (const { responses, operationId } of operations) {
      const route = ALL.find((one) => one.operationId === operationId);
      const names = route?.path.startsWith('/outreach/') ? limits : credits;
      expect(route && Object.keys(apiOf(route).headers)).toEqual(names);
      for (const response of Object.values(responses)) {
        const resolved: typeof response = response.$ref ? resolve(response.$ref) : response;
        expect(Object.keys(resolved.headers ?? {}), operationId).toEqual(expect.arrayContaining(names));
        expect(Object.keys(resolved.content ?? {}).length, operationId).toBe(1);
      }
    }
  });

  it('tells which errors each endpoint can answer', () => {
    for (const { responses, operationId } of operations) {
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['400', '401', '403', '429', '500']));
    }
    const generate = operations.find((one) => one.operationId === 'generateResearch');
    const statuses = ['200', '202', '400', '401', '402', '403', '404', '409', '413', '415', '429', '500', '503', '504'];
    expect(Object.keys(generate?.responses ?? {})).toEqual(statuses);
  });

  it('shows examples that its own schemas accept', () => {
    const generating = ROUTES.filter((route) => route.tag === 'Generation');
    expect(generating).toHaveLength(7);
    for (const { body, responses } of ALL) {
      const examples = Object.values(body?.examples ?? {});
      for (const { value } of examples) body?.schema.parse(value);
      for (const { shape, example } of Object.values(responses)) if (example !== undefined) shape.parse(example);
    }
    for (const { body } of generating) expect(Object.keys(body?.examples ?? {})).toContain('idea');
  });

  it('refuses unknown fields in bodies and lets answers grow', () => {
    expect(openapi.components.schemas.GenerateResearchRequest).toMatchObject({
      additionalProperties: false,
      anyOf: [{ required: ['idea'] }, { required: ['plan'] }],
    });
    for (const name of ['Research', 'Meta', 'Run', 'ErrorEnvelope', 'OutreachError', 'Identity']) {
      expect(openapi.components.schemas[name]).not.toHaveProperty('additionalProperties');
    }
  });
});

// biome-ignore lint/suspicious/noExplicitAny: whatever stands at the end of a reference.
function resolve(ref: string): any {
  // biome-ignore lint/suspicious/noExplicitAny: a walk down a document of unknown depth.
  let at: any = openapi;
  for (const key of ref.replace('#/', '').split('/')) at = at?.[key];
  return at;
}

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema is walked by its keywords.
function* fieldsOf(schema: any, path: string): Generator<[string, any]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${name}`, field];
    yield* fieldsOf(field, `${path}.${name}`);
  }
  if (schema.items) yield* fieldsOf(schema.items, `${path}[]`);
  for (const one of schema.anyOf ?? []) yield* fieldsOf(one, path);
}

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema is walked by its keywords.
function isDescribed(field: any): boolean {
  if (typeof field.description === 'string') return true;
  return field.$ref ? isDescribed(resolve(field.$ref)) : (field.anyOf ?? []).some(isDescribed);
}
