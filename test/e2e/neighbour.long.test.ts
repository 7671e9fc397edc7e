import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { HEAVY } from '../helpers/heavy-inputs.ts';
import { commandJson, type Served, startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const NOISE_MS = Number(process.env.NOISE_SECONDS ?? 60) * 1_000;
const QUIET_MS = 10_000;
const PAUSE_MS = 250;
const KEYS = 10;
/** How often a slow body sends a byte, how long a pipeline is left unread, and what failed begins again. */
const [DRIP_MS, HELD_MS, RETRY_MS] = [500, 2_000, 10];
/** The neighbour's address; the quiet workspace calls from another. */
const ELSEWHERE = '127.0.0.2';

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
  const noise = new AbortController();
  const neighbours = [
    heavyPlans(served, noise.signal),
    unreadPipelines(served, noise.signal),
    sessionFlood(served, noise.signal),
    slowBodies(served, noise.signal),
  ];
  const loud = await probe(served, keys, NOISE_MS);
  noise.abort();
  const counts = Object.assign({}, ...(await Promise.all(neighbours)));

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

function agent(): Agent {
  const dispatcher = new Agent({ connect: { localAddress: ELSEWHERE } });
  onTestFinished(() => dispatcher.destroy());
  return dispatcher;
}

/** Repeats something in lanes until the noise is over; how often it did. */
async function repeated(lanes: number, signal: AbortSignal, work: (lane: number) => Promise<unknown>): Promise<number> {
  let count = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (; !signal.aborted; count++) await work(lane).catch(() => wait(RETRY_MS));
    }),
  );
  return count;
}

async function heavyPlans({ url, apiKey }: Served, signal: AbortSignal) {
  const dispatcher = agent();
  let at = 0;
  const plans = await repeated(8, signal, async () => {
    const { tool, body } = HEAVY[at++ % HEAVY.length] ?? { tool: 'research', body: {} };
    const headers = { 'X-API-Key': apiKey ?? '', 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), dispatcher, signal };
    await (await fetch(`${url}/api/v1/mcp/generate/${tool}`, init)).text();
  });
  return { plans };
}

/** Connections that ask for a document many times and never read. */
async function unreadPipelines({ url }: Served, signal: AbortSignal) {
  const pipelines = await repeated(20, signal, async () => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: ELSEWHERE }).pause();
    socket.on('error', () => undefined);
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(90));
    await Promise.race([new Promise((resolve) => socket.once('close', resolve)), wait(HELD_MS)]);
    socket.destroy();
  });
  return { pipelines };
}

/** Sessions that nobody uses, of a client with a very long name. */
async function sessionFlood({ mcpUrl, apiKey }: Served, signal: AbortSignal) {
  const dispatcher = agent();
  const clientInfo = { name: 'x'.repeat(900_000), version: '1' };
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const headers = {
    'X-API-Key': apiKey ?? '',
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  const sessions = await repeated(4, signal, async () => {
    await (await fetch(mcpUrl, { method: 'POST', headers, body, dispatcher, signal })).text();
  });
  return { sessions };
}

/** Requests whose bodies hardly come. */
async function slowBodies({ url, apiKey }: Served, signal: AbortSignal) {
  const head = `POST /api/v1/mcp/generate/research HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${apiKey}\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`;
  const slow = await repeated(50, signal, async () => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: ELSEWHERE });
    let isOpen = true;
    socket
      .on('error', () => undefined)
      .once('close', () => {
        isOpen = false;
      });
    socket.resume().write(head);
    while (isOpen && !signal.aborted) {
      await wait(DRIP_MS);
      socket.write(' ');
    }
    socket.destroy();
  });
  return { slow };
}
