import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../bridge/server.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import type { Engine } from '../../src/engines/engine.ts';
import { fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { callTool } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { INITIALIZE, rawMcp } from '../helpers/raw-mcp.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';

const idea = PLAIN_IDEA;
const MESSAGE = { jsonrpc: '2.0', ...INITIALIZE };

async function served({
  engine = fixtureEngine(),
  waitMs = 45_000,
  rateLimit = 60,
}: {
  engine?: Engine;
  waitMs?: number;
  rateLimit?: number;
} = {}) {
  const app = await testApp({ engine, config: { port: 0, waitMs, rateLimit } });
  const { id, key } = await seedWorkspace(app, { tier: 'pro', credits: 1_000 });
  const mcp = openMcpDoor(app);
  const server = await startServer(app, { mcp });
  onTestFinished(async () => {
    // The App's clock stands still, and a server that closes waits on it.
    const closing = server.close();
    const ticking = setInterval(() => app.clock.advance(1_000), 5);
    await closing;
    clearInterval(ticking);
    await app[Symbol.asyncDispose]();
  });
  return { app, url: new URL(`${server.url}/mcp`), key: key.secret, keyId: key.id, workspaceId: id };
}

async function connect(url: URL, key: string): Promise<Client> {
  const client = new Client({ name: 'http-test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { Authorization: `Bearer ${key}` } } }),
  );
  onTestFinished(() => client.close());
  return client;
}

const raw = (url: URL, key: string, body: unknown, headers: Record<string, string> = {}) =>
  rawMcp(url, key).send('POST', headers, typeof body === 'string' ? body : JSON.stringify(body));

it('serves two clients at once, each in its own session, all six artefacts charged once', async () => {
  const { url, key } = await served();
  const [one, two] = [await connect(url, key), await connect(url, key)];
  expect((await one.listTools()).tools).toHaveLength(13);
  const answers = await Promise.all([
    callTool(one, 'generate_research', { idea }),
    callTool(two, 'generate_architecture', { idea }),
    callTool(one, 'generate_features', { idea }),
    callTool(two, 'generate_phases', { idea }),
    callTool(one, 'generate_prompt_pack', { idea }),
    callTool(two, 'generate_blueprint', { idea }),
  ]);
  expect(answers.map((answer) => answer.structuredContent.meta?.creditsCharged)).toEqual([25, 20, 25, 15, 30, 150]);
  expect((await callTool(two, 'get_credits')).structuredContent.data?.credits).toBe(1_000 - 265);
});

it('tells progress and hears a cancel on the stream of the call', async () => {
  const gate = new Gate();
  const { app, url, key } = await served({ engine: slowEngine(fixtureEngine(), gate) });
  const client = await connect(url, key);
  const notes: string[] = [];
  const user = new AbortController();
  const call = callTool(
    client,
    'generate_blueprint',
    { idea },
    { signal: user.signal, onprogress: ({ message }) => notes.push(message ?? '') },
  );
  call.catch(() => undefined);
  gate.open('research');
  await gate.reached('architecture');
  await expect.poll(() => notes.some((note) => note.startsWith('research done'))).toBe(true);
  user.abort('stop');
  await expect
    .poll(async () => {
      app.clock.advance(500);
      return (await app.store.db.selectFrom('runs').select('status').executeTakeFirstOrThrow()).status;
    })
    .toBe('cancelled');
  expect((await callTool(client, 'get_credits')).structuredContent.data?.credits).toBe(1_000);
});

it('gives the result to a client that comes back after its connection broke, charged once', async () => {
  const gate = new Gate();
  const { app, url, key } = await served({ engine: slowEngine(fixtureEngine(), gate) });
  const first = await connect(url, key);
  const lost = callTool(first, 'generate_research', { idea });
  lost.catch(() => undefined);
  await gate.reached('research');
  const [runId = ''] = app.activeRuns.keys();
  await expect.poll(() => app.runChanges.count(runId)).toBe(1);
  await first.close();
  await expect.poll(() => app.runChanges.count(runId)).toBe(0);
  gate.open();
  const second = await connect(url, key);
  const again = await callTool(second, 'generate_research', { idea });
  expect(again.structuredContent).toMatchObject({
    run: { creditsCharged: 25 },
    meta: { creditsCharged: 0, creditsRemaining: 975 },
  });
});

it('refuses whoever has no good key, in words that say why', async () => {
  const { app, url, key, keyId } = await served();
  const answer = await raw(url, 'pw_live_wrong', MESSAGE);
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(await answer.json()).toMatchObject({ error: { data: { code: 'unauthorized' } } });
  const client = await connect(url, key);
  await app.keys.revoke(keyId, 'abusive traffic');
  await expect(callTool(client, 'get_credits')).rejects.toThrow(/key_revoked.*abusive traffic/);
});

it('refuses batches, broken JSON, other content types, large bodies, foreign hosts and origins', async () => {
  const { url, key } = await served();
  expect((await raw(url, key, [MESSAGE])).status).toBe(400);
  expect(await (await raw(url, key, [MESSAGE])).json()).toMatchObject({ error: { code: -32600 } });
  expect(await (await raw(url, key, '{broken')).json()).toMatchObject({ error: { code: -32700 } });
  expect((await raw(url, key, MESSAGE, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await raw(url, key, { ...MESSAGE, padding: 'x'.repeat(3 * 1024 * 1024) })).status).toBe(413);
  expect((await raw(url, key, MESSAGE, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await raw(url, key, MESSAGE, { Origin: url.origin })).status).toBe(200);
});

it('counts tool calls against the rate limit of the key, as a tool error that names the seconds', async () => {
  const { app, url, key } = await served({ rateLimit: 2 });
  const client = await connect(url, key);
  await callTool(client, 'get_credits');
  await callTool(client, 'get_credits');
  const refused = await callTool(client, 'get_credits');
  expect(refused).toMatchObject({
    isError: true,
    structuredContent: { error: { code: 'rate_limited', retryAfterSeconds: 60 } },
  });
  app.clock.advance(60_000);
  expect((await callTool(client, 'get_credits')).isError).toBeFalsy();
});
