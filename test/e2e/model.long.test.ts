import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it, onTestFinished } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { callTool } from '../helpers/mcp-client.ts';
import { startMessagesApi } from '../helpers/messages-api/messages-api.ts';
import type { StandInOptions } from '../helpers/messages-api/vendor.ts';
import { bundled } from '../helpers/processes.ts';
import { commandJson, post, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const idea = 'A rota planner for volunteer lifeboat crews with SMS call-outs and tide times';

async function vendor(options: StandInOptions = {}) {
  const api = await startMessagesApi(options);
  onTestFinished(() => api.close());
  const env = {
    PLANWRIGHT_DATA_DIR: temporaryFolder(),
    ANTHROPIC_API_KEY: api.apiKey,
    ANTHROPIC_BASE_URL: api.url,
  };
  return { api, env };
}

it('a server with a key of the vendor writes a blueprint with its model, and says so', async () => {
  const { api, env } = await vendor({ thinkingTokens: 300 });
  const { url, apiKey = '', process } = await startServed({ ...env, PLANWRIGHT_MODEL: 'claude-opus-5-5' });

  const reply = await post(`${url}/api/v1/mcp/generate/blueprint`, apiKey, { idea });

  expect(reply?.body.error).toBeUndefined();
  expect(reply?.headers.get('x-credits-charged')).toBe('150');
  expect(reply?.body.meta).toMatchObject({
    engine: 'anthropic',
    model: 'claude-opus-5-5',
    quality: { coherent: true },
  });
  expect(api.byStage).toMatchObject({ brief: 1, research: 1, skeleton: 1, packIndex: 1, review: 1 });
  expect(new Set(api.requests.map(({ body }) => body?.model))).toEqual(new Set(['claude-opus-5-5']));
  for (const secret of [api.apiKey, 'lifeboat']) expect(process.stderr()).not.toContain(secret);
  await expect.poll(() => api.open).toBe(0);
});

it('an IDE whose model is away is told what to do, and pays nothing', async () => {
  const { api, env } = await vendor({ faults: { always: 'http_401' } });
  const client = new Client({ name: 'ide', version: '1.0.0' });
  onTestFinished(() => client.close());
  const args = [bundled('src/cli/main.ts'), 'stdio'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'pipe' }));

  const { isError, structuredContent } = await callTool(client, 'generate_research', { idea });

  expect(isError).toBe(true);
  expect(structuredContent.error).toMatchObject({
    code: 'engine_unavailable',
    message: expect.stringMatching(/ANTHROPIC_API_KEY/),
  });
  expect((await callTool(client, 'get_credits')).structuredContent.data?.credits).toBe(100_000);
  await client.close();
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
  expect(api.open).toBe(0);
});

it('a process that is killed in the middle of an answer leaves no call at the vendor, and the next start finishes the run', async () => {
  const { api, env } = await vendor({ faults: { byStage: { skeleton: ['stall'] } } });
  const first = await startServed(env);
  const key = first.apiKey ?? '';
  const lost = post(`${first.url}/api/v1/mcp/generate/blueprint`, key, { idea }, { 'Idempotency-Key': 'once' });
  await expect.poll(() => api.requests.some(({ stage, halted }) => stage === 'skeleton' && halted)).toBe(true);
  // Research, beside it, is recorded before the process goes.
  await expect.poll(() => doneStages(env.PLANWRIGHT_DATA_DIR)).toEqual(['research']);
  await first.process.kill();
  expect(await lost).toBeUndefined();
  await expect.poll(() => api.open).toBe(0);

  const { url } = await startServed(env);
  const reply = await post(`${url}/api/v1/mcp/generate/blueprint`, key, { idea }, { 'Idempotency-Key': 'once' });

  expect([reply?.status, reply?.body.error]).toEqual([200, undefined]);
  expect(api.byStage).toMatchObject({ brief: 1, research: 1, skeleton: 2, packIndex: 1, review: 1 });
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
});

/** The stages that are recorded in the database of a process. */
async function doneStages(folder: string): Promise<string[]> {
  // An App whose clock is behind would take the others' to have been set back.
  await using app = await testApp({ databaseUrl: join(folder, 'planwright.db'), clock: new TestClock(Date.now()) });
  const done = await app.store.db.selectFrom('run_stages').select('stage').where('status', '=', 'done').execute();
  return done.map(({ stage }) => stage);
}
