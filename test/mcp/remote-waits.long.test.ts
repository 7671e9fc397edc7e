import { expect, it } from 'vitest';
import { fileGate } from '../helpers/file-gate.ts';
import { hurriedClock } from '../helpers/hurried-clock.ts';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { type HeardRequest, json, type Reaction, refused, scriptedService } from '../helpers/scripted-service.ts';
import { startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { unrulyProxy } from '../helpers/unruly-proxy.ts';

const idea = PLAIN_IDEA;
const SERVE = new URL('../helpers/entries/serve.ts', import.meta.url).pathname;
const runId = `run_${'0'.repeat(32)}`;
const meta = {
  tool: 'generate_research',
  creditsCharged: 0,
  creditsRemaining: 75,
  durationMs: 9,
  requestId: 'r1',
  runId,
};

const startService = (env: Record<string, string>) =>
  startServed({ PLANWRIGHT_DATA_DIR: temporaryFolder(), PLANWRIGHT_RATE_LIMIT: '1000', ...env }, { entry: SERVE });

const remote = (url: string, apiKey: string | undefined, env: Record<string, string> = {}) =>
  stdioClient({ PLANWRIGHT_API_URL: url, PLANWRIGHT_API_KEY: apiKey ?? '', ...env });

const EVERY_KIND: [string, object][] = [
  ['get_credits', {}],
  ['get_run', { runId, waitSeconds: 0 }],
  ['cancel_run', { runId }],
  ['generate_research', { idea }],
];

const posts = (heard: HeardRequest[]) => heard.filter(({ method }) => method === 'POST');

it('tells at once of a limit that outlasts the patience of its client, and what was asked for keeps its Idempotency-Key', async () => {
  const error = { code: 'rate_limited', message: 'Too many requests.', docs: '', requestId: 'r1' };
  const { url, heard } = await scriptedService(json({ error }, 429, { 'Retry-After': '60' }));
  const { client } = await remote(url, 'pw_live_x');
  for (const [name, args] of [...EVERY_KIND, ...EVERY_KIND.slice(-1)]) {
    const reply = await callTool(client, name, args);
    expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code: 'rate_limited' } } });
    expect(reply.content[0]?.text).toContain('Wait 60 seconds.');
  }
  expect(heard).toHaveLength(5);
  expect(new Set(posts(heard).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('answers before its client gives up although the service does not, and the same call later is given what was asked for', async () => {
  const held: (() => void)[] = [];
  const hold: Reaction = (answer, request) => {
    const made = { data: plainArtifacts.research, meta: { ...meta, creditsCharged: 25 } };
    held.push(() => json(made)(answer, request));
  };
  const { url, heard } = await scriptedService(hold);
  const env = { PLANWRIGHT_CLOCK_FILE: hurriedClock(20), PLANWRIGHT_WAIT_MS: '1000' };
  const { client } = await remote(url, 'pw_live_x', env);
  const replies = await Promise.all(EVERY_KIND.map(([name, args]) => callTool(client, name, args)));
  for (const reply of replies) {
    expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code: 'engine_unavailable' } } });
    expect(reply.content[0]?.text).toContain('has not answered in time');
  }
  const again = callTool(client, 'generate_research', { idea });
  for (const answer of held) answer();
  expect((await again).structuredContent).toMatchObject({ status: 'succeeded', run: { creditsCharged: 25 } });
  expect(posts(heard)).toHaveLength(1);
});

it('tells all who wait for a run that it was cancelled, and starts it for none of them again', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const proxy = await unrulyProxy(service.url);
  const { client } = await remote(proxy.url, service.apiKey);
  const calls = [1, 2, 3].map(() => callTool(client, 'generate_research', { idea }));
  await expect.poll(() => proxy.heard.filter(({ path }) => path.includes('/runs/'))).toHaveLength(3);
  await expect.poll(() => gate.asked()).toEqual(['research']);
  const path = proxy.heard.find((one) => one.path.includes('/runs/'))?.path ?? '';
  await callTool(client, 'cancel_run', { runId: /run_[0-9a-f]{32}/.exec(path)?.[0] });
  for (const reply of await Promise.all(calls)) {
    expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code: 'conflict' } } });
  }
  expect(proxy.heard.filter(({ method }) => method === 'POST')).toHaveLength(1);
  gate.open('all');
  const fresh = await callTool(client, 'generate_research', { idea });
  expect(fresh.structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsRemaining: 99_975 } });
});

it('stops the run of a call made again that the user stops before it is known how the run stands', async () => {
  const accepted = json({ data: { runId, status: 'running' }, meta }, 202);
  let left = 0;
  const { url, heard } = await scriptedService((answer, request) => {
    if (request.method === 'GET') answer.on('close', () => left++);
    if (request.method === 'POST') accepted(answer, request);
    if (request.method === 'DELETE') refused(404, 'not_found', 'There is no such run.')(answer, request);
  });
  const { client } = await remote(url, 'pw_live_x');
  const looks = () => heard.filter(({ method }) => method === 'GET').length;
  const impatient = new AbortController();
  const first = callTool(client, 'generate_research', { idea }, { signal: impatient.signal });
  await expect.poll(looks).toBe(1);
  impatient.abort('Request timed out');
  await expect(first).rejects.toThrow('timed out');
  // Nobody waits for the run when the call is made again.
  await expect.poll(() => left).toBe(1);
  const user = new AbortController();
  const again = callTool(client, 'generate_research', { idea }, { signal: user.signal });
  again.catch(() => undefined);
  await expect.poll(looks).toBe(2);
  user.abort('the user pressed stop');
  await expect.poll(() => heard.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('told to stop, answers whoever waits that the run goes on at the service', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const proxy = await unrulyProxy(service.url);
  const { client, pid } = await remote(proxy.url, service.apiKey);
  const called = callTool(client, 'generate_research', { idea });
  await expect.poll(() => proxy.heard.some(({ path }) => path.includes('/runs/'))).toBe(true);
  const path = proxy.heard.find((one) => one.path.includes('/runs/'))?.path ?? '';
  const run = /run_[0-9a-f]{32}/.exec(path)?.[0] ?? '';
  const followed = callTool(client, 'get_run', { runId: run });
  await expect.poll(() => proxy.heard.some((one) => one.path.endsWith('/events'))).toBe(true);
  process.kill(pid, 'SIGTERM');
  expect((await called).structuredContent).toMatchObject({ status: 'running', runId: run, next: { tool: 'get_run' } });
  expect((await followed).structuredContent).toMatchObject({ status: 'running', runId: run });
  gate.open('all');
  const { client: next } = await remote(service.url, service.apiKey);
  const status = async () => (await callTool(next, 'get_run', { runId: run })).structuredContent.status;
  await expect.poll(status).toBe('succeeded');
});
