import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { expect, it } from 'vitest';
import { ServiceProxy } from '../../src/mcp/proxy.ts';
import { systemClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { silentLog } from '../../src/system/log.ts';
import { fileGate } from '../helpers/file-gate.ts';
import { hurriedClock } from '../helpers/hurried-clock.ts';
import { callTool, stdioClient, type ToolReply } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { scriptedService } from '../helpers/scripted-service.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { unrulyProxy } from '../helpers/unruly-proxy.ts';
import { balance, remote, startService } from './proxied.ts';

const idea = PLAIN_IDEA;

/** An answer without what differs from one call to the next. */
const timeless = (reply: ToolReply): unknown =>
  JSON.parse(
    JSON.stringify(reply)
      .replaceAll(/(run|req|ws|plan)_[0-9a-f]{32}/g, '$1_')
      .replaceAll(/(\\?"durationMs\\?":)\d+/g, '$10')
      .replaceAll(/(\\?"generatedAt\\?":\\?")[^"\\]+/g, '$1'),
  );

it('answers as the process would by itself: results, parts, chains, credits and errors', async () => {
  const service = await startService();
  const folder = temporaryFolder();
  const { client: there } = await remote(service, { PLANWRIGHT_DATA_DIR: folder });
  const { client: here } = await stdioClient();
  expect(await there.listTools()).toEqual(await here.listTools());
  const runs: Record<string, string[]> = { here: [], there: [] };
  const both = async (name: string, args: (runIds: string[]) => object) => {
    const [fromThere, fromHere] = await Promise.all([
      callTool(there, name, args(runs.there ?? [])),
      callTool(here, name, args(runs.here ?? [])),
    ]);
    expect(timeless(fromThere), name).toEqual(timeless(fromHere));
    runs.there?.push(fromThere.structuredContent.runId ?? '');
    runs.here?.push(fromHere.structuredContent.runId ?? '');
    return fromThere;
  };
  await both('generate_research', () => ({ idea }));
  await both('generate_architecture', ([research]) => ({ idea, research }));
  const blueprint = await both('generate_blueprint', () => ({ idea }));
  expect(blueprint.structuredContent.meta).toMatchObject({ creditsCharged: 150, engine: 'outline' });
  await both('get_run', (ids) => ({ runId: ids[2], section: 'features' }));
  await both('get_run', (ids) => ({ runId: ids[0], section: 'features' }));
  await both('cancel_run', (ids) => ({ runId: ids[0] }));
  await both('generate_blueprint', () => ({ idea, detail: 'full' }));
  await both('generate_features', ([research]) => ({ idea, research: { runId: research }, context: null, tone: 'x' }));
  await both('generate_research', () => ({ idea, fresh: true }));
  await both('generate_research', () => ({ idea, Fresh: true }));
  await both('generate_research', () => ({ idea: 'short' }));
  await both('get_run', () => ({ runId: 'nonsense' }));
  const [creditsThere, creditsHere] = [await callTool(there, 'get_credits'), await callTool(here, 'get_credits')];
  expect(timeless(creditsThere)).toEqual(timeless(creditsHere));
  await expect(there.callTool({ name: 'generate_all' })).rejects.toThrow('Unknown tool; use one of generate_research');
  await expect(there.callTool({ name: 'a\r\nX: y' })).rejects.toThrow('Unknown tool');
  expect(existsSync(join(folder, 'planwright.db'))).toBe(false);
});

it('tells the progress of a run at the service', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const { client } = await remote(service);
  const told: (string | undefined)[] = [];
  const call = callTool(client, 'generate_blueprint', { idea }, { onprogress: ({ message }) => told.push(message) });
  await expect.poll(() => told.at(-1)).toContain('0 of 5 stages done');
  gate.open('research');
  await expect.poll(() => told.some((message) => message?.startsWith('research done (1 of 5)'))).toBe(true);
  gate.open('all');
  expect((await call).structuredContent.status).toBe('succeeded');
});

it('cancels the run at the service when the user stops the call, and charges nothing', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const { client } = await remote(service);
  const user = new AbortController();
  const call = callTool(client, 'generate_research', { idea }, { signal: user.signal });
  call.catch(() => undefined);
  await expect.poll(() => gate.asked()).toEqual(['research']);
  user.abort('the user pressed stop');
  await expect(call).rejects.toThrow();
  // The same call joins the run until it is cancelled, and begins another afterwards.
  const again = callTool(client, 'generate_research', { idea });
  await expect.poll(() => gate.asked().length).toBeGreaterThan(1);
  gate.open('all');
  expect((await again).structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 25 } });
  expect(await balance(client)).toBe(99_975);
});

it('cancels the run at the service although this process is told to stop in the same moment', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const parts = { listed: [], clock: systemClock, ids: randomIds, log: silentLog, waitMs: 45_000 };
  const proxy = new ServiceProxy({ ...parts, url: service.url, apiKey: service.apiKey ?? '' });
  const user = new AbortController();
  let runId = '';
  const progress = (note: { runId: string }) => {
    runId = note.runId;
  };
  const call = { client: undefined, signal: user.signal, isStopWanted: () => true, progress, http: undefined };
  const calling = proxy.call('generate_research', { idea }, call);
  calling.catch(() => undefined);
  await expect.poll(() => runId).not.toBe('');
  user.abort();
  proxy.leave();
  await proxy.close();
  const { client } = await remote(service);
  const { status } = (await callTool(client, 'get_run', { runId })).structuredContent;
  expect(status).toBe('cancelled');
});

it('leaves the run alone when the client only stops waiting, and the same call gets it, charged once', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const { client } = await remote(service);
  const client1 = new AbortController();
  const call = callTool(client, 'generate_research', { idea }, { signal: client1.signal });
  call.catch(() => undefined);
  await expect.poll(() => gate.asked()).toEqual(['research']);
  // As the official client does when its own time is over.
  client1.abort(new McpError(ErrorCode.RequestTimeout, 'Request timed out'));
  await expect(call).rejects.toThrow('timed out');
  const again = callTool(client, 'generate_research', { idea });
  gate.open('all');
  expect((await again).structuredContent).toMatchObject({ status: 'succeeded', run: { creditsCharged: 25 } });
  expect(gate.asked()).toEqual(['research']);
  expect(await balance(client)).toBe(99_975);
});

it('lists the tools while the service is away, says so to a call, and goes on when it is back', async () => {
  const service = await startService();
  const network = await unrulyProxy('http://127.0.0.1:9');
  const { client } = await remote(
    { url: network.url, apiKey: service.apiKey },
    {
      PLANWRIGHT_CLOCK_FILE: hurriedClock(50),
    },
  );
  expect((await client.listTools()).tools).toHaveLength(13);
  const away = await callTool(client, 'generate_research', { idea });
  expect(away.structuredContent.error).toMatchObject({ code: 'engine_unavailable' });
  expect(away.content[0]?.text).toMatch(/Planwright at http\S+ \(PLANWRIGHT_API_URL\) did not answer/);
  network.moveTo(service.url);
  // At once: by this clock, a wait is over in a moment.
  expect(await balance(client)).toBe(100_000);
  expect((await client.listTools()).tools).toHaveLength(13);
});

it('says what is wrong when the service is not reached, refuses the key, or is no Planwright', async () => {
  const { url } = await startService();
  const page = await scriptedService((answer) => answer.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>'));
  for (const [env, code, words] of [
    [{ PLANWRIGHT_API_URL: url }, 'unauthorized', 'PLANWRIGHT_API_KEY is not'],
    [{ PLANWRIGHT_API_URL: url, PLANWRIGHT_API_KEY: `pw_live_${'0'.repeat(40)}` }, 'unauthorized', 'key'],
    [{ PLANWRIGHT_API_URL: 'http://plans.example', PLANWRIGHT_API_KEY: 'k' }, 'invalid_request', 'Use https:'],
    [{ PLANWRIGHT_API_URL: page.url, PLANWRIGHT_API_KEY: 'k' }, 'not_found', 'status 404'],
  ] as const) {
    const { client } = await stdioClient(env);
    const reply = await callTool(client, 'get_credits');
    expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code } } });
    expect(reply.content[0]?.text).toContain(words);
    expect(reply.content[0]?.text).not.toContain('<p>');
  }
});
