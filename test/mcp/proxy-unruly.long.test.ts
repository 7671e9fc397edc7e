import { expect, it } from 'vitest';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { PLAIN_IDEA } from '../helpers/plain-artifacts.ts';
import { commandJson, type Served, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { type Mishap, type PassingRequest, unrulyProxy } from '../helpers/unruly-proxy.ts';

const SERVE = new URL('../helpers/entries/serve.ts', import.meta.url).pathname;
const SEED = 20_261_121;
const CALLS = 50;
const AT_ONCE = 5;
const MISHAPS: readonly Mishap[] = ['lost', 'answer lost', 'answer torn', 'late', 'page 502', 'error 500', 'limited'];

/** Numbers from 0 to 1 that repeat from run to run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A mishap for six requests of ten, but never so many on one request that four attempts are not enough. */
function mishaps(): (request: PassingRequest) => Mishap | undefined {
  const random = seeded(SEED);
  const inARow = new Map<string, number>();
  return (request) => {
    const name = JSON.stringify(request);
    const before = inARow.get(name) ?? 0;
    const mishap = random() < 0.6 && before < 3 ? MISHAPS[Math.floor(random() * MISHAPS.length)] : undefined;
    inARow.set(name, mishap === undefined ? 0 : before + 1);
    return mishap;
  };
}

it(`brings ${CALLS} results, each charged once, from a service that is down at first and killed in the middle, through a network that loses, tears and delays`, async () => {
  const folder = temporaryFolder();
  const env = { PLANWRIGHT_DATA_DIR: folder, PLANWRIGHT_RATE_LIMIT: '100000' };
  const first = await startServed(env, { entry: SERVE });
  await first.process.kill('SIGTERM');
  const proxy = await unrulyProxy(first.url, mishaps());
  const { client } = await stdioClient({ PLANWRIGHT_API_URL: proxy.url, PLANWRIGHT_API_KEY: first.apiKey ?? '' });
  let service: Served | undefined;
  const start = async () => {
    service = await startServed(env, { entry: SERVE });
    proxy.moveTo(service.url);
  };
  const restart = async () => {
    await service?.process.kill('SIGKILL');
    await start();
  };
  const runs: string[] = [];
  let starting: Promise<void> | undefined;
  const asking = Array.from({ length: AT_ONCE }, async (_, first) => {
    for (let number = first; number < CALLS; number += AT_ONCE) {
      if (number === 0) starting = start();
      if (number === CALLS / 2) starting = restart();
      const args = { idea: `${PLAIN_IDEA}, number ${number}`, ...(number % 3 ? {} : { fresh: true }) };
      const options = number % 2 ? { onprogress: () => undefined } : {};
      const reply = await callTool(client, 'generate_research', args, options);
      expect(reply.structuredContent).toMatchObject({ status: 'succeeded', meta: { creditsCharged: 25 } });
      runs.push(reply.structuredContent.runId ?? '');
    }
  });
  await Promise.all(asking);
  expect(new Set(runs).size).toBe(CALLS);
  for (const mishap of MISHAPS) expect(proxy.heard.map((one) => one.mishap)).toContain(mishap);
  await starting;
  await service?.process.kill('SIGTERM');
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
  await using app = await testApp({ databaseUrl: `${folder}/planwright.db` });
  const { db } = app.store;
  const made = await db.selectFrom('runs').select(['id', 'status']).execute();
  expect(made.map((run) => run.status)).toEqual(Array(CALLS).fill('succeeded'));
  expect(made.map((run) => run.id).sort()).toEqual([...runs].sort());
  const charges = await db.selectFrom('entries').select('amount').where('kind', '=', 'charge').execute();
  expect(charges.map((entry) => entry.amount)).toEqual(Array(CALLS).fill(-25));
  const { balance } = await db.selectFrom('workspaces').select('balance').executeTakeFirstOrThrow();
  expect(balance).toBe(100_000 - CALLS * 25);
});
