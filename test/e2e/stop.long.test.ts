import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { fileGate } from '../helpers/file-gate.ts';
import { callTool, stdioClient, type ToolReply } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { startNode } from '../helpers/processes.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { commandJson, post, type Served, startServed } from '../helpers/served.ts';
import { onEveryStore, temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const entry = fileURLToPath(new URL('../helpers/entries/serve.ts', import.meta.url));
const lockHolder = fileURLToPath(new URL('../store/children/hold-lock.ts', import.meta.url));

/** What is promised: the process has gone. */
const STOP_MS = 10_000;

/** Tells a process to stop and answers with how long it took, and how it ended. */
async function stop({ process }: Pick<Served, 'process'>): Promise<{ ms: number; code: number | null }> {
  const toldAt = performance.now();
  const { code } = await process.kill('SIGTERM');
  return { ms: performance.now() - toldAt, code };
}

async function mcpOver(served: Served, key: string): Promise<Client> {
  const client = new Client({ name: 'stop-test', version: '1.0.0' });
  onTestFinished(() => client.close());
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(served.mcpUrl), { requestInit }));
  return client;
}

onEveryStore('a server told to stop in the middle of 20 runs', (kind) => {
  it('finishes what it can, says of the others that they go on, and the next start ends each, charged once', async () => {
    const gate = fileGate(temporaryFolder());
    const env = {
      PLANWRIGHT_SECRET_KEY: TEST_SECRET,
      PLANWRIGHT_DATABASE_URL: await kind.emptyUrl(),
      PLANWRIGHT_DATA_DIR: temporaryFolder(),
      TEST_GATE: gate.folder,
    };
    const served = await startServed(env, { entry });
    const key = served.apiKey ?? '';
    const route = (tool: string) => `${served.url}/api/v1/mcp/generate/${tool}`;
    const idea = (index: number) => ({ idea: `${PLAIN_IDEA} Variant ${index}.` });
    const client = await mcpOver(served, key);
    const answers = Promise.all([
      ...[0, 1, 2, 3, 4].map((index) => post(route('research'), key, idea(index))),
      ...[5, 6, 7, 8, 9].map((index) => post(route('blueprint'), key, idea(index))),
    ]);
    const asynchronous = await Promise.all(
      [10, 11, 12, 13, 14].map((index) => post(route('features'), key, idea(index), { Prefer: 'respond-async' })),
    );
    const calls: Promise<ToolReply[]> = Promise.all(
      [15, 16, 17, 18, 19].map((index) => callTool(client, 'generate_blueprint', idea(index))),
    );
    await expect.poll(() => gate.asked().length).toBe(30);

    const stopping = stop(served);
    // Five runs can end now; the blueprints come one stage further.
    gate.open('research');
    const { ms, code } = await stopping;
    expect(ms).toBeLessThan(STOP_MS);
    expect([code, served.process.stderr()]).toEqual([0, '']);

    const told = await answers;
    expect(told.slice(0, 5).map((one) => [one?.status, one?.body.meta?.creditsCharged])).toEqual(
      Array.from({ length: 5 }, () => [200, 25]),
    );
    expect(told.slice(5).map((one) => [one?.status, one?.body.data?.status])).toEqual(
      Array.from({ length: 5 }, () => [202, 'running']),
    );
    expect((await calls).map((one) => one.structuredContent.status)).toEqual(
      Array.from({ length: 5 }, () => 'running'),
    );

    const asked = gate.asked().length;
    gate.open('all');
    await startServed(env, { entry });
    await using app = await testApp({ databaseUrl: env.PLANWRIGHT_DATABASE_URL, clock: new TestClock(Date.now()) });
    const runs = () => app.store.db.selectFrom('runs').selectAll().execute();
    await expect.poll(async () => (await runs()).every((run) => run.status === 'succeeded')).toBe(true);
    const ids = [
      ...told.map((one) => String(one?.body.meta?.runId)),
      ...asynchronous.map((one) => String(one?.body.data?.runId)),
      ...(await calls).map((one) => String(one.structuredContent.runId)),
    ];
    expect((await runs()).map((run) => run.id).sort()).toEqual(ids.sort());
    const charges = await app.store.db.selectFrom('entries').selectAll().where('kind', '=', 'charge').execute();
    expect(charges.map((one) => one.run_id).sort()).toEqual(ids);
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
    // What had been finished was not asked for again.
    expect(gate.asked().slice(asked)).not.toContain('research');
  });
});

it('a server is gone in 10 seconds although a client never reads, a stream hangs and the database is locked', async () => {
  const gate = fileGate(temporaryFolder());
  const folder = temporaryFolder();
  const env = { PLANWRIGHT_DATA_DIR: folder, TEST_GATE: gate.folder };
  const served = await startServed(env, { entry });
  const headers = { 'X-API-Key': served.apiKey ?? '' };
  const started = await post(
    `${served.url}/api/v1/mcp/generate/blueprint`,
    served.apiKey ?? '',
    { idea: PLAIN_IDEA },
    { Prefer: 'respond-async' },
  );
  const runId = String(started?.body.data?.runId);
  const waiting = post(`${served.url}/api/v1/mcp/generate/research`, served.apiKey ?? '', { idea: PLAIN_IDEA });
  await expect.poll(() => gate.asked().length).toBe(3);
  const events = await fetch(`${served.url}/api/v1/mcp/runs/${runId}/events`, { headers });
  const mute = connect(Number(new URL(served.url).port), '127.0.0.1').pause();
  mute.on('error', () => undefined);
  onTestFinished(() => void mute.destroy());
  await once(mute, 'connect');
  const ask = `GET /docs HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  for (let asked = 0; asked < 200; asked++) mute.write(ask);
  mute.write(`POST /api/v1/mcp/generate/research HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{`);
  const lock = startNode([lockHolder, `${folder}/planwright.db`]);
  await lock.line('locked');

  expect((await stop(served)).ms).toBeLessThan(STOP_MS);
  await lock.kill();
  await waiting;
  await events.body?.cancel().catch(() => undefined);

  gate.open('all');
  const next = await startServed(env, { entry });
  const read = async () =>
    (await (await fetch(`${next.url}/api/v1/mcp/runs/${runId}?wait=20`, { headers })).json()) as {
      data: { status: string };
    };
  await expect.poll(async () => (await read()).data.status, { timeout: 25_000 }).toBe('succeeded');
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true });
});

it('a request that comes while the server stops is told to come again, on a connection that ends', async () => {
  const gate = fileGate(temporaryFolder());
  const served = await startServed({ PLANWRIGHT_DATA_DIR: temporaryFolder(), TEST_GATE: gate.folder }, { entry });
  const key = served.apiKey ?? '';
  const under = post(`${served.url}/api/v1/mcp/generate/research`, key, { idea: PLAIN_IDEA });
  await expect.poll(() => gate.asked().length).toBe(1);
  const kept = connect(Number(new URL(served.url).port), '127.0.0.1').setEncoding('utf8');
  let heard = '';
  kept.on('data', (chunk: string) => {
    heard += chunk;
  });
  // The connection is busy, and so kept, when the server begins to stop: its first request has not ended.
  const head = `Host: localhost\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n`;
  const body = JSON.stringify({ idea: PLAIN_IDEA });
  kept.write(`POST /api/v1/mcp/generate/features HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n`);
  await expect
    .poll(async () => (await fetch(`${served.url}/readyz`)).status, { message: 'it serves before' })
    .toBe(200);
  const stopping = stop(served);
  await expect.poll(async () => (await fetch(`${served.url}/readyz`)).status).toBe(503);
  kept.write(body);
  await once(kept, 'close');
  expect(heard).toMatch(/^HTTP\/1.1 503 /);
  expect(heard.toLowerCase()).toContain('connection: close');
  expect(heard).toContain('"code":"engine_unavailable"');
  gate.open('all');
  expect((await under)?.status).toBe(200);
  expect((await stopping).code).toBe(0);
});

it('a stdio process told to stop answers that its run goes on, and the next process takes it up', async () => {
  const gate = fileGate(temporaryFolder());
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder(), TEST_GATE: gate.folder };
  const { client, pid } = await stdioClient(env);
  const called = callTool(client, 'generate_blueprint', { idea: PLAIN_IDEA });
  await expect.poll(() => gate.asked()).toEqual(['research', 'architecture']);
  const gone = new Promise<void>((resolve) => {
    client.onclose = () => resolve();
  });
  const toldAt = performance.now();
  process.kill(pid, 'SIGTERM');
  const { structuredContent } = await called;
  expect(structuredContent).toMatchObject({ status: 'running', next: { tool: 'get_run' } });
  await gone;
  expect(performance.now() - toldAt).toBeLessThan(STOP_MS);

  gate.open('all');
  const next = await stdioClient(env);
  const { runId } = structuredContent;
  const status = async () => (await callTool(next.client, 'get_run', { runId })).structuredContent.status;
  await expect.poll(status).toBe('succeeded');
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
});
