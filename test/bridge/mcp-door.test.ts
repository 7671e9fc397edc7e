import { describe, expect, it } from 'vitest';
import { openDoor } from './door.ts';
import { toReply } from './rest.ts';

const BASE = 'https://plan.example';
const HINT =
  /Planwright uses API keys, not OAuth: send `Authorization: Bearer pw_live_\.\.\.`.*`planwright key create`/;
const open = () => openDoor({ publicUrl: BASE });

describe('/mcp/', () => {
  it('is /mcp, for every method and without a redirect', async () => {
    await using door = await open();
    const key = { 'X-API-Key': door.key.secret };
    const opened = await door.post('/mcp/', key);
    expect(opened.status).toBe(200);
    const session = { ...key, 'Mcp-Session-Id': opened.headers.get('mcp-session-id') ?? '' };
    const listed = await door.post('/mcp/', session, { jsonrpc: '2.0', id: 2, method: 'tools/list' });
    expect(listed.status).toBe(200);
    const stream = await door.request('/mcp/', { headers: { ...session, Accept: 'text/event-stream' } });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    expect((await door.request('/mcp/', { method: 'DELETE', headers: session })).status).toBe(200);
    expect((await door.request('/mcp/', { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('a 401 at /mcp', () => {
  it.each([
    ['missing', {}, /^unauthorized: Planwright uses API keys/],
    ['empty', { Authorization: 'Bearer ' }, /^unauthorized: Planwright uses API keys/],
    ['of another scheme', { Authorization: 'Basic dXNlcjpwYXNz' }, /^unauthorized: Planwright uses API keys/],
    ['malformed', { Authorization: 'Bearer $PLANWRIGHT_API_KEY' }, /^unauthorized: The API key is malformed/],
    ['unknown', { 'X-API-Key': `pw_live_${'a'.repeat(40)}` }, /^unauthorized: The API key is unknown/],
    ['not the only one', { 'X-API-Key': 'a', Authorization: 'Bearer b' }, /^unauthorized: .*different keys/],
  ])('says how to send a key when it is %s', async (_, headers, words) => {
    await using door = await open();
    const answer = await door.post('/mcp', headers);
    expect(answer.status).toBe(401);
    // Anything more would start a sign-in that cannot end well.
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    const { error, ...rest } = answer.body;
    expect(rest).toEqual({ jsonrpc: '2.0', id: null });
    expect(error.message).toMatch(words);
    expect(error.message).toMatch(HINT);
  });

  it('says why a key was revoked', async () => {
    await using door = await open();
    await door.app.keys.revoke(door.key.id, 'abusive traffic');
    const { error } = (await door.post('/mcp', { 'X-API-Key': door.key.secret })).body;
    expect(error).toMatchObject({ message: expect.stringMatching(/abusive traffic/), data: { code: 'key_revoked' } });
    expect(error.message).toMatch(HINT);
  });

  it('is a page in a browser, in plain words', async () => {
    await using door = await open();
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await door.request('/mcp', { headers });
    const html = await answer.text();
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const words of ['for programs', `${BASE}/mcp`, `href="${BASE}/docs"`, 'Planwright uses API keys']) {
      expect(html).toContain(words);
    }
    for (const Accept of ['text/event-stream', '*/*']) {
      const other = await door.request('/mcp', { headers: { Accept } });
      expect(await other.json()).toMatchObject({ error: { data: { code: 'unauthorized' } } });
    }
  });
});

describe('a client that looks for OAuth', () => {
  it.each([
    ['GET', '/.well-known/oauth-protected-resource'],
    ['GET', '/.well-known/oauth-protected-resource/mcp'],
    ['GET', '/.well-known/oauth-authorization-server'],
    ['GET', '/.well-known/oauth-authorization-server/mcp'],
    ['GET', '/.well-known/openid-configuration'],
    ['GET', '/.well-known/openid-configuration/mcp'],
    ['GET', '/mcp/.well-known/openid-configuration'],
  ])('finds no metadata: %s %s', async (method, path) => {
    await using door = await open();
    const answer = await toReply(await door.request(path, { method }));
    expect(answer.status).toBe(404);
    expect(answer.body.error_description).toMatch(HINT);
  });

  it.each([
    ['POST', '/register'],
    ['GET', '/authorize?response_type=code&client_id=c'],
    ['POST', '/token'],
  ])('is told in an error of OAuth to send a key: %s %s', async (method, path) => {
    await using door = await open();
    const answer = await toReply(await door.request(path, { method }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { error, error_description } = answer.body;
    expect(error).toBe('invalid_request');
    expect(error_description).toMatch(HINT);
    // The characters that OAuth allows in a description.
    expect(error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  it('shows a person who lands at /authorize a page', async () => {
    await using door = await open();
    const answer = await door.request('/authorize?client_id=c', { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<p>Planwright uses API keys');
  });

  it('is not told of a key that is good, and of one that is not', async () => {
    await using door = await open();
    const words = async (key: string) => (await door.post('/register', { 'X-API-Key': key })).body.error_description;
    expect(await words(door.key.secret)).toMatch(/^Planwright uses API keys/);
    await door.app.keys.revoke(door.key.id, 'abusive traffic');
    expect(await words(door.key.secret)).toMatch(/^The API key was revoked: abusive traffic/);
  });
});
