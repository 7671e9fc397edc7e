import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { fileGate } from '../helpers/file-gate.ts';
import { callTool, progressFrames, stdioClient } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { rawStdio } from '../helpers/raw-stdio.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const idea = PLAIN_IDEA;
const balance = async (client: Parameters<typeof callTool>[0]) =>
  (await callTool(client, 'get_credits')).structuredContent.data?.credits;

it('lists its tools with titles and all four annotations, small enough for any client', async () => {
  const { client } = await stdioClient();
  const { tools } = await client.listTools();
  expect(tools.map((tool) => tool.name)).toEqual([
    'generate_research',
    'generate_architecture',
    'generate_features',
    'generate_phases',
    'generate_prompt_pack',
    'generate_blueprint',
    'get_run',
    'cancel_run',
    'plan_next',
    'plan_submit',
    'read_plan',
    'next_prompt',
    'get_credits',
  ]);
  for (const tool of tools) {
    expect(tool.title).toBeTruthy();
    expect(Object.keys(tool.annotations ?? {}).sort()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
      'title',
    ]);
  }
  expect(JSON.stringify({ tools }).length).toBeLessThan(18_000);
  expect(client.getInstructions()?.length).toBeLessThan(1_500);
});

it('generates all six, chained by run ids, each charged once', async () => {
  const { client } = await stdioClient();
  const research = await callTool(client, 'generate_research', { idea });
  expect(research.structuredContent).toMatchObject({
    status: 'succeeded',
    meta: { creditsCharged: 25, creditsRemaining: 99_975 },
  });
  expect(JSON.parse(research.content[1]?.text ?? '')).toEqual(research.structuredContent.data);
  const architecture = await callTool(client, 'generate_architecture', {
    idea,
    research: research.structuredContent.runId,
  });
  const features = await callTool(client, 'generate_features', {
    idea,
    architecture: architecture.structuredContent.data,
  });
  for (const [name, args] of [
    ['generate_phases', { features: features.structuredContent.runId }],
    [
      'generate_prompt_pack',
      { architecture: architecture.structuredContent.runId, features: features.structuredContent.runId },
    ],
    ['generate_blueprint', {}],
  ] as const) {
    expect(await callTool(client, name, { idea, ...args })).toMatchObject({
      structuredContent: { status: 'succeeded' },
    });
  }
  expect(await balance(client)).toBe(100_000 - 25 - 20 - 25 - 15 - 30 - 150);
});

it('answers a blueprint as a summary, its parts through get_run, and all of it when asked', async () => {
  const { client } = await stdioClient();
  const summary = await callTool(client, 'generate_blueprint', { idea });
  expect(Object.keys(summary.structuredContent.data?.sections ?? {})).toEqual([
    'research',
    'architecture',
    'features',
    'phases',
    'promptPack',
  ]);
  const { runId } = summary.structuredContent;
  const part = await callTool(client, 'get_run', { runId, section: 'features' });
  expect(part.structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 0 } });
  expect(part.structuredContent.data).toHaveProperty('features');
  const full = await callTool(client, 'generate_blueprint', { idea, detail: 'full' });
  expect(Object.keys(full.structuredContent.data ?? {})).toContain('promptPack');
});

it('tells progress at every stage, strictly increasing, when the client gave a token', async () => {
  const { client } = await stdioClient();
  const notes = progressFrames(client);
  await callTool(client, 'generate_blueprint', { idea }, { onprogress: () => undefined });
  for (const stage of ['research', 'architecture', 'features', 'phases', 'promptPack']) {
    expect(notes.filter((note) => note.message?.startsWith(`${stage} done`))).toHaveLength(1);
  }
  const steps = notes.map((note) => note.progress);
  expect(steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))).toBe(true);
  expect(notes.at(-1)).toMatchObject({ total: 5 });
});

it('gives the same run to a client that gave up and asks again, charged once', async () => {
  const gate = fileGate(temporaryFolder());
  const { client } = await stdioClient({ TEST_GATE: gate.folder });
  const gaveUp = callTool(client, 'generate_research', { idea }, { timeout: 300 });
  await expect(gaveUp).rejects.toThrow('timed out');
  const repeated = callTool(client, 'generate_research', { idea });
  gate.open('all');
  expect((await repeated).structuredContent).toMatchObject({
    status: 'succeeded',
    run: { creditsCharged: 25 },
    meta: { creditsCharged: 0, creditsRemaining: 99_975 },
  });
  expect(gate.asked()).toEqual(['research']);
});

it('stops the run and gives its credits back when the user cancels the call', async () => {
  const [gate, folder] = [fileGate(temporaryFolder()), temporaryFolder()];
  const { client } = await stdioClient({
    TEST_GATE: gate.folder,
    PLANWRIGHT_WAIT_MS: '60000',
    PLANWRIGHT_DATA_DIR: folder,
  });
  const user = new AbortController();
  const call = callTool(client, 'generate_research', { idea }, { signal: user.signal });
  call.catch(() => undefined);
  await expect.poll(() => gate.asked()).toEqual(['research']);
  user.abort('the user pressed stop');
  await expect(call).rejects.toThrow();
  await expect.poll(() => statuses(folder), { timeout: 10_000 }).toEqual(['cancelled']);
  gate.open('all');
  const again = await callTool(client, 'generate_research', { idea });
  expect(again.structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsRemaining: 99_975 } });
});

async function statuses(folder: string): Promise<string[]> {
  await using app = await testApp({ databaseUrl: join(folder, 'planwright.db'), clock: new TestClock(Date.now()) });
  return (await app.store.db.selectFrom('runs').select('status').execute()).map((row) => row.status);
}

it('does not answer one artefact under the name of another', async () => {
  const { client } = await stdioClient();
  const { runId } = (await callTool(client, 'generate_research', { idea })).structuredContent;
  const reply = await callTool(client, 'get_run', { runId, section: 'features' });
  expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code: 'invalid_request' } } });
});

it('says what to do about bad input, in a tool error with its code', async () => {
  const { client } = await stdioClient({ PLANWRIGHT_LOCAL_CREDITS: '30' });
  for (const [name, args, code, words] of [
    ['generate_research', { idea: 'short' }, 'invalid_request', 'idea must be 10 to 2000 characters'],
    ['generate_features', { idea, research: 'run_00000000000000000000000000000000' }, 'not_found', 'there is no run'],
    [
      'generate_features',
      { idea, research: { ...plainArtifacts.research, more: { notes: 'x'.repeat(5_200) } } },
      'invalid_request',
      'research.more.notes has 5,200 characters and may have 4,000; shorten it.',
    ],
    ['generate_blueprint', { idea }, 'insufficient_credits', 'You need 150 credits but have 30'],
    ['generate_blueprint', { idea, detail: 'some' }, 'invalid_request', 'detail'],
    ['get_run', { runId: 'nonsense' }, 'invalid_request', 'runId'],
    ['get_run', { runId: 'run_00000000000000000000000000000000' }, 'not_found', 'no such run'],
    ['get_run', {}, 'invalid_request', 'runId is required and must be a string'],
    ['generate_research', { idea, Fresh: true }, 'invalid_request', 'if you mean `fresh`, use that name'],
  ] as const) {
    const reply = await callTool(client, name, args);
    expect(reply.isError).toBe(true);
    expect(reply.structuredContent.error?.code).toBe(code);
    expect(reply.content[0]?.text).toContain(words);
    expect(reply.content[0]?.text).not.toMatch(/at .*\.ts|node_modules/);
  }
  expect(await balance(client)).toBe(30);
});

it('ends by itself when stdin ends, answering first what a shell piped in', async () => {
  const started = rawStdio();
  started.open();
  started.send({ id: 2, method: 'tools/call', params: { name: 'get_credits', arguments: {} } });
  started.child.stdin?.end();
  expect(await started.exit).toEqual({ code: 0, signal: null });
  const frames = started.stdout().trim().split('\n');
  expect(frames.map((line) => JSON.parse(line).id)).toEqual([1, 2]);
});

it('answers params of null under the id of the request, in one piece or many', async () => {
  const { say, send, answer } = rawStdio();
  say('{"jsonrpc":"2.0","id":1,"method":"ping","params":null}\n{"jsonrpc":"2.0","id":2,"method":"pi');
  say('ng","params" : null}\n{"jsonrpc":"2.0","id":3,"method":"tools/call","params":null}\n');
  expect(await answer(1)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  expect(await answer(2)).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
  expect((await answer(3)).error.message).toContain('params.name must be the name of a tool');
  const { name, version } = { name: '"params":null', version: 'ünïcödé' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name, version } };
  send({ id: 4, method: 'initialize', params });
  expect((await answer(4)).result.serverInfo.name).toBe('planwright');
});

it('answers a batch and broken JSON with an error instead of silence, and keeps stdout to frames', async () => {
  const started = rawStdio({ PLANWRIGHT_LOG_LEVEL: 'debug' });
  started.say('[{"jsonrpc":"2.0","id":1,"method":"ping"}]\n');
  expect(JSON.parse(await started.line('batches'))).toMatchObject({ id: null, error: { code: -32600 } });
  started.say('{broken\n');
  expect(JSON.parse(await started.line('not JSON'))).toMatchObject({ id: null, error: { code: -32700 } });
  started.send({ id: 7, method: 'ping' });
  await started.answer(7);
  expect(started.stdout().trim().split('\n')).toHaveLength(3);
});

describe('a message over the limit on stdin', () => {
  const LIMIT = 10 * 1024 * 1024;
  const padded = { arguments: { idea: 'x'.repeat(LIMIT), id: 99 } };

  it.each([
    ['first', { jsonrpc: '2.0', id: 'a-1', method: 'tools/call', params: padded }, 'a-1'],
    ['last', { method: 'tools/call', params: padded, jsonrpc: '2.0', id: 5 }, 5],
    ['nowhere', { jsonrpc: '2.0', method: 'notifications/x', params: padded }, null],
  ])('is told on stderr and answered by its id, which stands %s, and the next is read', async (_, message, id) => {
    const started = rawStdio();
    started.say(`${JSON.stringify(message)}\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n`);
    const line = await started.line('planwright:');
    expect(line).toMatch(new RegExp(`^planwright: a message on stdin: The message is larger than ${LIMIT} bytes`));
    expect(JSON.parse(await started.line('"error"'))).toMatchObject({ id, error: { code: -32600 } });
    await started.line('"id":7');
  });

  it('that never ends is told too', async () => {
    const started = rawStdio();
    const { stdin } = started.child;
    for (let sent = 0; sent < 4 * LIMIT; sent += LIMIT) {
      if (!stdin?.write(Buffer.alloc(LIMIT, '[1,'))) await new Promise((resolve) => stdin?.once('drain', resolve));
    }
    stdin?.end();
    expect((await started.exit).code).toBe(0);
    expect(started.stderr()).toMatch(/larger than 10485760 bytes/);
  });
});
