import { describe, expect, it } from 'vitest';
import { expectError, openRest } from './rest.ts';

describe('the key of a request', () => {
  it('comes in X-API-Key or as a bearer token, whatever the case of the word', async () => {
    await using rest = await openRest();
    const { secret } = rest.key;
    const ways: Record<string, string>[] = [
      { 'X-API-Key': secret },
      { Authorization: `Bearer ${secret}` },
      { Authorization: `bearer ${secret}` },
      { 'X-API-Key': secret, Authorization: `Bearer ${secret}` },
      { 'X-API-Key': secret, Authorization: 'Basic dXNlcjpwYXNz' },
    ];
    for (const headers of ways) {
      expect((await rest.call('GET', '/mcp/credits', { secret: null, headers })).status).toBe(200);
    }
  });

  it.each([
    ['missing', {}, /Send an API key/],
    ['empty', { 'X-API-Key': '' }, /Send an API key/],
    ['unknown', { 'X-API-Key': `pw_live_${'a'.repeat(40)}` }, /unknown/],
    ['not of a key’s shape', { Authorization: 'Bearer nonsense' }, /malformed/],
    ['of another scheme', { Authorization: 'Basic dXNlcjpwYXNz' }, /Send an API key/],
  ])('is refused when it is %s', async (_, headers, words) => {
    await using rest = await openRest();
    const reply = await rest.call('GET', '/mcp/credits', { secret: null, headers });
    expectError(reply, 401, 'unauthorized', words);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('must not be two different keys', async () => {
    await using rest = await openRest();
    const other = await rest.app.keys.create({ workspaceId: rest.workspaceId });
    const headers = { Authorization: `Bearer ${other.secret}` };
    expectError(await rest.call('GET', '/mcp/credits', { headers }), 401, 'unauthorized', /different keys/);
  });

  it('is refused once it was revoked, with the reason', async () => {
    await using rest = await openRest();
    await rest.app.keys.revoke(rest.key.id, 'credential stuffing');
    const reply = await rest.generate('research');
    expectError(reply, 401, 'key_revoked', /credential stuffing/);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    expect(await rest.balance()).toEqual({ balance: 1_000, held: 0 });
  });

  it('is asked for before anything is said about the body', async () => {
    await using rest = await openRest();
    const reply = await rest.call('POST', '/mcp/generate/research', { secret: null, body: 'no json' });
    expectError(reply, 401, 'unauthorized');
  });
});

describe('tier and balance', () => {
  it.each(['prompt-pack', 'blueprint'])('a free workspace is told which tier %s needs', async (what) => {
    await using rest = await openRest({ tier: 'free', credits: 500 });
    expectError(await rest.generate(what), 402, 'plan_required', /Starter plan.*on Free/);
    expect(await rest.balance()).toEqual({ balance: 500, held: 0 });
  });

  it('a balance too small states the credits needed and held', async () => {
    await using rest = await openRest({ tier: 'starter', credits: 75 });
    const reply = await rest.generate('blueprint');
    expectError(reply, 402, 'insufficient_credits', /You need 150 credits but have 75/);
    expect(reply.headers.get('x-credits-remaining')).toBe('75');
    expect(await rest.balance()).toEqual({ balance: 75, held: 0 });
  });
});
