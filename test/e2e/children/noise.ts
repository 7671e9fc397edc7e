// A neighbour that makes as much noise as one can, for so many milliseconds; then it prints what it did and ends.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { HEAVY } from '../../helpers/heavy-inputs.ts';

interface Target {
  url: string;
  mcpUrl: string;
  apiKey: string;
}

/** The neighbour's address; the quiet workspace calls from another. */
const ELSEWHERE = '127.0.0.2';
/** How often a slow body sends a byte, how long a pipeline is left unread, and when what failed begins again. */
const [DRIP_MS, HELD_MS, RETRY_MS] = [500, 2_000, 10];

const target: Target = JSON.parse(process.env.TARGET ?? '{}');
const over = AbortSignal.timeout(Number(process.env.NOISE_MS));
const noises = [heavyPlans, unreadPipelines, sessionFlood, slowBodies];
const counts = await Promise.all(noises.map((make) => make(target, over)));
process.stdout.write(`${JSON.stringify(Object.assign({ counts: true }, ...counts))}\n`);
process.exit(0);

function agent(): Agent {
  return new Agent({ connect: { localAddress: ELSEWHERE } });
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

async function heavyPlans({ url, apiKey }: Target, signal: AbortSignal) {
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
async function unreadPipelines({ url }: Target, signal: AbortSignal) {
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
async function sessionFlood({ mcpUrl, apiKey }: Target, signal: AbortSignal) {
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
async function slowBodies({ url, apiKey }: Target, signal: AbortSignal) {
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
