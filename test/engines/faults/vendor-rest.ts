import { Agent, get } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect } from 'vitest';
import { createBridge } from '../../../bridge/create-bridge.ts';
import { openMcpDoor } from '../../../src/cli/mcp-door.ts';
import { type Config, readConfig } from '../../../src/config.ts';
import { checkLedger } from '../../../src/credits/check.ts';
import { chooseEngine } from '../../../src/engines/choose.ts';
import { judge } from '../../../src/generation/judge.ts';
import { renderPrompt } from '../../../src/generation/prompts/render.ts';
import { BRIEF_STAGE } from '../../../src/generation/stages/index.ts';
import { hashOfWords } from '../../../src/plans/words.ts';
import { TestClock } from '../../../src/system/clock.ts';
import { randomIds } from '../../../src/system/ids.ts';
import type { Log } from '../../../src/system/log.ts';
import { noMetrics } from '../../../src/system/metrics.ts';
import { IDEA, openRest, type Rest } from '../../bridge/rest.ts';
import { CHAT_MODEL, type ChatApiOptions, startChatApi } from '../../helpers/chat-api/chat-api.ts';
import { withFastPauses } from '../../helpers/fast-pauses.ts';
import { composeArtifact } from '../../helpers/messages-api/compose.ts';
import { VENDOR_WORDS } from '../../helpers/messages-api/errors.ts';
import { startMessagesApi } from '../../helpers/messages-api/messages-api.ts';
import type { StandIn } from '../../helpers/messages-api/stand-in.ts';

export type VendorName = 'anthropic' | 'openai';

/** An App with the model engine on a stand-in of the vendor, both on one clock, and its two doors without a socket. */
export interface VendorRest extends Rest {
  api: StandIn<unknown>;
  mcp(): Promise<Client>;
  /** Everything that was logged, as one text. */
  logged(): string;
}

interface VendorRestParts {
  apiKey?: string;
  vendor?: VendorName;
  brief?: 'known' | 'new';
  credits?: number;
  env?: Record<string, string>;
  /** A new SQLite file unless given. */
  databaseUrl?: string;
  /** Off unless given: only the tests of sources are about it. */
  search?: Partial<Pick<Config, 'search' | 'searchUrl'>>;
}

export async function openVendorRest(
  options: ChatApiOptions = {},
  {
    apiKey,
    vendor = 'anthropic',
    brief = 'known',
    credits = 1_000,
    env = {},
    search = {},
    databaseUrl,
  }: VendorRestParts = {},
): Promise<VendorRest> {
  const clock = new TestClock();
  const api = await STAND_INS[vendor]({ clock, ...options });
  const { log, logged } = keptLog();
  const config = readConfig({
    PLANWRIGHT_ENGINE: vendor,
    ...ENVIRONMENTS[vendor](api.url, apiKey ?? api.apiKey),
    ...env,
  });
  const parts = { log, metrics: noMetrics, clock: withFastPauses(clock), ids: randomIds };
  const { engine } = await chooseEngine(config, parts);
  // Whoever waits over MCP waits to the end.
  const rest = await openRest({
    engine,
    clock,
    log,
    credits,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    config: {
      stageMinutes: config.stageMinutes,
      modelPrices: config.modelPrices,
      waitMs: 15 * 60_000,
      search: 'off',
      ...search,
    },
  });
  if (brief === 'known') await keepBrief(rest, vendor);
  return {
    ...rest,
    api,
    logged,
    mcp: () => connect(rest),
    async [Symbol.asyncDispose]() {
      await rest[Symbol.asyncDispose]();
      await api.close();
    },
  };
}

/** Stores what the stand-in would read in the idea: only the tests of the brief are about its call. */
async function keepBrief({ app, workspaceId }: Rest, engine: VendorName): Promise<void> {
  const asked = renderPrompt(BRIEF_STAGE, { idea: IDEA, context: undefined, upstream: {} });
  const judged = judge(BRIEF_STAGE, composeArtifact('brief', asked), 'authored', {
    idea: IDEA,
    context: undefined,
    upstream: {},
  });
  if (!('output' in judged)) throw new Error(`the stand-in's brief is at fault: ${judged.faults.join(' ')}`);
  const key = { workspace_id: workspaceId, words_hash: hashOfWords(IDEA, undefined), engine };
  await app.store.write((tx) =>
    tx
      .insertInto('briefs')
      .values({ ...key, data: JSON.stringify(judged.output), created_at: 0 })
      .execute(),
  );
}

const STAND_INS: Record<VendorName, (options: ChatApiOptions) => Promise<StandIn<unknown>>> = {
  anthropic: startMessagesApi,
  openai: startChatApi,
};

const ENVIRONMENTS: Record<VendorName, (url: string, apiKey: string) => Record<string, string>> = {
  anthropic: (url, apiKey) => ({ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: apiKey }),
  openai: (url, apiKey) => ({ OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: apiKey, PLANWRIGHT_MODEL: CHAT_MODEL }),
};

/**
 * Moves the clock in steps shorter than a heartbeat. Before each, whatever was sent to or by the vendor has arrived: a
 * machine that is slow must not look like a vendor that is silent.
 */
export async function pass({ app, api }: VendorRest, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    // Later than all that is on its way over the same loopback.
    for (let trip = 0; trip < TRIPS; trip++) await thereAndBack(`${api.url}/control`);
    app.clock.advance(Math.min(left, STEP_MS));
  }
}

const STEP_MS = 2_000;
const TRIPS = 2;
const kept = new Agent({ keepAlive: true });

/** Not by fetch, which takes several times the work, for there are hundreds of trips in a test. */
const thereAndBack = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent: kept }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });

/** Nothing charged, nothing held, the books in order, every run failed or cancelled, and no call left at the vendor. */
export async function expectNothingLeft({ app, api, balance }: VendorRest, credits = 1_000): Promise<void> {
  expect(await balance()).toEqual({ balance: credits, held: 0 });
  expect(await checkLedger(app)).toMatchObject({ ok: true, openHolds: 0 });
  const running = app.store.db.selectFrom('runs').select('id').where('status', '=', 'running');
  expect(await running.execute()).toEqual([]);
  await expect.poll(() => api.open).toBe(0);
}

/** What may not be read outside: the vendor's words, the idea, the key, and where the vendor is. */
export function expectNoSecrets(text: string, { api }: VendorRest): void {
  for (const secret of [VENDOR_WORDS, 'sk-ant', 'sk-chat', 'groomer', api.url, api.apiKey]) {
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
}

async function connect({ app, key }: Rest): Promise<Client> {
  const bridge = createBridge(app, { mcp: openMcpDoor(app) });
  const client = new Client({ name: 'fault-test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('http://127.0.0.1:8787/mcp'), {
    requestInit: { headers: { Authorization: `Bearer ${key.secret}` } },
    fetch: async (url, init) => bridge.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

function keptLog(): { log: Log; logged(): string } {
  const lines: string[] = [];
  const keep = (...words: unknown[]) => void lines.push(words.map(inFull).join(' '));
  return { log: { debug: keep, info: keep, warn: keep, error: keep }, logged: () => lines.join('\n') };
}

/** Errors with their causes, as a log would write them. */
function inFull(value: unknown): string {
  return JSON.stringify(value, (_key, one) =>
    one instanceof Error ? { name: one.name, message: one.message, cause: one.cause, stack: one.stack } : one,
  );
}
