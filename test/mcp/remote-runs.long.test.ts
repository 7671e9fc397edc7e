import { expect, it } from 'vitest';
import { fileGate } from '../helpers/file-gate.ts';
import { hurriedClock } from '../helpers/hurried-clock.ts';
import { callTool, progressFrames, stdioClient } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { startNode } from '../helpers/processes.ts';
import { json, scriptedService } from '../helpers/scripted-service.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { unrulyProxy } from '../helpers/unruly-proxy.ts';
import { balance, remote, startService } from './remote-service.ts';

const idea = PLAIN_IDEA;

it('tells the same progress as the process would by itself', async () => {
  const { client: there } = await remote(await startService());
  const { client: here } = await stdioClient();
  const told = async (client: typeof there) => {
    const notes = progressFrames(client);
    await callTool(client, 'generate_blueprint', { idea }, { onprogress: () => undefined });
    // Research and architecture are made side by side: which ends first is chance.
    const done = notes.flatMap(({ message }) => (message?.includes(' done (') ? message.split(/ \((\d of 5)\)/) : []));
    return done.toSorted();
  };
  const notes = await told(there);
  expect(notes).toHaveLength(15);
  expect(notes).toEqual(await told(here));
});

it('answers running after its wait, and get_run goes on to the result, which is charged once', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const proxy = await unrulyProxy(service.url);
  const { client } = await remote({ url: proxy.url, apiKey: service.apiKey }, { PLANWRIGHT_WAIT_MS: '0' });
  const started = await callTool(client, 'generate_blueprint', { idea });
  expect(started.structuredContent).toMatchObject({ status: 'running', next: { tool: 'get_run' } });
  expect(started.content[0]?.text).toContain('STILL RUNNING');
  const { runId } = started.structuredContent;
  const again = await callTool(client, 'generate_blueprint', { idea });
  expect(again.structuredContent).toMatchObject({ status: 'running', runId });
  await expect.poll(() => gate.asked()).toEqual(['research', 'architecture']);
  const change = callTool(client, 'get_run', { runId });
  await expect.poll(() => proxy.heard.some(({ path }) => path.endsWith('/events'))).toBe(true);
  gate.open('research');
  expect((await change).structuredContent).toMatchObject({ status: 'running' });
  gate.open('all');
  let last = await callTool(client, 'get_run', { runId });
  while (last.structuredContent.status === 'running') last = await callTool(client, 'get_run', { runId });
  expect(last.structuredContent).toMatchObject({ status: 'succeeded', run: { creditsCharged: 150 } });
  const once = await callTool(client, 'get_run', { runId, section: 'phases' });
  expect(once.structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 0 } });
  const repeat = await callTool(client, 'generate_blueprint', { idea });
  expect(repeat.structuredContent).toMatchObject({ runId, meta: { creditsCharged: 0 } });
});

it('gives the same run to a client that gave up and asks again, and a new one when it asks for that', async () => {
  const gate = fileGate(temporaryFolder());
  const { client } = await remote(await startService({ TEST_GATE: gate.folder }));
  await expect(callTool(client, 'generate_research', { idea }, { timeout: 400 })).rejects.toThrow('timed out');
  const repeated = callTool(client, 'generate_research', { idea });
  await expect.poll(() => gate.asked()).toEqual(['research']);
  gate.open('all');
  const { runId, ...received } = (await repeated).structuredContent;
  expect(received).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 0, creditsRemaining: 99_975 } });
  const deliberate = (await callTool(client, 'generate_research', { idea, fresh: true })).structuredContent;
  expect(deliberate).toMatchObject({ meta: { creditsCharged: 25, creditsRemaining: 99_950 } });
  expect(deliberate.runId).not.toBe(runId);
});

it('ends in one result and one charge when the service dies in the middle of the run and is started again', async () => {
  const gate = fileGate(temporaryFolder());
  // The service finds out that another died when its claim has run out: ten seconds of its clock.
  const env = {
    TEST_GATE: gate.folder,
    PLANWRIGHT_DATA_DIR: temporaryFolder(),
    PLANWRIGHT_CLOCK_FILE: hurriedClock(10),
  };
  const first = await startService(env);
  const proxy = await unrulyProxy(first.url);
  const { client } = await remote({ url: proxy.url, apiKey: first.apiKey }, { PLANWRIGHT_WAIT_MS: '60000' });
  const call = callTool(client, 'generate_blueprint', { idea }, { onprogress: () => undefined });
  gate.open('research');
  gate.open('architecture');
  await expect.poll(() => gate.asked()).toContain('features');
  await first.process.kill();
  proxy.moveTo((await startService(env)).url);
  gate.open('all');
  expect((await call).structuredContent).toMatchObject({
    status: 'succeeded',
    meta: { creditsCharged: 150, creditsRemaining: 99_850 },
  });
  expect(await balance(client)).toBe(99_850);
  expect(gate.asked().filter((stage) => stage === 'research')).toHaveLength(1);
});

it('says so when the service does not answer, and the same call later is the same run, charged once', async () => {
  const service = await startService();
  const proxy = await unrulyProxy('http://127.0.0.1:9');
  const { client } = await remote(
    { url: proxy.url, apiKey: service.apiKey },
    { PLANWRIGHT_CLOCK_FILE: hurriedClock(20) },
  );
  const reply = await callTool(client, 'generate_research', { idea });
  expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code: 'engine_unavailable' } } });
  expect(reply.content[0]?.text).toContain('did not answer after 4 attempts');
  proxy.moveTo(service.url);
  const later = await callTool(client, 'generate_research', { idea });
  expect(later.structuredContent).toMatchObject({ status: 'succeeded', run: { creditsCharged: 25 } });
  const keys = proxy.heard.filter(({ method }) => method === 'POST').map((one) => one.idempotencyKey);
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
});

it('waits as a 429 asks, and its client hears meanwhile that the call is alive', async () => {
  const service = await startService();
  const proxy = await unrulyProxy(service.url, ({ method }) =>
    method === 'POST' && proxy.heard.length === 0 ? 'limited long' : undefined,
  );
  const env = { PLANWRIGHT_CLOCK_FILE: hurriedClock(20), PLANWRIGHT_WAIT_MS: '600000' };
  const { client } = await remote({ url: proxy.url, apiKey: service.apiKey }, env);
  const notes: (string | undefined)[] = [];
  const options = { onprogress: (note: { message?: string | undefined }) => notes.push(note.message) };
  const reply = await callTool(client, 'generate_research', { idea }, options);
  expect(reply.structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 25 } });
  expect(notes.filter((note) => note?.startsWith('starting')).length).toBeGreaterThan(1);
});

it('gives the run again at no charge when the answer was on its way as the client gave up', async () => {
  const service = await startService();
  const entry = new URL('../helpers/entries/stdio.ts', import.meta.url).pathname;
  const env = { PLANWRIGHT_API_URL: service.url, PLANWRIGHT_API_KEY: service.apiKey };
  const started = startNode([entry], { env });
  const send = (message: object) => started.child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const call = (id: number) =>
    send({ id, method: 'tools/call', params: { name: 'generate_research', arguments: { idea } } });
  const answer = async (id: number) => JSON.parse(await started.line(`"id":${id}`)).result.structuredContent;
  const clientInfo = { name: 'raw', version: '1' };
  send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
  send({ method: 'notifications/initialized' });
  call(2);
  const { runId } = await answer(2);
  const reason = 'McpError: MCP error -32001: Request timed out';
  send({ method: 'notifications/cancelled', params: { requestId: 2, reason } });
  call(3);
  expect(await answer(3)).toMatchObject({ runId, meta: { creditsCharged: 0, creditsRemaining: 99_975 } });
});

it('takes the answer of a service that knows no runs and answers at once', async () => {
  const meta = { tool: 'generate_research', creditsCharged: 25, creditsRemaining: 75, durationMs: 9, requestId: 'r1' };
  const { url, heard } = await scriptedService(json({ data: plainArtifacts.research, meta }));
  const { client } = await remote({ url, apiKey: 'pw_live_old' });
  const reply = await callTool(client, 'generate_research', { idea }, { onprogress: () => undefined });
  expect(reply.structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 25 } });
  expect(reply.structuredContent.data).toEqual(plainArtifacts.research);
  expect(reply.structuredContent).not.toHaveProperty('runId');
  expect(heard).toHaveLength(1);
  await callTool(client, 'generate_research', { idea });
  expect(heard).toHaveLength(1);
});

it('attaches a call to the same one whose answers were all lost: one run, one charge', async () => {
  const service = await startService();
  const lost = { is: true };
  const proxy = await unrulyProxy(service.url, ({ method }) =>
    lost.is && method === 'POST' ? 'answer lost' : undefined,
  );
  const env = { PLANWRIGHT_CLOCK_FILE: hurriedClock(20) };
  const { client } = await remote({ url: proxy.url, apiKey: service.apiKey }, env);
  expect(await callTool(client, 'generate_research', { idea })).toMatchObject({ isError: true });
  lost.is = false;
  const later = await callTool(client, 'generate_research', { idea });
  expect(later.structuredContent).toMatchObject({
    run: { creditsCharged: 25 },
    meta: { creditsRemaining: 99_975 },
  });
});
