import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../../src/accounts/scopes.ts';
import { expectOutreachError, openOutreach } from './outreach.ts';

describe('GET /outreach/me', () => {
  it('tells whose key it is and what it may do, and never the secret part', async () => {
    await using outreach = await openOutreach();
    const { status, headers, body } = await outreach.ask('GET', '/me');
    expect(status).toBe(200);
    expect(body).toEqual({
      workspace: { id: outreach.workspaceId, name: 'Test', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      key: { prefix: outreach.key.secret.slice(0, 16), scopes: [...SCOPES] },
    });
    expect(JSON.stringify(body)).not.toContain(outreach.key.secret.slice(16));
    expect(headers.get('x-request-id')).toMatch(/^req_/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('needs no scope', async () => {
    await using outreach = await openOutreach();
    const secret = await outreach.keyWith('sends:read');
    const { body } = await outreach.ask('GET', '/me', undefined, { secret });
    expect(body.key).toEqual({ prefix: secret.slice(0, 16), scopes: ['sends:read'] });
  });

  it('takes the key as a bearer token too, and echoes the id of a request', async () => {
    await using outreach = await openOutreach();
    const headers = { Authorization: `Bearer ${outreach.key.secret}`, 'X-Request-Id': 'mine-42' };
    const reply = await outreach.ask('GET', '/me', undefined, { secret: null, headers });
    expect([reply.status, reply.headers.get('x-request-id')]).toEqual([200, 'mine-42']);
  });
});

describe('the door of outreach', () => {
  it.each(['free', 'starter'] as const)('is closed to the tier %s, which is told which one has it', async (tier) => {
    await using outreach = await openOutreach({ tier, credits: 10 });
    expectOutreachError(await outreach.ask('GET', '/me'), 402, 'plan_required', /Outreach needs the Pro plan or above/);
  });

  it('is open to the tier team', async () => {
    await using outreach = await openOutreach({ tier: 'team' });
    expect((await outreach.ask('GET', '/me')).status).toBe(200);
  });

  it('tells a revoked key from a missing and an unknown one', async () => {
    await using outreach = await openOutreach();
    await outreach.app.keys.revoke(outreach.key.id, 'left the company');
    const revoked = await outreach.ask('GET', '/me');
    expectOutreachError(revoked, 401, 'key_revoked', /left the company/);
    expect(revoked.headers.get('www-authenticate')).toBe('Bearer');
    expectOutreachError(await outreach.ask('GET', '/me', undefined, { secret: null }), 401, 'unauthorized');
    const secret = `pw_live_${'a'.repeat(40)}`;
    expectOutreachError(await outreach.ask('GET', '/me', undefined, { secret }), 401, 'unauthorized');
  });

  it('answers unknown paths and other methods in its own error body', async () => {
    await using outreach = await openOutreach();
    expectOutreachError(await outreach.ask('GET', '/nothing-here'), 404, 'not_found');
    expectOutreachError(await outreach.ask('GET', ''), 404, 'not_found');
    const other = await outreach.ask('POST', '/me', {});
    expectOutreachError(other, 405, 'method_not_allowed');
    expect(other.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await outreach.call('GET', '/outreachable')).body.error.code).toBe('not_found');
  });

  it('refuses a page of another origin', async () => {
    await using outreach = await openOutreach();
    const headers = { Origin: 'https://evil.example' };
    expectOutreachError(await outreach.ask('GET', '/me', undefined, { headers }), 403, 'forbidden', /Origin/);
  });

  it.each([
    ['?surplus=1', /surplus is not accepted here/],
    ['?a=1&a=2', /a is given more than once/],
    ['?a=%00', /a has a character that is not accepted/],
    ['?%3Cscript%3E=%00', /A query parameter has a character/],
  ])('refuses the query %s', async (query, words) => {
    await using outreach = await openOutreach();
    expectOutreachError(await outreach.ask('GET', `/me${query}`), 400, 'invalid_request', words);
  });

  it('says nothing of a failure on our side but its request id', async () => {
    await using outreach = await openOutreach();
    await outreach.app.store.close();
    expectOutreachError(await outreach.ask('GET', '/me'), 500, 'internal', /^Something failed on our side/);
  });
});

describe('the limit of outreach requests', () => {
  it('lets 300 of a key pass in a minute, telling what is left, and then says when the next one passes', async () => {
    await using outreach = await openOutreach();
    const left: (string | null)[] = [];
    for (let count = 0; count < 300; count++) {
      const { status, headers } = await outreach.ask('GET', '/me');
      expect(status).toBe(200);
      expect(headers.has('retry-after')).toBe(false);
      left.push(headers.get('x-ratelimit-remaining'));
    }
    expect([left[0], left[1], left[299]]).toEqual(['299', '298', '0']);
    outreach.app.clock.advance(20_500);

    const refused = await outreach.ask('GET', '/me');

    expectOutreachError(refused, 429, 'rate_limited', /300 outreach requests in any 60 seconds.*wait 40 seconds/);
    const told = ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-window', 'x-ratelimit-remaining'];
    expect(told.map((name) => refused.headers.get(name))).toEqual(['40', '300', 'minute', '0']);
    outreach.app.clock.advance(40_000);
    expect((await outreach.ask('GET', '/me')).status).toBe(200);
  });

  it('is counted apart from the limit of generation, and key by key', async () => {
    await using outreach = await openOutreach({ config: { rateLimit: 1, outreachRateLimit: 1 } });
    expect((await outreach.ask('GET', '/me')).status).toBe(200);
    expect((await outreach.ask('GET', '/me')).status).toBe(429);
    expect((await outreach.call('GET', '/mcp/credits')).status).toBe(200);
    const secret = await outreach.keyWith();
    expect((await outreach.ask('GET', '/me', undefined, { secret })).status).toBe(200);
  });

  it('counts what is refused for its tier, and tells nothing to a stranger', async () => {
    await using outreach = await openOutreach({ tier: 'free', credits: 10, config: { outreachRateLimit: 1 } });
    expect((await outreach.ask('GET', '/me')).status).toBe(402);
    expect((await outreach.ask('GET', '/me')).status).toBe(429);
    const stranger = await outreach.ask('GET', '/me', undefined, { secret: null });
    expect(stranger.headers.has('x-ratelimit-limit')).toBe(false);
  });
});
