import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it, onTestFinished } from 'vitest';
import { HEAVY, type Heavy } from '../helpers/heavy-inputs.ts';
import { callTool, stdioClient } from '../helpers/mcp-client.ts';
import { startNode } from '../helpers/processes.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { commandJson, post, type RestAnswer, type Served, startServed } from '../helpers/served.ts';
import { onEveryStore, onOneStore, temporaryFolder } from '../helpers/stores.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

onEveryStore('requests that take as much work as they can', (kind) => {
  // What a server does of its own work does not depend on the database: a few are enough on the second one.
  const heavy = kind.name === 'postgres' ? HEAVY.filter(({ statuses }) => statuses.length === 1) : HEAVY;

  it('stop no one else, end by themselves, and are never charged when they fail', async () => {
    const env = {
      PLANWRIGHT_SECRET_KEY: TEST_SECRET,
      PLANWRIGHT_DATABASE_URL: await kind.emptyUrl(),
      PLANWRIGHT_DATA_DIR: temporaryFolder(),
      PLANWRIGHT_RATE_LIMIT: '1000000',
    };
    const first = await startServed(env);
    const key = first.apiKey ?? '';
    const second = await startServed(env);
    const { id } = await commandJson(['workspace', 'create', '--name', 'Neighbour', '--plan', 'pro'], env);
    const { key: other } = await commandJson(['key', 'create', '--workspace', String(id)], env);
    const watch = watching([first, second], String(other));

    const told = await Promise.all(heavy.flatMap((one) => [sent(first, key, one), sent(second, key, one)]));
    for (const { name, statuses, status, charged } of told) {
      expect([name, statuses]).toEqual([name, expect.arrayContaining([status])]);
      expect([name, charged]).toEqual([name, status === 200]);
    }
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });

    // Once more, and the server goes down in the middle of it.
    const begun = heavy.filter(({ statuses }) => statuses.includes(200)).map((one) => begin(second, key, one));
    const runs = (await Promise.all(begun)).filter((runId) => runId !== undefined);
    await second.process.kill();
    const third = await startServed(env);
    for (const runId of runs) {
      await expect.poll(() => statusOf(third, key, runId), { timeout: 60_000 }).toMatch(/succeeded|failed/);
    }
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });

    const { answered, slowestMs } = await watch.end();
    expect(answered).toBeGreaterThan(20);
    // Measured, and not asserted: a machine may be slow.
    process.stdout.write(`${kind.name}: ${answered} probes answered, the slowest in ${Math.round(slowestMs)} ms\n`);
  });
});

onOneStore('requests that take as much work as they can', (kind) => {
  it('end over MCP and in the shell as they do over REST, in the same words', async () => {
    const env = {
      PLANWRIGHT_SECRET_KEY: TEST_SECRET,
      PLANWRIGHT_DATABASE_URL: await kind.emptyUrl(),
      PLANWRIGHT_DATA_DIR: temporaryFolder(),
    };
    const served = await startServed(env);
    const key = served.apiKey ?? '';
    const client = await mcpOver(served, key);
    for (const { name, tool, body } of HEAVY) {
      const rest = await post(`${served.url}/api/v1/mcp/generate/${tool}`, key, body);
      const mcp = await callTool(client, `generate_${tool.replace('-', '_')}`, body);
      expect([name, mcp.isError ?? false]).toEqual([name, rest?.status !== 200]);
      if (rest?.status === 200) continue;
      expect(mcp.structuredContent.error).toMatchObject({
        code: rest?.body.error?.code,
        message: rest?.body.error?.message,
      });
    }
    for (const { name, tool, body, statuses } of HEAVY.filter((one) => 'context' in one.body)) {
      const told = await shell(['generate', tool, String(body.idea), '--context', String(body.context)], env);
      const code = told.error?.code;
      expect([name, statuses]).toEqual([name, expect.arrayContaining([code === undefined ? 200 : STATUS[code]])]);
    }
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
  });
});

it('heavy requests of a stdio process leave it able to answer, and end', async () => {
  const env = { PLANWRIGHT_DATA_DIR: temporaryFolder() };
  const { client } = await stdioClient(env, { entry: MAIN });
  let left = HEAVY.length;
  const calls = HEAVY.map(async ({ name, tool, body, statuses }) => {
    const { isError } = await callTool(client, `generate_${tool.replace('-', '_')}`, body, { timeout: 120_000 });
    left--;
    if (isError) expect([name, statuses.some((status) => status !== 200)]).toEqual([name, true]);
  });
  let slowestMs = 0;
  let answered = 0;
  while (left > 0) {
    const startedAt = performance.now();
    expect((await callTool(client, 'get_credits')).structuredContent.status).toBe('succeeded');
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    answered++;
    await wait(PROBE_EVERY_MS);
  }
  await Promise.all(calls);
  expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true, openHolds: 0 });
  process.stdout.write(`stdio: ${answered} answers in between, the slowest in ${Math.round(slowestMs)} ms\n`);
});

/** Often enough to notice, and seldom enough to leave the cores to the servers. */
const PROBE_EVERY_MS = 50;
const STATUS: Record<string, number> = { invalid_request: 400, unprocessable: 422 };

/** What the shell prints of a generation, made or refused. */
async function shell(args: string[], env: Record<string, string>): Promise<RestAnswer['body']> {
  const run = startNode([MAIN, ...args, '--json'], { env });
  await run.exit;
  return JSON.parse(run.stdout());
}

async function mcpOver({ mcpUrl }: Served, key: string): Promise<Client> {
  const client = new Client({ name: 'heavy-test', version: '1.0.0' });
  onTestFinished(() => client.close());
  const requestInit = { headers: { Authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl), { requestInit }));
  return client;
}

async function sent({ url }: Served, key: string, { name, tool, body, statuses }: Heavy) {
  const answer = await post(`${url}/api/v1/mcp/generate/${tool}`, key, body);
  return { name, statuses, status: answer?.status, charged: answer?.headers.get('x-credits-charged') !== '0' };
}

async function begin({ url }: Served, key: string, { tool, body }: Heavy): Promise<string | undefined> {
  const answer = await post(`${url}/api/v1/mcp/generate/${tool}`, key, body, { Prefer: 'respond-async' });
  const runId = answer?.body.data?.runId;
  return runId === undefined ? undefined : String(runId);
}

async function statusOf({ url }: Served, key: string, runId: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/mcp/runs/${runId}`, { headers: { Authorization: `Bearer ${key}` } });
  const body = (await answer.json()) as RestAnswer['body'];
  return String(body.data?.status);
}

/** Another client, which asks each server now and then whether it lives and what is left to spend. */
function watching(servers: readonly Served[], key: string) {
  let isOver = false;
  let answered = 0;
  let slowestMs = 0;
  const probe = async (url: string) => {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${key}` } }).catch(() => undefined);
    // The server that the test kills answers no more.
    if (answer === undefined) return;
    await answer.text();
    expect(answer.status).toBe(200);
    answered++;
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  };
  const loop = async (url: string) => {
    for (; !isOver; await wait(PROBE_EVERY_MS)) await probe(url);
  };
  const loops = servers.flatMap(({ url }) => [loop(`${url}/healthz`), loop(`${url}/api/v1/mcp/credits`)]);
  return {
    async end() {
      isOver = true;
      await Promise.all(loops);
      return { answered, slowestMs };
    },
  };
}
