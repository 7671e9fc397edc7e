import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TestClock } from '../../src/system/clock.ts';
import { startNode } from '../helpers/processes.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { commandJson } from '../helpers/served.ts';
import { postgresDatabases, sqliteFiles, temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { Fleet } from './load/fleet.ts';
import { httpSeat, leave, stdioSeat, visitMcp } from './load/mcp.ts';
import { visitRest } from './load/rest.ts';
import { visitShell } from './load/shell.ts';
import { Tally } from './load/tally.ts';
import { callAgain, Pace, seededRandom, type World } from './load/world.ts';

/** A third, so that all long runs end soon; ten in `npm run test:soak`. LOAD_DATABASE=postgres runs it on the other database. */
const MINUTES = Number(process.env.LOAD_MINUTES ?? 1 / 3);
const DATABASE = process.env.LOAD_DATABASE === 'postgres' ? postgresDatabases : sqliteFiles;
const MINUTE_MS = 60_000;

const SERVERS = 4;
const KEYS = 8;
/** Each minute is the load of six: eight keys with 60 requests a minute. */
const SPEED = 6;
const RATE_LIMIT = SPEED * 60;
/**
 * Visits that begin in a second over all doors; what one asks on the way (polls, retries) comes on top. Two cores that
 * carry the servers, the vendor and the callers answer about 18 a second: a good third of what eight keys may ask.
 */
const CALLS_PER_SECOND = 12;
/** What the last workspace is granted beside its month's allowance: it runs out of credits on the way. */
const POOR_CREDITS = MINUTES < 1 ? 1 : 2_000 * MINUTES;
/** Who calls at the same time. */
const CALLERS = { rest: 24, mcp: 8, stdio: 2, shell: 1 };

const messagesApi = fileURLToPath(new URL('../helpers/entries/messages-api.ts', import.meta.url));
const FAULTS = {
  probability: 0.08,
  seed: 4,
  among: [
    'http_429',
    { kind: 'http_429', retryAfter: 1 },
    'http_500',
    'http_529',
    'http_400',
    'max_tokens',
    'context_window',
    'refusal',
    'no_text',
    'malformed',
    'off_schema',
    'empty_arrays',
    'two_blocks',
    'talk_then_json',
    'cut',
    'cut_at_once',
    'early_end',
    'not_the_api',
    'error_event',
    'megabyte',
  ],
};

/** Warnings that faults and kills bring; nothing else may be told. */
const EXPECTED_LINES = new Set([
  'run ended',
  'request failed',
  'heartbeat failed',
  "the model's service is busy: calls to it wait",
]);

it(`${SPEED * MINUTES} minutes' load in a sixth of the time, with faults and kills, leaves every credit in its place`, {
  timeout: (MINUTES + 5) * MINUTE_MS,
}, async () => {
  const vendor = startNode([messagesApi], {
    env: {
      MESSAGES_API_FIRST_TOKEN_MS: '50',
      MESSAGES_API_TOKENS_PER_SECOND: '20000',
      MESSAGES_API_FAULTS: JSON.stringify({ random: FAULTS }),
    },
  });
  const { url, apiKey } = JSON.parse(await vendor.line('"apiKey"'));
  const env = {
    PLANWRIGHT_SECRET_KEY: TEST_SECRET,
    PLANWRIGHT_DATABASE_URL: await DATABASE.emptyUrl(),
    PLANWRIGHT_DATA_DIR: temporaryFolder(),
    PLANWRIGHT_RATE_LIMIT: String(RATE_LIMIT),
    PLANWRIGHT_WAIT_MS: '3000',
    PLANWRIGHT_ENGINE: 'anthropic',
    ANTHROPIC_BASE_URL: String(url),
    ANTHROPIC_API_KEY: String(apiKey),
  };
  const fleet = new Fleet(env);
  await fleet.start(SERVERS);
  const tally = new Tally();
  const keys = await makeKeys(env);
  const pace = new Pace(CALLS_PER_SECOND, MINUTES * MINUTE_MS);
  const world: World = { fleet, tally, keys, env, random: seededRandom(1), pace };
  const memoryBefore = await fleet.memory();

  const stdio = Array.from({ length: CALLERS.stdio }, () => stdioSeat(world));
  const seats = [...Array.from({ length: CALLERS.mcp }, () => httpSeat(world)), ...stdio];
  const everyMinute = killEachMinute(world, stdio);
  await Promise.all([
    ...Array.from({ length: CALLERS.rest }, () => callAgain(world, 'rest', () => visitRest(world))),
    ...seats.map((seat) => callAgain(world, seat.door, () => visitMcp(world, seat))),
    ...Array.from({ length: CALLERS.shell }, () => callAgain(world, 'shell', () => visitShell(world))),
  ]);
  await everyMinute.stop();
  await Promise.all(seats.map(leave));

  // What the last killed process held is taken up when its lease has lapsed.
  await using app = await testApp({ databaseUrl: env.PLANWRIGHT_DATABASE_URL, clock: new TestClock(Date.now()) });
  const running = () => app.store.db.selectFrom('runs').select('id').where('status', '=', 'running').execute();
  await expect.poll(running, { timeout: 120_000, interval: 1_000 }).toEqual([]);
  const ledger = await commandJson(['credits', 'check'], env);
  const runs = await app.store.db.selectFrom('runs').select(['id', 'status', 'created_at', 'finished_at']).execute();
  const longestMs = Math.max(...runs.map((run) => (run.finished_at ?? 0) - run.created_at));
  const charges = await app.store.db.selectFrom('entries').select('run_id').where('kind', '=', 'charge').execute();
  const succeeded = runs.filter((run) => run.status === 'succeeded').map((run) => run.id);
  const memory = await fleet.memory();
  const { open, total } = (await (await fetch(`${url}/control`)).json()) as { open: number; total: number };
  process.stdout.write(
    `load: ${DATABASE.name}, ${MINUTES} min, ${tally.total} answers, ${runs.length} runs (${succeeded.length} succeeded), ${total} engine calls, longest run ${Math.round(longestMs / 1_000)} s, ` +
      `${everyMinute.kills} kills, MiB (heap) by minute ${[memoryBefore, ...everyMinute.memory, memory].join(' → ')}\n  ${tally.summary()}\n`,
  );

  expect(tally.faults).toEqual([]);
  expect(open, 'calls left open at the vendor').toBe(0);
  expect(ledger).toMatchObject({ ok: true, openHolds: 0 });
  expect(charges.map((one) => one.run_id).sort()).toEqual(succeeded.sort());
  const toldTwice = [...tally.chargesTold].filter(([id, times]) => times > 1 || !succeeded.includes(id));
  expect(toldTwice).toEqual([]);
  expect([...fleet.stderr(), ...stdio.map((seat) => seat.stderr())].flatMap(unexpectedLines)).toEqual([]);
});

/** Eight keys over four workspaces; the last workspace runs out of credits on the way. */
async function makeKeys(env: Record<string, string>): Promise<string[]> {
  const keys: string[] = [];
  for (let made = 0; made < KEYS / 2; made++) {
    const isPoor = made === KEYS / 2 - 1;
    const { id } = await commandJson(
      ['workspace', 'create', '--name', `Load ${made}`, '--plan', isPoor ? 'starter' : 'team'],
      env,
    );
    const workspace = ['--workspace', String(id)];
    await commandJson(['credits', 'grant', ...workspace, '--amount', isPoor ? String(POOR_CREDITS) : '10000000'], env);
    for (let key = 0; key < 2; key++) keys.push(String((await commandJson(['key', 'create', ...workspace], env)).key));
  }
  return keys;
}

/** One server a minute, in the middle of it, and a stdio process with it, for as long as calls begin. */
function killEachMinute({ fleet, tally }: World, stdio: { kill(): void }[]) {
  const endAt = performance.now() + MINUTES * MINUTE_MS;
  let kills = 0;
  const memory: string[] = [];
  let killing: Promise<void> = Promise.resolve();
  const kill = () => {
    stdio[kills % stdio.length]?.kill();
    killing = fleet
      .memory()
      .then((words) => memory.push(words))
      .then(() => fleet.killAndRestart(kills++))
      .catch((error) => tally.fault(`restart: ${error}`));
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const first = AbortSignal.timeout(Math.ceil((Math.min(MINUTES, 1) * MINUTE_MS) / 2));
  first.addEventListener('abort', () => {
    kill();
    timer = setInterval(() => {
      if (performance.now() < endAt) kill();
    }, MINUTE_MS);
  });
  return {
    memory,
    get kills() {
      return kills;
    },
    async stop() {
      clearInterval(timer);
      await killing;
    },
  };
}

function unexpectedLines(stderr: string): string[] {
  return stderr.split('\n').filter((line) => {
    if (line === '') return false;
    const { msg, level, code, error } = JSON.parse(line) as {
      msg: string;
      level: number;
      code?: string;
      error?: unknown;
    };
    return (
      !EXPECTED_LINES.has(msg) ||
      level >= 50 ||
      code === 'internal' ||
      (msg === 'heartbeat failed' && error === undefined)
    );
  });
}
