import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptCalls } from '../../src/mcp/remote/kept-calls.ts';
import { fileGate } from '../helpers/file-gate.ts';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const idea = PLAIN_IDEA;
const SERVE = new URL('../helpers/entries/serve.ts', import.meta.url).pathname;

it('gives an editor that was started again in the middle of a run that run, charged once, until it wants a fresh one', async () => {
  const gate = fileGate(temporaryFolder());
  const service = await startServed(
    { PLANWRIGHT_DATA_DIR: temporaryFolder(), TEST_GATE: gate.folder },
    { entry: SERVE },
  );
  const folder = temporaryFolder();
  const env = {
    PLANWRIGHT_DATA_DIR: folder,
    PLANWRIGHT_API_URL: service.url,
    PLANWRIGHT_API_KEY: service.apiKey ?? '',
  };
  const first = await stdioClient(env);
  callTool(first.client, 'generate_research', { idea }).catch(() => undefined);
  await expect.poll(() => gate.asked().length).toBe(1);
  process.kill(first.pid, 'SIGKILL');

  const { client } = await stdioClient(env);
  const again = callTool(client, 'generate_research', { idea });
  gate.open('all');
  const made = (await again).structuredContent;
  expect(made).toMatchObject({ run: { creditsCharged: 25 }, meta: { creditsRemaining: 99_975 } });

  const repeat = (await callTool(client, 'generate_research', { idea })).structuredContent;
  expect(repeat).toMatchObject({ runId: made.runId, meta: { creditsCharged: 0, creditsRemaining: 99_975 } });
  const fresh = (await callTool(client, 'generate_research', { idea, fresh: true })).structuredContent;
  expect(fresh.runId).not.toBe(made.runId);
  expect(fresh.meta).toMatchObject({ creditsCharged: 25, creditsRemaining: 99_950 });
  const plain = (await callTool(client, 'generate_research', { idea })).structuredContent;
  expect(plain).toMatchObject({ runId: fresh.runId, meta: { creditsCharged: 0 } });
});

const HASH = 'a'.repeat(64);
const KEY = '0123456789abcdef'.repeat(2);

it('keeps a call for twenty minutes, without a word of it, and lives with a folder that cannot be used', () => {
  const folder = join(temporaryFolder(), 'calls');
  let now = 1_000;
  const kept = keptCalls(folder, { maxAgeMs: 100, now: () => now });
  expect(kept.find(HASH)).toBeUndefined();
  kept.keep(HASH, KEY);
  expect(kept.find(HASH)).toBe(KEY);
  expect(readFileSync(join(folder, HASH), 'utf8')).toBe(`{"idempotencyKey":"${KEY}","at":1000}`);
  now += 101;
  expect(kept.find(HASH)).toBeUndefined();
  keptCalls(folder, { maxAgeMs: 100, now: () => now });
  expect(readdirSync(folder)).toEqual([]);

  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, HASH), '{"idempotencyKey":"../../etc","at":1101}');
  expect(kept.find(HASH)).toBeUndefined();
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const nowhere = keptCalls(join(file, 'calls'), { maxAgeMs: 100, now: () => now });
  nowhere.keep(HASH, KEY);
  expect(nowhere.find(HASH)).toBeUndefined();
  nowhere.drop(HASH);
});
