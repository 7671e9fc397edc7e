import { expect, it } from 'vitest';
import { mcpSession } from '../helpers/mcp-session.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { INITIALIZE, MODERN_META, modernHeaders, rawMcp } from '../helpers/raw-mcp.ts';

const call = (meta: object = {}) => ({
  id: 7,
  method: 'tools/call',
  params: { name: 'generate_research', arguments: { idea: PLAIN_IDEA }, _meta: { ...meta, progressToken: 1 } },
});
const MODERN_TOOL = modernHeaders('generate_research');

async function posting() {
  const session = await mcpSession();
  return { session, ...rawMcp(`${session.url}/mcp`, session.workspace.key.secret) };
}

it.each([
  ['application/json', 'application/json'],
  ['application/*;q=0.9', 'application/json'],
  ['*/*', 'text/event-stream'],
  ['text/event-stream', 'text/event-stream'],
  ['application/json, text/event-stream', 'text/event-stream'],
])('answers a client that accepts %s in %s, in both eras, although it asked for progress', async (accept, expected) => {
  const { session, post } = await posting();
  await using _ = session;
  const opened = await post(INITIALIZE, { Accept: accept });
  expect(opened.headers.get('content-type')).toBe(expected);
  expect(await opened.text()).toContain('"serverInfo"');
  const id = opened.headers.get('mcp-session-id') ?? '';
  for (const answer of [
    await post(call(), { Accept: accept, 'Mcp-Session-Id': id }),
    await post(call(MODERN_META), { Accept: accept, ...MODERN_TOOL }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(expected);
    const text = await answer.text();
    expect(text).toContain('"status":"succeeded"');
    if (expected === 'application/json')
      expect(JSON.parse(text)).toMatchObject({ id: 7, result: { content: [{}, {}] } });
  }
});

it('refuses a client that accepts neither form', async () => {
  const { session, post } = await posting();
  await using _ = session;
  const answer = await post(INITIALIZE, { Accept: 'text/html, application/json;q=0' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Accept must allow application/json or text/event-stream');
});

it.each([
  [{ id: 'z', method: 'tools/call', params: ['x'] }, -32602],
  [{ id: 'z', method: 'tools/list', params: 'x' }, -32602],
  [{ id: 'z', method: 'ping', params: { _meta: 5 } }, -32602],
  [{ id: 'z', method: 'tools/call', params: { name: 'get_credits', _meta: { progressToken: {} } } }, -32602],
  [{ id: 'z', method: 'tools/list', params: { cursor: 5 } }, -32602],
  [{ id: 'z', method: 5 }, -32600],
  [{ id: 'z', jsonrpc: '1.0', method: 'ping' }, -32600],
])('answers %j under its own id, in plain words', async (message, code) => {
  const { session, post, open } = await posting();
  await using _ = session;
  const headers = { Accept: 'application/json', ...(await open()) };
  const answer = (await (await post(message, headers)).json()) as {
    id: unknown;
    error: { code: number; message: string };
  };
  expect(answer).toMatchObject({ id: 'z', error: { code } });
  expect(answer.error.message).not.toMatch(/"path"|"expected"|ZodError/);
});

it.each([null, { progressToken: null }])('reads _meta %j as none', async (_meta) => {
  const { session, post, open } = await posting();
  await using _ = session;
  const headers = { Accept: 'application/json', ...(await open()) };
  const answer = await post({ id: 'z', method: 'tools/call', params: { name: 'get_credits', _meta } }, headers);
  expect(await answer.json()).toMatchObject({ id: 'z', result: { structuredContent: { status: 'succeeded' } } });
});

it('a call sent again under one Idempotency-Key is the same call, though it asks for a fresh run, and tells its price', async () => {
  const { session, post } = await posting();
  await using _ = session;
  const params = { name: 'generate_research', arguments: { idea: PLAIN_IDEA, fresh: true }, _meta: MODERN_META };
  const send = async (key: string, given: object = params) => {
    const headers = { ...MODERN_TOOL, Accept: 'application/json', 'Idempotency-Key': key };
    const answer = (await (await post({ id: 1, method: 'tools/call', params: given }, headers)).json()) as {
      result: { structuredContent: { runId: string; meta: { creditsCharged: number }; error?: { code: string } } };
    };
    return answer.result.structuredContent;
  };
  const first = await send('one');
  // Longer than the same call without a key is the same.
  session.app.clock.advance(23 * 60 * 60_000);
  const again = await send('one');
  expect(again.runId).toBe(first.runId);
  expect([first, again].map((answer) => answer.meta.creditsCharged)).toEqual([25, 25]);
  const other = await send('two');
  expect(other.runId).not.toBe(first.runId);
  expect((await session.call('get_credits')).structuredContent.data?.credits).toBe(1_000 - 50);
  const changed = { ...params, arguments: { idea: `${PLAIN_IDEA} more`, fresh: true } };
  expect((await send('one', changed)).error?.code).toBe('conflict');
});
