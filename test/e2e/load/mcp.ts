import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { callTool, type ToolReply } from '../../helpers/mcp-client.ts';
import { bundled } from '../../helpers/processes.ts';
import { newIdea, oneOf, type World } from './world.ts';

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const TOOLS = [
  'generate_research',
  'generate_architecture',
  'generate_features',
  'generate_phases',
  'generate_blueprint',
];
/** Milliseconds after which an answer is missing; a call waits a few seconds here and says that its run goes on. */
const ANSWER_MS = 90_000;
const READS_MAX = 60;

/** A client with the session it has now; a broken one is replaced at the next call. */
interface Seat {
  door: string;
  connect(): Promise<{ client: Client; wasKilled(): boolean }>;
  now?: { client: Client; wasKilled(): boolean } | undefined;
}

/** A session over HTTP, on another server each time it has to be opened anew. */
export function httpSeat(world: World): Seat {
  return {
    door: 'mcp http',
    async connect() {
      const member = world.fleet.pick(world.random);
      const { life } = member;
      const requestInit = { headers: { Authorization: `Bearer ${oneOf(world.random, world.keys)}` } };
      const client = newClient();
      const wasKilled = () => member.life !== life;
      try {
        await client.connect(new StreamableHTTPClientTransport(new URL(member.served.mcpUrl), { requestInit }));
      } catch (error) {
        if (!wasKilled()) throw error;
      }
      return { client, wasKilled };
    },
  };
}

/** A stdio process on the same database, as an IDE starts it; `kill` ends it without a word. */
export function stdioSeat(world: World): Seat & { kill(): void; stderr(): string } {
  let pid: number | null = null;
  let killed = new Set<number | null>();
  let stderr = '';
  return {
    door: 'mcp stdio',
    async connect() {
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: [bundled(MAIN), 'stdio'],
        env: { PATH: process.env.PATH ?? '', ...world.env, PLANWRIGHT_API_KEY: oneOf(world.random, world.keys) },
        stderr: 'pipe',
      });
      transport.stderr?.on('data', (chunk: Buffer) => {
        stderr += chunk.toString('utf8');
      });
      const client = newClient();
      await client.connect(transport);
      const mine = transport.pid;
      pid = mine;
      return { client, wasKilled: () => killed.has(mine) };
    },
    kill() {
      if (pid === null) return;
      killed = new Set([...killed, pid]);
      process.kill(pid, 'SIGKILL');
      pid = null;
    },
    stderr: () => stderr,
  };
}

function newClient(): Client {
  const client = new Client({ name: 'load', version: '1.0.0' });
  client.onerror = () => undefined;
  return client;
}

/** One visit: a call that costs nothing, or one that makes something, waited for or stopped. */
export async function visitMcp(world: World, seat: Seat): Promise<void> {
  if (world.random() < 0.2) return void (await call(world, seat, 'get_credits'));
  const made = await call(world, seat, oneOf(world.random, TOOLS), { idea: newIdea() });
  let result = made?.structuredContent;
  if (result?.status === 'running' && world.random() < 0.2) {
    return void (await call(world, seat, 'cancel_run', { runId: result.runId }));
  }
  for (let reads = 0; result?.status === 'running' && reads < READS_MAX; reads++) {
    result =
      (await call(world, seat, 'get_run', { runId: result.runId, waitSeconds: 10 }))?.structuredContent ?? result;
    // The session was opened with another workspace's key since: it sees no such run.
    if (result.status === 'failed') return;
  }
}

export async function leave({ now }: Seat): Promise<void> {
  await now?.client.close().catch(() => undefined);
}

async function call(world: World, seat: Seat, tool: string, args: object = {}): Promise<ToolReply | undefined> {
  seat.now ??= await seat.connect();
  const { client, wasKilled } = seat.now;
  try {
    const reply = await unlessKilled(callTool(client, tool, args, { timeout: ANSWER_MS }), wasKilled);
    const { status, error, meta } = reply.structuredContent;
    if (error) world.tally.error(seat.door, error.code);
    else world.tally.count(seat.door, status);
    if (meta?.creditsCharged && typeof meta.runId === 'string') world.tally.charged(meta.runId);
    return reply;
  } catch (error) {
    if (wasKilled()) world.tally.count(seat.door, 'lost with a killed process');
    else world.tally.fault(`${seat.door}: no answer from a process that lives: ${error}`);
    await leave(seat);
    seat.now = undefined;
    return undefined;
  }
}

/** What the client is answered; rejects soon after its process was killed, from which it would wait for the whole time. */
async function unlessKilled(reply: Promise<ToolReply>, wasKilled: () => boolean): Promise<ToolReply> {
  for (let looksAfter = 0; looksAfter < 2; ) {
    const answer = await Promise.race([reply, wait(1_000)]);
    if (answer) return answer;
    if (wasKilled()) looksAfter++;
  }
  reply.catch(() => undefined);
  throw new Error('its process was killed');
}
