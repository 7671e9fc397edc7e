import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../bridge/server.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import { systemClock } from '../../src/system/clock.ts';
import { MODERN_META, modernHeaders, rawMcp } from '../helpers/raw-mcp.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';

const call = (params: object, id: unknown = 7) => ({ jsonrpc: '2.0', id, method: 'tools/call', params });

interface Answered {
  id: unknown;
  result: { isError?: true; content: { text: string }[]; structuredContent: { data?: object; error?: object } };
}

// What travels is what is looked at: each test says what it expects of it.
const answered = async (response: Response): Promise<Answered> => (await response.json()) as Answered;

/** A session opened by hand, to see what travels. */
async function openSession({ rateLimit = 60 } = {}) {
  const app = await testApp({ config: { port: 0, rateLimit } });
  const { key } = await seedWorkspace(app, { tier: 'pro', credits: 1_000 });
  const server = await startServer({ ...app, clock: systemClock }, { mcp: openMcpDoor(app) });
  onTestFinished(async () => {
    await server.close();
    await app[Symbol.asyncDispose]();
  });
  const { post, open } = rawMcp(`${server.url}/mcp`, key.secret);
  const session = await open();
  return (body: object, headers: Record<string, string> = {}) => post(body, { ...session, ...headers });
}

it('answers a call that waits for nothing in one JSON message, under the id it was asked with', async () => {
  const send = await openSession();
  for (const id of [7, 'seven', 0, '']) {
    const headers = { 'X-Request-Id': 'mine', ...(id === 0 ? { Accept: 'application/json' } : {}) };
    const response = await send(call({ name: 'get_credits', arguments: {} }, id), headers);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-request-id')).toBe('mine');
    const { result, ...envelope } = await answered(response);
    expect(envelope).toEqual({ jsonrpc: '2.0', id });
    expect(result.structuredContent).toMatchObject({ status: 'succeeded', data: { credits: 1_000 } });
    expect(result.content[1]?.text).toBe(JSON.stringify(result.structuredContent.data));
  }
});

it('tells its errors as tool errors all the same', async () => {
  const send = await openSession({ rateLimit: 2 });
  const first = await answered(await send(call({ name: 'get_credits', arguments: { all: true } })));
  expect(first.result.content[0]?.text).toContain('Ignored all: get_credits takes no arguments.');
  const limited = await answered(await send(call({ name: 'get_credits' })));
  expect(limited.result.structuredContent.error).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 60 });
});

it.each([
  ['asks for progress', call({ name: 'get_credits', _meta: { progressToken: 1 } }), {}, 200],
  ['calls a tool that may wait', call({ name: 'get_run', arguments: { runId: 'no' } }), {}, 200],
  ['calls a tool there is not', call({ name: 'get_everything' }), {}, 200],
  ['speaks a version there is not', call({ name: 'get_credits' }), { 'Mcp-Protocol-Version': '1999-01-01' }, 400],
  ['is no message', { jsonrpc: '1.0', id: 7, method: 'tools/call', params: { name: 'get_credits' } }, {}, 400],
  ['waits for no answer', { jsonrpc: '2.0', method: 'tools/call', params: { name: 'get_credits' } }, {}, 202],
])('leaves a request that %s to the protocol server', async (_, body, headers, status) => {
  const send = await openSession();
  const response = await send(body, headers);
  expect(response.status).toBe(status);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  expect(isStream).toBe(status === 200);
  await response.text();
});

it('knows no session of another id', async () => {
  const send = await openSession();
  const response = await send(call({ name: 'get_credits' }), { 'Mcp-Session-Id': 'ses_unknown' });
  expect(response.status).toBe(404);
});

it('answers a call of 2026-07-28 at once as the protocol server would, and leaves all that is not sound to it', async () => {
  const send = await openSession();
  const _meta = MODERN_META;
  const headers = modernHeaders('get_credits');
  const body = async (meta: object, sent: Record<string, string>) => {
    const response = await send(call({ name: 'get_credits', _meta: meta }), { Accept: 'application/json', ...sent });
    return {
      status: response.status,
      body: JSON.parse(
        (await response.text())
          .replaceAll(/req_\w+|"durationMs":\d+/g, '')
          .replaceAll(/,,|,}/g, (found) => found.slice(1)),
      ),
    };
  };
  const quick = await body(_meta, headers);
  // Any further word in `_meta` but a progress token is the same call; with one, the protocol server answers.
  const slow = await body({ ..._meta, progressToken: 7 }, headers);
  expect(quick.status).toBe(200);
  expect(slow).toEqual(quick);
  for (const [meta, sent] of [
    [{ ..._meta, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' }, headers],
    [_meta, { ...headers, 'Mcp-Name': 'get_run' }],
    [_meta, { ...headers, 'Mcp-Method': 'ping' }],
    [_meta, { ...headers, 'MCP-Protocol-Version': '2025-06-18' }],
    [{ 'io.modelcontextprotocol/protocolVersion': '2026-07-28' }, headers],
  ] as const)
    expect((await body(meta, sent)).status).toBe(400);
});
