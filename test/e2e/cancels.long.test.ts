import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { chances } from '../helpers/chances.ts';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { commandJson, startServed } from '../helpers/served.ts';
import { onEveryStore, temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const SERVE = fileURLToPath(new URL('../helpers/entries/serve.ts', import.meta.url));
const CANCELS = Number(process.env.CANCELS ?? 100);
/** Milliseconds before and after the end of a run in which its call is cancelled. */
const AROUND_MS = 50;
const STAGE_MS = 60;
const AT_ONCE = 4;
const MEASURED = 9;

onEveryStore('a call that is cancelled just as its run ends, and made again', (kind) => {
  it.each(['stdio', 'http'] as const)('is charged once over %s, whatever the cancel hit', async (door) => {
    const env = {
      PLANWRIGHT_SECRET_KEY: TEST_SECRET,
      PLANWRIGHT_DATABASE_URL: await kind.emptyUrl(),
      PLANWRIGHT_DATA_DIR: temporaryFolder(),
      PLANWRIGHT_RATE_LIMIT: '1000000',
      TEST_STAGE_MS: String(STAGE_MS),
    };
    const client = door === 'stdio' ? (await stdioClient(env)).client : await httpClient(env);
    const random = chances(`${kind.name} ${door}`);
    const ideas = Array.from({ length: CANCELS }, (_, at) => `Idea number ${at} of a booking app for dog groomers`);
    const endsAfterMs = await durationOf(client);

    let done = 0;
    let lost = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let idea = ideas.pop(); idea !== undefined; idea = ideas.pop()) {
          const cancelAfterMs = Math.max(1, Math.round(endsAfterMs + (2 * random() - 1) * AROUND_MS));
          const isReceived = await cancelled(client, { idea, cancelAfterMs, isTimeout: random() < 0.5 });
          if (!isReceived) lost++;
          const made = await callTool(client, 'generate_research', { idea });
          expect(made.structuredContent).toMatchObject({ status: 'succeeded', run: { creditsCharged: 25 } });
          const again = await callTool(client, 'generate_research', { idea });
          expect(again.structuredContent).toMatchObject({
            runId: made.structuredContent.runId,
            meta: { creditsCharged: 0 },
          });
          done++;
        }
      }),
    );

    await using app = await testApp({ databaseUrl: env.PLANWRIGHT_DATABASE_URL, clock: new TestClock(Date.now()) });
    const charges = await app.store.db.selectFrom('entries').selectAll().where('kind', '=', 'charge').execute();
    expect([done, charges.length]).toEqual([CANCELS, CANCELS + MEASURED]);
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
    process.stdout.write(`${kind.name} ${door}: ${done} calls cancelled, ${lost} answers lost, one charge each\n`);
  });
});

async function httpClient(env: Record<string, string>): Promise<Client> {
  const served = await startServed(env, { entry: SERVE });
  const client = new Client({ name: 'cancels', version: '1.0.0' });
  onTestFinished(() => client.close());
  const requestInit = { headers: { Authorization: `Bearer ${served.apiKey}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(served.mcpUrl), { requestInit }));
  return client;
}

/** Milliseconds that a call takes once all is warm. */
async function durationOf(client: Client): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < MEASURED; at++) {
    const startedAt = performance.now();
    await callTool(client, 'generate_research', { idea: `A booking app whose run is only measured, ${at}` });
    took.push(performance.now() - startedAt);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(MEASURED / 2)] ?? STAGE_MS;
}

/** False when the client dropped the answer, or there was none to come. */
async function cancelled(
  client: Client,
  { idea, cancelAfterMs, isTimeout }: { idea: string; cancelAfterMs: number; isTimeout: boolean },
): Promise<boolean> {
  const user = new AbortController();
  const patience = AbortSignal.timeout(cancelAfterMs);
  if (!isTimeout) patience.addEventListener('abort', () => user.abort('stop'));
  const options = isTimeout ? { timeout: cancelAfterMs } : { signal: user.signal };
  try {
    await callTool(client, 'generate_research', { idea }, options);
    return true;
  } catch {
    return false;
  }
}
