import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { fileGate } from '../helpers/file-gate.ts';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { rawStdio } from '../helpers/raw-stdio.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const idea = PLAIN_IDEA;
const balance = async (client: Parameters<typeof callTool>[0]) =>
  (await callTool(client, 'get_credits')).structuredContent.data?.credits;

it('gives the run again at no charge when the answer was on its way as the client gave up', async () => {
  const { send, open, answer: answered } = rawStdio();
  const call = (id: number) =>
    send({ id, method: 'tools/call', params: { name: 'generate_research', arguments: { idea } } });
  const answer = async (id: number): Promise<Record<string, unknown>> => (await answered(id)).result.structuredContent;
  open();
  call(2);
  const { runId } = await answer(2);
  send({
    method: 'notifications/cancelled',
    params: { requestId: 2, reason: 'McpError: MCP error -32001: Request timed out' },
  });
  call(3);
  expect(await answer(3)).toMatchObject({ runId, meta: { creditsCharged: 0, creditsRemaining: 99_975 } });
});

it('answers running after its wait, and get_run goes on to the result', async () => {
  const gate = fileGate(temporaryFolder());
  const { client } = await stdioClient({ TEST_GATE: gate.folder, PLANWRIGHT_WAIT_MS: '50' });
  const started = await callTool(client, 'generate_blueprint', { idea });
  expect(started.isError).toBeFalsy();
  expect(started.structuredContent).toMatchObject({
    status: 'running',
    next: { tool: 'get_run' },
    meta: { creditsCharged: 0 },
  });
  expect(started.content[0]?.text).toContain('STILL RUNNING');
  const { runId } = started.structuredContent;
  const change = callTool(client, 'get_run', { runId });
  gate.open('research');
  expect((await change).structuredContent.status).toBe('running');
  gate.open('all');
  let last = await callTool(client, 'get_run', { runId });
  while (last.structuredContent.status === 'running') last = await callTool(client, 'get_run', { runId });
  expect(last.structuredContent).toMatchObject({ status: 'succeeded', run: { creditsCharged: 150 } });
});

it('answers a call that the user stopped and asked for again at once, charged once', async () => {
  const gate = fileGate(temporaryFolder());
  const { client } = await stdioClient({ TEST_GATE: gate.folder, PLANWRIGHT_WAIT_MS: '60000' });
  const user = new AbortController();
  const call = callTool(client, 'generate_research', { idea }, { signal: user.signal });
  call.catch(() => undefined);
  await expect.poll(() => gate.asked()).toEqual(['research']);
  user.abort('the user pressed stop');
  const again = callTool(client, 'generate_research', { idea });
  gate.open('all');
  expect((await again).structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsRemaining: 99_975 } });
});

async function statuses(folder: string): Promise<string[]> {
  await using app = await testApp({ databaseUrl: join(folder, 'planwright.db'), clock: new TestClock(Date.now()) });
  return (await app.store.db.selectFrom('runs').select('status').execute()).map((row) => row.status);
}

it('stops the run of a call whose cancel gives no reason', async () => {
  const [gate, folder] = [fileGate(temporaryFolder()), temporaryFolder()];
  const { send, open } = rawStdio({ PLANWRIGHT_DATA_DIR: folder, TEST_GATE: gate.folder });
  open();
  send({ id: 2, method: 'tools/call', params: { name: 'generate_research', arguments: { idea } } });
  await expect.poll(() => gate.asked()).toEqual(['research']);
  send({ method: 'notifications/cancelled', params: { requestId: 2 } });
  await expect.poll(() => statuses(folder)).toEqual(['cancelled']);
});

it('stops the run of a call that is cancelled just after the process was told to stop', async () => {
  const [gate, folder] = [fileGate(temporaryFolder()), temporaryFolder()];
  const { send, open, ...started } = rawStdio({ PLANWRIGHT_DATA_DIR: folder, TEST_GATE: gate.folder });
  open();
  send({ id: 2, method: 'tools/call', params: { name: 'generate_research', arguments: { idea } } });
  await expect.poll(() => gate.asked()).toEqual(['research']);
  started.child.kill('SIGINT');
  send({ id: 3, method: 'tools/list' });
  await started.line('"id":3');
  send({ method: 'notifications/cancelled', params: { requestId: 2, reason: 'AbortError: user-cancel' } });
  expect(await started.exit).toEqual({ code: 0, signal: null });
  expect(await statuses(folder)).toEqual(['cancelled']);
});

it('cancels by cancel_run, after which the run says that nothing was charged', async () => {
  const gate = fileGate(temporaryFolder());
  const { client } = await stdioClient({ TEST_GATE: gate.folder, PLANWRIGHT_WAIT_MS: '0' });
  const { runId } = (await callTool(client, 'generate_blueprint', { idea })).structuredContent;
  const cancelled = await callTool(client, 'cancel_run', { runId });
  expect(cancelled).toMatchObject({ structuredContent: { status: 'cancelled' } });
  expect((await callTool(client, 'get_run', { runId })).structuredContent.status).toBe('cancelled');
  expect(await balance(client)).toBe(100_000);
});

it('resumes in a new process what the last one left when its client went away', async () => {
  const gate = fileGate(temporaryFolder());
  const env = { TEST_GATE: gate.folder, PLANWRIGHT_WAIT_MS: '0', PLANWRIGHT_DATA_DIR: temporaryFolder() };
  const first = await stdioClient(env);
  gate.open('research');
  gate.open('architecture');
  const { runId } = (await callTool(first.client, 'generate_blueprint', { idea })).structuredContent;
  await expect.poll(() => gate.asked()).toContain('features');
  await first.client.close();
  gate.open('all');
  const second = await stdioClient({ ...env, PLANWRIGHT_WAIT_MS: '30000' });
  const attached = await callTool(second.client, 'generate_blueprint', { idea });
  expect(attached.structuredContent).toMatchObject({ status: 'succeeded', runId, meta: { creditsRemaining: 99_850 } });
  expect(gate.asked().filter((stage) => stage === 'research')).toHaveLength(1);
});

it('works in the workspace of a key, and says so when the key is wrong', async () => {
  const wrong = await stdioClient({ PLANWRIGHT_API_KEY: 'pw_live_nothing' });
  const reply = await callTool(wrong.client, 'get_credits');
  expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code: 'unauthorized' } } });
});
