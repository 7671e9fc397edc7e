import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startNode } from '../helpers/processes.ts';
import { commandJson, type Served, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const NOISE = fileURLToPath(new URL('./children/noise.ts', import.meta.url));
/** A minute in `npm run test:soak`. */
const NOISE_MS = Number(process.env.NOISE_SECONDS ?? 15) * 1_000;
const QUIET_MS = NOISE_MS / 5;
const PAUSE_MS = 250;
const KEYS = 10;

it('a noisy neighbour, with and without a key, makes no call of another workspace fail', async () => {
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder() };
  const served = await startServed(env);
  const { id } = await commandJson(['workspace', 'create', '--name', 'Quiet', '--plan', 'pro'], env);
  // Each may make 60 calls a minute.
  const keys: string[] = [];
  for (let at = 0; at < KEYS; at++) {
    keys.push(String((await commandJson(['key', 'create', '--workspace', String(id)], env)).key));
  }

  const quiet = await probe(served, keys, QUIET_MS);
  const { url, mcpUrl, apiKey = '' } = served;
  const noise = startNode([NOISE], {
    env: { TARGET: JSON.stringify({ url, mcpUrl, apiKey }), NOISE_MS: String(NOISE_MS) },
  });
  const loud = await probe(served, keys, NOISE_MS);
  const counts = JSON.parse(await noise.line('"counts"'));

  expect(loud.refused).toEqual([]);
  expect(served.process.child.exitCode).toBeNull();
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true });
  // Measured, and not asserted: a machine may be slow.
  const [quietP99, loudP99] = [quiet, loud].map(({ tookMs }) => Math.round(percentile(tookMs, 0.99) * 10) / 10);
  const told = { calls: loud.tookMs.length, quietP99, loudP99, slowest: Math.round(Math.max(...loud.tookMs)) };
  process.stdout.write(`${JSON.stringify({ ...told, peakMb: peakMb(served), ...counts })}\n`);
});

/** Calls of the quiet workspace that generate nothing, one after the other: how long each took, and what was refused. */
async function probe({ url }: Served, keys: readonly string[], forMs: number) {
  const [tookMs, refused]: [number[], string[]] = [[], []];
  const paths = ['/api/v1/mcp/credits', '/api/v1/mcp/runs/run_0123456789abcdef0123456789abcdef', '/healthz'];
  const until = performance.now() + forMs;
  for (let at = 0; performance.now() < until; at++) {
    const key = keys[at % keys.length] ?? '';
    for (const path of paths) {
      const startedAt = performance.now();
      const answer = await fetch(url + path, { headers: { 'X-API-Key': key } }).catch((error: unknown) => error);
      tookMs.push(performance.now() - startedAt);
      // The run is none: what counts is that somebody looked.
      const status = answer instanceof Object && 'status' in answer ? answer.status : String(answer);
      if (status !== (path.includes('/runs/') ? 404 : 200)) refused.push(`${path}: ${status}`);
      if (answer instanceof Object && 'text' in answer && typeof answer.text === 'function') await answer.text();
    }
    await wait(PAUSE_MS);
  }
  return { tookMs, refused };
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const peakMb = ({ process: { child } }: Served): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024);
