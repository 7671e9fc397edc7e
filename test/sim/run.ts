import { chances } from '../helpers/chances.ts';
import { type StoreKind, temporaryFolder } from '../helpers/stores.ts';
import { clockSetter } from './clock-setter.ts';
import { eventFaults } from './event-checks.ts';
import { Fleet } from './fleet.ts';
import { mailFaults } from './mail-checks.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { passDays } from './pace.ts';
import { People } from './people.ts';
import { type RunRecord, readRows, readStates, withForgotten } from './record.ts';
import { type SharedClock, sharedClock } from './shared-clock.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';
import { makeSimWorld, placeOf, type SimWorld } from './world.ts';

export interface SimParts {
  seed: number;
  leads: number;
  processes: number;
  /** How many moments of mails (greeting, sender, last dot, …) lie between two `kill -9`, on average; Infinity for none. */
  killEvery: number;
  /** False: nobody fails, and nobody says stop. */
  troubled?: boolean;
}

export interface SimReport {
  /** What must not have happened and did. */
  faults: string[];
  finished: boolean;
  days: number;
  seconds: number;
  mails: number;
  connections: number;
  kills: number;
  clockSets: string[];
  stops: number;
  holds: number;
  events: number;
  requests: number;
  statuses: Record<string, number>;
  sends: Record<string, number>;
  /** Verdicts that stand at sends at the end. */
  verdicts: Record<string, number>;
  mischief: Record<string, number>;
  /** How campaigns and mailboxes were at the end. */
  states: string[];
  /** Lines that the processes logged as errors. */
  errors: string[];
}

/** Times as fast as real time the shared clock runs between its jumps: whoever rests looks at the database when he wakes. */
const CLOCK_TIMES = 2;
const DAYS_MAX = 60;
const DAY_MS = 24 * 3_600_000;
const SECRET_KEY = 'a-key-for-the-tests-of-several-processes';
/** Real milliseconds that lie between two deaths at least, in which a successor starts. */
const MOURNING_MS = 1_500;

/** A running simulation, for tests that meddle with it. */
export interface Sim {
  clock: SharedClock;
  mails: MailServer;
  hooks: WebhookReceiver;
  fleet: Fleet;
  people: People;
  world: SimWorld;
  /** By how many milliseconds the clock was set, each time. */
  sets: readonly number[];
  /** Until everything has come to its end, or the time is up. */
  run(): Promise<boolean>;
  /** All that is known now. */
  record(): Promise<RunRecord>;
}

/** Several real processes on one database and one clock, among servers that fail and people who say stop. */
export async function startSim(kind: StoreKind, parts: SimParts): Promise<Sim> {
  const { seed, leads, processes, killEvery, troubled = true } = parts;
  const chance = chances(seed);
  const startMs = Date.parse(placeOf(seed).startsAt);
  const clock = sharedClock(startMs, CLOCK_TIMES);
  let moments = 0;
  // The first process is at work before the last one has started.
  let fleet: Fleet | undefined;
  let people: People | undefined;
  let diedAt = 0;
  const perhapsKill = () => {
    if (chance() > 1 / killEvery || performance.now() < diedAt + MOURNING_MS) return;
    diedAt = performance.now();
    fleet?.kill(chance());
  };
  const mails = await startMailServer({
    ...{ seed, clock, faulty: troubled },
    onArrival: () => troubled && people?.onArrival(),
    onMoment: () => {
      moments += 1;
      perhapsKill();
    },
  });
  const hooks = await startWebhookReceiver({ seed, faulty: troubled });
  const env = {
    PLANWRIGHT_DATABASE_URL: await kind.freshUrl(),
    PLANWRIGHT_DATA_DIR: temporaryFolder(),
    PLANWRIGHT_CLOCK_FILE: clock.path,
    PLANWRIGHT_PUBLIC_URL: 'https://out.example',
    PLANWRIGHT_SECRET_KEY: SECRET_KEY,
    PLANWRIGHT_WEBHOOK_ALLOW: '127.0.0.1',
    PLANWRIGHT_MAIL_ALLOW: '127.0.0.1',
    PLANWRIGHT_ENGINE: 'outline',
    PLANWRIGHT_LOG_LEVEL: 'error',
  };
  const access = { env, smtp: mails.sink.access, login: mails.login, webhookUrl: hooks.receiver.url };
  const world = await makeSimWorld({ seed, leads, ...access });
  const started = await Fleet.start(env, processes);
  fleet = started;
  const around = new People({ world, fleet: started, arrivals: mails.arrivals, chance });
  people = around;
  const activity = () => moments + hooks.receipts.length;
  const setter = clockSetter(clock, chance);
  const run = async () => {
    const finished = await passDays({
      world,
      clock,
      people: around,
      chance,
      activity,
      mailTakesMs: mails.takesMs,
      patienceMs: DAYS_MAX * DAY_MS,
      perhapsSet: () => troubled && setter.perhapsSet(),
    });
    await around.done();
    return finished;
  };
  const record = async () => ({
    ...{ campaigns: world.campaigns, arrivals: mails.arrivals, receipts: hooks.receipts },
    ...{ stops: around.stops, holds: around.holds, gone: mails.gone },
    ...withForgotten(await readRows(world), hooks.receipts),
  });
  return { clock, mails, hooks, fleet: started, people: around, world, sets: setter.sets, run, record };
}

/** A whole run, and all that must hold of it. */
export async function runSim(kind: StoreKind, parts: SimParts): Promise<SimReport> {
  const began = performance.now();
  const sim = await startSim(kind, parts);
  const finished = await sim.run();
  const days = sim.clock.passed() / DAY_MS;
  await sim.fleet.stop();
  const record = await sim.record();
  return {
    faults: [...mailFaults(record), ...eventFaults(record)],
    finished,
    days: Math.round(days * 10) / 10,
    seconds: Math.round((performance.now() - began) / 1000),
    mails: record.arrivals.length,
    connections: sim.mails.sink.faults.length,
    kills: sim.fleet.kills,
    clockSets: sim.sets.map((ms) => `${ms / 3_600_000} h`),
    stops: record.stops.length,
    holds: record.holds.length,
    events: record.events.length,
    requests: record.receipts.length,
    statuses: countsOf(record.leads.map(({ status }) => status)),
    sends: countsOf(record.sends.map(({ status }) => status)),
    verdicts: countsOf(record.sends.flatMap(({ verdict }) => verdict ?? [])),
    mischief: sim.mails.mischief(),
    states: await readStates(sim.world),
    errors: sim.fleet.errors(),
  };
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
