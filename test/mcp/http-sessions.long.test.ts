import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { callTool } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { rawMcp } from '../helpers/raw-mcp.ts';
import { commandJson, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { unrulyProxy } from '../helpers/unruly-proxy.ts';

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
  expect((await client.listTools()).tools).toHaveLength(13);
});

it('knows no session that was ended, made up, or opened with another key', async () => {
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder() };
  const { mcpUrl, apiKey } = await startServed(env);
  const { id: workspace } = await commandJson(['workspace', 'create', '--name', 'Two', '--plan', 'pro'], env);
  const other = await commandJson(['key', 'create', '--workspace', String(workspace)], env);
  const { post, send, open } = rawMcp(mcpUrl, apiKey ?? '');
  const session = await open();
  const id = session['Mcp-Session-Id'];
  expect(id).toMatch(/^[\x21-\x7e]{50,400}$/);
  const status = async (answer: Promise<Response>) => {
    const { status: code, body } = await answer;
    await body?.cancel();
    return code;
  };
  const ping = { id: 2, method: 'ping' };
  expect(await status(post(ping, session))).toBe(200);
  expect(await status(post(ping))).toBe(400);
  expect(await status(rawMcp(mcpUrl, String(other.key)).post(ping, session))).toBe(404);
  for (const madeUp of ['ses_0', `${id.slice(0, -2)}AA`, id.replace(/^v1/, 'v2'), '..', 'v1..'])
    expect(await status(post(ping, { 'Mcp-Session-Id': madeUp }))).toBe(404);
  expect(await status(send('DELETE', session))).toBe(200);
  expect(await status(post(ping, session))).toBe(404);
});
