import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { callTool } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { commandJson, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { unrulyProxy } from '../helpers/unruly-proxy.ts';

const INITIALIZE = {
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};

/** Requests of one key, sent by hand. */
const sender =
  (url: string, key: string) =>
  (body: object, session?: string, method = 'POST') =>
    fetch(url, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-API-Key': key,
        ...(session === undefined ? {} : { 'Mcp-Session-Id': session }),
      },
      ...(method === 'POST' ? { body: JSON.stringify({ jsonrpc: '2.0', ...body }) } : {}),
    });

it('a client in a session goes on after the server was killed and started again, and so does its stream', async () => {
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder() };
  const first = await startServed(env);
  const network = await unrulyProxy(first.url);
  const requestInit = { headers: { Authorization: `Bearer ${first.apiKey}` } };
  const client = new Client({ name: 'steady', version: '1.0.0' });
  onTestFinished(() => client.close());
  await client.connect(new StreamableHTTPClientTransport(new URL(`${network.url}/mcp`), { requestInit }));
  const args = { idea: PLAIN_IDEA };
  const made = await callTool(client, 'generate_research', args);
  await first.process.kill('SIGKILL');
  network.moveTo((await startServed(env)).url);
  const again = await callTool(client, 'generate_research', args);
  expect(again.structuredContent).toMatchObject({ runId: made.structuredContent.runId, meta: { creditsCharged: 0 } });
  expect((await client.listTools()).tools).toHaveLength(9);
});

it('knows no session that was ended, made up, or opened with another key', async () => {
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder() };
  const { mcpUrl, apiKey } = await startServed(env);
  const { workspaces } = {
    workspaces: await commandJson(['workspace', 'create', '--name', 'Two', '--plan', 'pro'], env),
  };
  const other = await commandJson(['key', 'create', '--workspace', String(workspaces.id)], env);
  const send = sender(mcpUrl, apiKey ?? '');
  const opened = await send(INITIALIZE);
  await opened.text();
  const session = opened.headers.get('mcp-session-id') ?? '';
  expect(session).toMatch(/^[\x21-\x7e]{50,400}$/);
  const status = async (answer: Promise<Response>) => {
    const { status: code, body } = await answer;
    await body?.cancel();
    return code;
  };
  const ping = { id: 2, method: 'ping' };
  expect(await status(send(ping, session))).toBe(200);
  expect(await status(sender(mcpUrl, String(other.key))(ping, session))).toBe(404);
  for (const madeUp of ['ses_0', `${session.slice(0, -2)}AA`, session.replace(/^v1/, 'v2'), '..', 'v1..'])
    expect(await status(send(ping, madeUp))).toBe(404);
  expect(await status(send({}, session, 'DELETE'))).toBe(200);
  expect(await status(send(ping, session))).toBe(404);
});
