import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LEASE_MS } from '../../src/generation/open-run.ts';
import { fileGate } from '../helpers/file-gate.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { post, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const entry = fileURLToPath(new URL('../helpers/entries/serve.ts', import.meta.url));
const START_MS = Date.UTC(2026, 0, 15, 12);
const STAGES = ['research', 'architecture', 'features', 'phases', 'promptPack'] as const;

it.each(
  STAGES,
)('a server killed in the %s stage finishes that blueprint at its next start, charged once', async (stage) => {
  const gate = fileGate(temporaryFolder());
  const clock = join(temporaryFolder(), 'clock');
  writeFileSync(clock, String(START_MS));
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder(), TEST_GATE: gate.folder, PLANWRIGHT_CLOCK_FILE: clock };
  for (const before of STAGES.slice(0, STAGES.indexOf(stage))) gate.open(before);
  const first = await startServed(env, { entry });
  const headers = { 'X-API-Key': first.apiKey ?? '' };
  const started = await post(
    `${first.url}/api/v1/mcp/generate/blueprint`,
    first.apiKey ?? '',
    { idea: PLAIN_IDEA },
    { Prefer: 'respond-async' },
  );
  expect(started?.status).toBe(202);
  await expect.poll(() => gate.asked()).toContain(stage);
  const path = `/api/v1/mcp/runs/${started?.body.data?.runId}`;
  const before = await read(first.url + path, headers);
  await first.process.kill('SIGKILL');

  const asked = gate.asked();
  gate.open('all');
  // The dead process's lease lapses.
  writeFileSync(clock, String(START_MS + LEASE_MS));
  const second = await startServed(env, { entry });
  let run = await read(`${second.url}${path}?wait=30`, headers);
  while (run.data.status === 'running') run = await read(`${second.url}${path}?wait=30`, headers);
  expect(run.data).toMatchObject({ status: 'succeeded', creditsCharged: 150 });
  const done = before.data.stages.filter((one) => one.status === 'done').map((one) => one.name);
  expect(
    gate
      .asked()
      .slice(asked.length)
      .filter((one) => done.includes(one)),
  ).toEqual([]);
  const credits = await read(`${second.url}/api/v1/mcp/credits`, headers);
  expect(credits.data.credits).toBe(100_000 - 150);
});

interface Read {
  data: { status: string; creditsCharged: number; credits: number; stages: { name: string; status: string }[] };
}

async function read(url: string, headers: Record<string, string>): Promise<Read> {
  // The shape is what the test goes on to expect.
  return (await (await fetch(url, { headers })).json()) as Read;
}
