import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../bridge/apis.ts';
import { ROUTES } from '../../bridge/index.ts';
import { ERRORS } from '../../src/errors.ts';
import { GENERATION_TOOLS } from '../../tools/generation.ts';
import { openRest } from '../bridge/rest.ts';

const each = ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);
const HEADERS = ['x-request-id', 'x-credits-charged', 'x-credits-remaining'];
const concrete = (path: string): string => `/api/v1${path.replace('{id}', `run_${'0'.repeat(32)}`)}`;

describe('every route', () => {
  it('has a file of its own, and every file is a route', () => {
    const files = readdirSync(new URL('../../bridge/routes', import.meta.url));
    expect(files).toHaveLength(ROUTES.length);
    expect(new Set(ROUTES.map((route) => `${route.method} ${route.path}`)).size).toBe(ROUTES.length);
  });

  it('is there for every tool, at the tool’s price and tier', () => {
    for (const tool of GENERATION_TOOLS) {
      const path = `/mcp/generate/${tool.name.replace('generate_', '').replaceAll('_', '-')}`;
      expect(ROUTES.find((route) => route.path === path)).toMatchObject({
        method: 'POST',
        price: tool.price,
        tier: tool.tier,
      });
    }
  });

  it.each(each)('%s tells what it does, takes and answers', (_, route) => {
    expect(route.summary).toMatch(/^[A-Z][^.]+$/);
    expect(route.description).toMatch(/\.$/);
    expect(route.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(route.path).toMatch(/^(\/([a-z-]+|\{[a-z]+\}))+$/i);
    expect(route.responses[200].description).toMatch(/\.$/);
    expect(new Set(route.errors).size).toBe(route.errors.length);
    if (route.path.includes('{')) expect(route.errors).toContain('not_found');
    if (route.body) expect(route.errors).toEqual(expect.arrayContaining(['invalid_json', 'payload_too_large']));
  });

  it.each(each)('%s asks for a key first, with the three headers and the error envelope', async (_, {
    method,
    path,
  }) => {
    await using rest = await openRest();
    const response = await rest.bridge.request(concrete(path), { method });
    expect(response.status).toBe(401);
    for (const name of HEADERS) expect(response.headers.get(name), name).toBeTruthy();
    expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } });
  });

  it.each(each)('%s refuses other methods and lists its own', async (_, { method, path }) => {
    await using rest = await openRest();
    const response = await rest.bridge.request(concrete(path), { method: 'PATCH' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ')).toContain(method);
  });

  it.each(each)('%s counts against the rate limit', async (_, { method, path }) => {
    await using rest = await openRest({ config: { rateLimit: 1 } });
    const ask = () => rest.bridge.request(concrete(path), { method, headers: { 'X-API-Key': rest.key.secret } });
    await ask();
    const second = await ask();
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('60');
  });

  it.each(each)('%s answers no error that it does not document', async (_, route) => {
    await using rest = await openRest();
    const bodies = route.body ? ['{}', '[]', 'x', '', ' '.repeat(1024 * 1024 + 1)] : [undefined];
    const types = ['application/json', 'text/plain'];
    const queries = ['', '?wait=x'];
    for (const body of bodies) {
      for (const type of types) {
        for (const query of queries) {
          const response = await rest.bridge.request(concrete(route.path) + query, {
            method: route.method,
            headers: { 'X-API-Key': rest.key.secret, 'Content-Type': type },
            ...(body === undefined ? {} : { body }),
          });
          if (response.ok) continue;
          const { error } = (await response.json()) as { error: { code: keyof typeof ERRORS } };
          expect(errorsOf(route)).toContain(error.code);
          expect(response.status).toBe(ERRORS[error.code].status);
        }
      }
    }
  });
});
