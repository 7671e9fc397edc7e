import { describe, expect, it } from 'vitest';
import type { McpDoor } from '../../bridge/mcp-door/mount.ts';
import { openDoor } from './door.ts';

const PAGE = 'https://app.example.com';
const PATHS = ['/mcp', '/mcp/', '/api/v1/mcp/generate/research', '/api/v1/outreach/leads', '/register'];

async function open(mcp?: McpDoor) {
  const door = await openDoor({ allowedOrigins: [PAGE], rateLimit: 2, ...(mcp ? { mcp } : {}) });
  const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    door.request(path, { ...init, headers: { Origin: PAGE, ...init.headers } });
  const preflight = (path: string, headers: Record<string, string> = {}) =>
    ask(path, { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST', ...headers } });
  return { ...door, ask, preflight };
}

const namesIn = (response: Response, header: string): string[] =>
  (response.headers.get(header) ?? '').toLowerCase().split(', ');

describe('a page of an allowed origin', () => {
  it.each(PATHS)('may send its request to %s, and learns so without a key', async (path) => {
    await using door = await open();
    const answer = await door.preflight(path, {
      'Access-Control-Request-Headers': 'authorization, mcp-param-idea, x-forwarded-for',
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('access-control-max-age')).toBe('7200');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    expect(namesIn(answer, 'access-control-allow-methods')).toContain('post');
    const allowed = namesIn(answer, 'access-control-allow-headers');
    for (const name of ['authorization', 'x-api-key', 'content-type', 'mcp-session-id', 'mcp-protocol-version']) {
      expect(allowed).toContain(name);
    }
    for (const name of ['mcp-method', 'mcp-name', 'last-event-id', 'idempotency-key', 'mcp-param-idea']) {
      expect(allowed).toContain(name);
    }
    // It would choose the address by which it is counted.
    expect(allowed).not.toContain('x-forwarded-for');
  });

  it('may end its session and read its stream', async () => {
    await using door = await open();
    const methods = namesIn(await door.preflight('/mcp'), 'access-control-allow-methods');
    expect(methods).toEqual(expect.arrayContaining(['get', 'post', 'delete']));
  });

  it('reads what it asked for, errors and streams too', async () => {
    const stream = () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } });
    await using door = await open({ handle: async () => stream() });
    const key = { 'X-API-Key': door.key.secret };
    const body = '{}';
    const answers = {
      200: await door.ask('/api/v1/mcp/credits', { headers: key }),
      404: await door.ask('/api/v1/mcp/runs/run_1', { headers: key }),
      401: await door.ask('/api/v1/mcp/credits'),
      429: await door.ask('/api/v1/mcp/credits', { headers: key }),
      400: await door.ask('/register', { method: 'POST', body }),
      stream: await door.ask('/mcp', { headers: { ...key, Accept: 'text/event-stream' } }),
    };
    for (const [status, answer] of Object.entries(answers)) {
      expect(String(answer.status)).toBe(status === 'stream' ? '200' : status);
      expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    }
    const readable = namesIn(answers.stream, 'access-control-expose-headers');
    for (const name of ['mcp-session-id', 'www-authenticate', 'x-request-id', 'retry-after']) {
      expect(readable).toContain(name);
    }
    for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-credits-charged', 'idempotent-replayed']) {
      expect(readable).toContain(name);
    }
  });

  it('reads why its key is refused at /mcp', async () => {
    await using door = await open();
    const answer = await door.ask('/mcp', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
  });
});

describe('a page of another origin', () => {
  it.each(PATHS)('is refused at %s, and cannot read why', async (path) => {
    await using door = await open();
    const headers = { Origin: 'https://evil.example' };
    for (const answer of [await door.preflight(path, headers), await door.ask(path, { method: 'POST', headers })]) {
      expect(answer.status).toBe(403);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('gains nothing from an allowed Origin when its name was pointed at this machine', async () => {
    await using door = await open();
    for (const path of PATHS) {
      const answer = await door.preflight(path, { Host: 'evil.example' });
      expect(answer.status).toBe(403);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
  });
});

it('says nothing of origins to programs, which send none', async () => {
  await using door = await open();
  const answer = await door.request('/api/v1/mcp/credits', { headers: { 'X-API-Key': door.key.secret } });
  expect(answer.status).toBe(200);
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});
