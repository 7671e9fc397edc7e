import { describe, expect, it } from 'vitest';
import { expectError, openRest } from './rest.ts';

describe('the limit of a key', () => {
  it('lets exactly 60 requests pass in a minute, whatever they ask for', async () => {
    await using rest = await openRest();
    const passed: number[] = [];
    for (let count = 0; count < 20; count++) {
      passed.push((await rest.call('GET', '/mcp/credits')).status);
      passed.push((await rest.call('HEAD', '/mcp/credits')).status);
      passed.push((await rest.generate('research', { idea: 'short' })).status);
    }
    expect(passed).not.toContain(429);

    const refused = await rest.call('GET', '/mcp/credits');

    expectError(refused, 429, 'rate_limited', /60 requests in any 60 seconds/);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('x-credits-remaining')).toBe('1000');
  });

  it('lets requests pass again after a minute, as a rolling window', async () => {
    await using rest = await openRest({ config: { rateLimit: 2 } });
    const ask = async () => (await rest.call('GET', '/mcp/credits')).status;
    expect(await ask()).toBe(200);
    rest.app.clock.advance(30_000);
    expect(await ask()).toBe(200);
    rest.app.clock.advance(29_999);
    expect(await ask()).toBe(429);
    rest.app.clock.advance(1);
    expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
  });

  it('is each key’s own', async () => {
    await using rest = await openRest({ config: { rateLimit: 1 } });
    const other = await rest.app.keys.create({ workspaceId: rest.workspaceId });
    expect((await rest.call('GET', '/mcp/credits')).status).toBe(200);
    expect((await rest.call('GET', '/mcp/credits')).status).toBe(429);
    expect((await rest.call('GET', '/mcp/credits', { secret: other.secret })).status).toBe(200);
  });

  it('is not spent by unknown paths, other methods and pages', async () => {
    await using rest = await openRest({ config: { rateLimit: 1 } });
    await rest.call('GET', '/mcp/nope');
    await rest.call('PUT', '/mcp/credits');
    await rest.bridge.request('/docs', { headers: { 'X-API-Key': rest.key.secret } });
    expect((await rest.call('GET', '/mcp/credits')).status).toBe(200);
  });

  it('tells Retry-After on nothing but 429', async () => {
    await using rest = await openRest();
    for (const reply of [await rest.call('GET', '/mcp/credits'), await rest.generate('research', {})]) {
      expect(reply.headers.has('retry-after')).toBe(false);
    }
  });
});
