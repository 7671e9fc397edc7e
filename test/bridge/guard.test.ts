import { describe, expect, it } from 'vitest';
import { foreignRequest } from '../../bridge/guard.ts';
import { expectError, openRest } from './rest.ts';

const LOCAL = { host: '127.0.0.1', publicUrl: undefined, allowedOrigins: [] };
const OPEN = {
  host: '0.0.0.0',
  publicUrl: 'https://plan.example/base',
  allowedOrigins: ['https://app.example.com', 'chrome-extension://abcdef'],
};

const asked = (headers: Record<string, string>) => new Request('http://localhost/mcp', { headers });
const isForeign = (config: typeof LOCAL | typeof OPEN, headers: Record<string, string>) =>
  foreignRequest(config, asked(headers)) !== undefined;

describe('a Host', () => {
  it.each([
    'localhost',
    'localhost:8787',
    '127.0.0.1:1',
    '127.1.2.3',
    '[::1]:8787',
    'LOCALHOST',
    'app.localhost',
  ])('%s is this machine', (host) => {
    expect(isForeign(LOCAL, { host })).toBe(false);
    expect(isForeign(OPEN, { host })).toBe(false);
  });

  it.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'user@localhost',
    'localhost/x',
    '',
    'a b',
    'xn--lcalhost-54a',
  ])('%j is foreign wherever the service listens', (host) => {
    expect(isForeign(LOCAL, { host })).toBe(true);
    expect(isForeign(OPEN, { host })).toBe(true);
  });

  it('may be the name in the public URL', () => {
    expect(isForeign(OPEN, { host: 'plan.example' })).toBe(false);
    expect(isForeign(LOCAL, { host: 'plan.example' })).toBe(true);
  });

  it('may be an address when the service is open to the network, because no name can pose as one', () => {
    expect(isForeign(OPEN, { host: '192.168.1.5:8787' })).toBe(false);
    expect(isForeign(LOCAL, { host: '192.168.1.5:8787' })).toBe(true);
  });

  it('may be the very address it listens on', () => {
    const config = { host: '192.168.1.5', publicUrl: undefined, allowedOrigins: [] };
    expect(isForeign(config as typeof LOCAL, { host: '192.168.1.5:8787' })).toBe(false);
  });
});

describe('an Origin', () => {
  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:8787',
    'https://plan.example',
    'https://app.example.com',
    'chrome-extension://abcdef',
  ])('%s may call', (origin) => {
    expect(isForeign(OPEN, { host: 'localhost', origin })).toBe(false);
  });

  it.each([
    'null',
    'https://evil.example',
    'http://6.6.6.6',
    'file://',
    'https://plan.example.evil.example',
    'http://app.example.com',
    'https://app.example.com:444',
    'https://sub.app.example.com',
    '',
  ])('%j may not', (origin) => {
    expect(isForeign(OPEN, { host: '192.168.1.5', origin })).toBe(true);
  });

  it('that is allowed opens no Host', () => {
    expect(isForeign(OPEN, { host: 'app.example.com', origin: 'https://app.example.com' })).toBe(true);
  });

  it('may be the address that served the page', () => {
    expect(isForeign(OPEN, { host: '192.168.1.5:8787', origin: 'http://192.168.1.5:8787' })).toBe(false);
  });
});

describe('the service', () => {
  it('refuses a foreign Origin with a sound key, before the key is looked at', async () => {
    await using rest = await openRest();
    const reply = await rest.call('GET', '/mcp/credits', { headers: { Origin: 'https://evil.example' } });
    expectError(reply, 403, 'forbidden', /Origin/);
    expect(reply.headers.get('x-credits-remaining')).toBe('0');
  });

  it('shows health and documents under any name, since they tell nothing secret', async () => {
    await using rest = await openRest();
    for (const path of ['/healthz', '/readyz', '/docs', '/openapi.json']) {
      expect((await rest.bridge.request(path, { headers: { Host: 'balancer.internal' } })).status).toBe(200);
    }
  });

  it('guards /mcp too, and answers there as JSON-RPC', async () => {
    const handled: string[] = [];
    const mcp = {
      handle: async (_: Request, { requestId }: { requestId: string }) => {
        handled.push(requestId);
        return Response.json({ jsonrpc: '2.0', id: 1, result: {} });
      },
    };
    await using rest = await openRest({ options: { mcp } });
    const post = (headers: Record<string, string>) => rest.bridge.request('/mcp', { method: 'POST', headers });

    const foreign = await post({ Host: 'evil.example' });
    const own = await post({ 'X-Request-Id': 'mine' });

    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000, message: expect.stringContaining('Host') },
    });
    expect(own.status).toBe(200);
    expect(own.headers.get('x-request-id')).toBe('mine');
    for (const response of [foreign, own]) expect(response.headers.get('x-credits-charged')).toBe('0');
    expect(handled).toEqual(['mine']);
  });

  it('has no /mcp when no MCP door was given', async () => {
    await using rest = await openRest();
    expect((await rest.bridge.request('/mcp', { method: 'POST' })).status).toBe(404);
  });
});
