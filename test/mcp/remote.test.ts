import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileGate } from '../helpers/file-gate.ts';
import { callTool, stdioClient, type ToolReply } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { unrulyProxy } from '../helpers/unruly-proxy.ts';
import { remote, startService } from './remote-service.ts';

const idea = PLAIN_IDEA;

/** An answer without what differs from one call to the next. */
const timeless = (reply: ToolReply): unknown =>
  JSON.parse(
    JSON.stringify(reply)
      .replaceAll(/(run|req|ws)_[0-9a-f]{32}/g, '$1_')
      .replaceAll(/(\\?"durationMs\\?":)\d+/g, '$10')
      .replaceAll(/(\\?"generatedAt\\?":\\?")[^"\\]+/g, '$1'),
  );

it('answers as the process would by itself: results, parts, chains, credits and errors', async () => {
  const service = await startService();
  const folder = temporaryFolder();
  const { client: there } = await remote(service, { PLANWRIGHT_DATA_DIR: folder });
  const { client: here } = await stdioClient();
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
  await both('get_run', (ids) => ({ runId: ids[0] }));
  await both('get_run', (ids) => ({ runId: ids[0], section: 'features' }));
  await both('cancel_run', (ids) => ({ runId: ids[0] }));
  await both('generate_blueprint', () => ({ idea, detail: 'full' }));
  await both('generate_features', ([research]) => ({
    idea,
    research: { runId: research },
    context: null,
    tone: 'bold',
  }));
  await both('get_run', (ids) => ({ run_id: ids[2], section: 'prompt_pack', waitSeconds: '900' }));
  await both('generate_research', () => ({ idea, Fresh: true }));
  await both('generate_research', () => ({ idea: 'short' }));
  await both('generate_features', () => ({ idea, research: 'run_00000000000000000000000000000000' }));
  await both('get_run', () => ({ runId: 'run_00000000000000000000000000000000' }));
  await both('get_run', () => ({ runId: 'nonsense' }));
  const [creditsThere, creditsHere] = [await callTool(there, 'get_credits'), await callTool(here, 'get_credits')];
  expect(timeless(creditsThere)).toEqual(timeless(creditsHere));
  expect(existsSync(join(folder, 'planwright.db'))).toBe(false);
});

it('stops the run at the service when the user cancels the call, and charges nothing', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startService({ TEST_GATE: gate.folder });
  const proxy = await unrulyProxy(service.url);
  const { client } = await remote({ url: proxy.url, apiKey: service.apiKey });
  const user = new AbortController();
  const call = callTool(client, 'generate_research', { idea }, { signal: user.signal });
  call.catch(() => undefined);
  await expect.poll(() => gate.asked()).toEqual(['research']);
  user.abort('the user pressed stop');
  await expect(call).rejects.toThrow();
  await expect.poll(() => proxy.heard.some(({ method }) => method === 'DELETE')).toBe(true);
  const stopped = /run_[0-9a-f]{32}/.exec(proxy.heard.find(({ method }) => method === 'DELETE')?.path ?? '')?.[0];
  // The proxy hears of it before the service does it.
  const first = async () => (await callTool(client, 'get_run', { runId: stopped })).structuredContent;
  await expect.poll(first).toMatchObject({ status: 'cancelled', meta: { creditsCharged: 0 } });
  const again = callTool(client, 'generate_research', { idea });
  gate.open('all');
  const { runId, ...answer } = (await again).structuredContent;
  expect(answer).toMatchObject({ status: 'succeeded', meta: { creditsRemaining: 99_975 } });
  expect(runId).not.toBe(stopped);
});

it('says what to set when the key is missing, wrong, or would be sent in the clear', async () => {
  const { url } = await startService();
  for (const [env, code, words] of [
    [{ PLANWRIGHT_API_URL: url }, 'unauthorized', 'PLANWRIGHT_API_KEY is not'],
    [{ PLANWRIGHT_API_URL: url, PLANWRIGHT_API_KEY: 'pw_live_nothing' }, 'unauthorized', 'key'],
    [{ PLANWRIGHT_API_URL: 'http://plans.example', PLANWRIGHT_API_KEY: 'k' }, 'invalid_request', 'Use https:'],
  ] as const) {
    const { client } = await stdioClient(env);
    const reply = await callTool(client, 'get_credits');
    expect(reply).toMatchObject({ isError: true, structuredContent: { error: { code } } });
    expect(reply.content[0]?.text).toContain(words);
  }
});
