import { randomUUID } from 'node:crypto';
import type { Member } from './fleet.ts';
import { newIdea, oneOf, type World } from './world.ts';

/** A blueprint is a third of what is made in money, and rare in number. */
const TOOLS = ['research', 'research', 'architecture', 'features', 'phases', 'prompt-pack', 'blueprint'];
/** Milliseconds after which an answer is missing: a request waits 280 seconds at most. */
const ANSWER_MS = 290_000;
const READS_MAX = 20;

interface Answer {
  status: number;
  data: Record<string, unknown>;
  text: string;
}

/** One visit of a REST client, of a kind that chance chooses. */
export async function visitRest(world: World): Promise<void> {
  const visit = oneOf(world.random, [
    readCredits,
    badRequest,
    synchronous,
    synchronous,
    polled,
    followed,
    repeated,
    cancelled,
  ]);
  await visit(world, oneOf(world.random, world.keys));
}

async function readCredits(world: World, key: string): Promise<void> {
  await ask(world, 'rest', key, '/mcp/credits');
}

async function badRequest(world: World, key: string): Promise<void> {
  const body = oneOf(world.random, [
    '{"idea":',
    '{"idea":"x"}',
    '{"idea":1,"more":true}',
    JSON.stringify('x'.repeat(1_100_000)),
  ]);
  await ask(world, 'rest', key, '/mcp/generate/research', { method: 'POST', body });
  await ask(world, 'rest', 'pw_live_unknown', '/mcp/credits');
  await ask(world, 'rest', key, '/mcp/runs/run_unknown');
}

async function synchronous(world: World, key: string): Promise<void> {
  await generate(world, 'rest', key);
}

async function polled(world: World, key: string): Promise<void> {
  const started = await generate(world, 'rest async', key, { Prefer: 'respond-async' });
  const runId = started?.data.runId;
  for (let reads = 0; typeof runId === 'string' && reads < READS_MAX; reads++) {
    const read = await ask(world, 'rest poll', key, `/mcp/runs/${runId}?wait=15`);
    if (read && read.data.status !== 'running') return;
  }
}

async function followed(world: World, key: string): Promise<void> {
  const started = await generate(world, 'rest async', key, { Prefer: 'respond-async' });
  if (typeof started?.data.runId === 'string')
    await ask(world, 'rest sse', key, `/mcp/runs/${started.data.runId}/events`);
}

/** A client that tries again, at whichever server, until it has an answer; some are impatient and ask twice at once. */
async function repeated(world: World, key: string): Promise<void> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const call = { tool: oneOf(world.random, TOOLS), idea: newIdea() };
  const runs = new Set<unknown>();
  for (let attempts = 0; attempts < 4 && runs.size === 0; attempts++) {
    const once = () => generate(world, 'rest retry', key, headers, call);
    const answers = await Promise.all(world.random() < 0.3 ? [once(), once()] : [once()]);
    for (const answer of answers) {
      if (answer?.status === 200) runs.add((JSON.parse(answer.text) as { meta: { runId: string } }).meta.runId);
    }
  }
  if (runs.size > 1) world.tally.fault(`one Idempotency-Key, ${runs.size} runs`);
}

async function cancelled(world: World, key: string): Promise<void> {
  const started = await generate(world, 'rest async', key, { Prefer: 'respond-async' });
  if (typeof started?.data.runId !== 'string') return;
  await ask(world, 'rest cancel', key, `/mcp/runs/${started.data.runId}`, { method: 'DELETE' });
}

function generate(
  world: World,
  door: string,
  key: string,
  headers: Record<string, string> = {},
  { tool, idea } = { tool: oneOf(world.random, TOOLS), idea: newIdea() },
): Promise<Answer | undefined> {
  return ask(world, door, key, `/mcp/generate/${tool}`, { method: 'POST', body: JSON.stringify({ idea }), headers });
}

/** Asks a server that lives; undefined when it was killed before it had answered. */
async function ask(
  world: World,
  door: string,
  key: string,
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer | undefined> {
  const member = world.fleet.pick(world.random);
  const { life } = member;
  try {
    const response = await fetch(`${member.served.url}/api/v1${path}`, {
      ...init,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json', ...init.headers },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const text = await response.text();
    return judge(world, door, response, text);
  } catch (error) {
    const call = `${init.method ?? 'GET'} ${path} of ${init.body?.length ?? 0} bytes`;
    lost(world, `${door}: ${call}`, member, life, error);
    return undefined;
  }
}

/** A connection may only break towards a server that was killed meanwhile. */
function lost({ tally }: World, door: string, member: Member, life: number, error: unknown): void {
  const cause = error instanceof Error && error.cause ? `: ${error.cause}` : '';
  if (member.life !== life) tally.count('rest', 'lost with a killed server');
  else tally.fault(`${door}: no answer from a server that lives: ${error}${cause}`);
}

function judge({ tally }: World, door: string, response: Response, text: string): Answer {
  const { status } = response;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    tally.count(door, text.includes('event: done') ? 'done' : 'ended early');
    return { status, data: {}, text };
  }
  const body = JSON.parse(text) as {
    data?: Record<string, unknown>;
    meta?: { runId?: string; creditsCharged?: number };
    error?: { code: string };
  };
  if (body.error) tally.error(door, body.error.code, status);
  else tally.count(door, String(status));
  if (body.meta?.runId && body.meta.creditsCharged) tally.charged(body.meta.runId);
  return { status, data: body.data ?? {}, text };
}
