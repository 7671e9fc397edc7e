import { setTimeout as wait } from 'node:timers/promises';
import { openCampaigns } from '../../src/outreach/sending/claim-leads.ts';
import type { People } from './people.ts';
import type { SharedClock } from './shared-clock.ts';
import type { SimWorld } from './world.ts';

const LOOK_EVERY_MS = 60;
/** How far the clock moves at a look that sees nothing move: past a worker's rest, and past a time-out in some looks. */
const REST_MS = 1_000;
const CREEP_MS = 25_000;
/** A mail that is under way and well sees the clock move no further than this: less than half of what it may take. */
const MAIL_MAY_SEE_MS = 50_000;
const HOUR_MS = 3_600_000;
/** As far behind may a clock be without being taken to have been set back. */
const CLOCKS_APART_MS = 30_000;
const FINAL = ['replied', 'bounced', 'unsubscribed', 'completed', 'failed'] as const;

interface PaceParts {
  world: SimWorld;
  clock: SharedClock;
  people: People;
  chance: () => number;
  /** Grows with everything that reaches the outside. */
  activity: () => number;
  /** Real milliseconds that the last mails have taken, on this machine as busy as it is. */
  mailTakesMs: () => number;
  /** Milliseconds after which the run is given up. */
  patienceMs: number;
  /** Perhaps sets the clock ahead or back. */
  perhapsSet: () => void;
}

/**
 * Moves the clock over the days: it creeps while what is under way comes to its end, or hangs, and jumps when nothing is
 * to be done now, until every lead has come to its end and every event is told. False: the time was up before.
 */
export async function passDays(parts: PaceParts): Promise<boolean> {
  const { world, clock, activity, mailTakesMs, patienceMs, perhapsSet } = parts;
  let seen = -1;
  while (clock.passed() < patienceMs) {
    await wait(LOOK_EVERY_MS);
    perhapsSet();
    const moves = activity() !== seen;
    seen = activity();
    const now = clock.now();
    const mayCreepMs = (MAIL_MAY_SEE_MS * LOOK_EVERY_MS) / Math.max(LOOK_EVERY_MS, mailTakesMs());
    if (!(await isNoted(world, now))) clock.jump(REST_MS);
    else if (await canBeDone(world, now)) clock.jump(moves ? 0 : Math.min(REST_MS, mayCreepMs));
    else if (await isUnderWay(world, now)) clock.jump(Math.min(CREEP_MS, mayCreepMs));
    else if (await goOn(parts, now)) return true;
  }
  return false;
}

/** Nothing is to be done now: on to the next time at which something is, or some hours further. True: all is over. */
async function goOn({ world, clock, people, chance }: PaceParts, now: number): Promise<boolean> {
  if (chance() < 0.5) await people.letGo();
  const next = await nextDue(world, now);
  if (next !== undefined) clock.jump(Math.max(1000, next - now) + (chance() < 0.5 ? 0 : chance() * 6 * HOUR_MS));
  else if (await isOver(world)) return true;
  else clock.jump(HOUR_MS);
  return false;
}

/** Whether the processes have noticed that the clock was set back: what is due then may not be due as it says. */
async function isNoted({ app }: SimWorld, now: number): Promise<boolean> {
  const row = await app.store.db.selectFrom('clock').select('seen_at').executeTakeFirst();
  return (row?.seen_at ?? 0) <= now + CLOCKS_APART_MS;
}

const QUEUES = ['sends', 'deliveries'] as const;
/** Kysely cannot type a union of tables; both have the columns of a queue. */
const queue = ({ app }: SimWorld, table: (typeof QUEUES)[number]) => app.store.db.selectFrom(table as 'sends');

async function canBeDone(world: SimWorld, now: number): Promise<boolean> {
  for (const table of QUEUES) {
    const due = await queue(world, table)
      .select('id')
      .where('due_at', '<=', now)
      .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
      .limit(1)
      .execute();
    if (due.length > 0) return true;
  }
  return (await openCampaigns(world.app, { after: '' })).length > 0;
}

async function isUnderWay(world: SimWorld, now: number): Promise<boolean> {
  for (const table of QUEUES) {
    const leased = await queue(world, table).select('id').where('lease_until', '>', now).limit(1).execute();
    if (leased.length > 0) return true;
  }
  const leads = world.app.store.db.selectFrom('leads').select('id').where('lease_until', '>', now).limit(1);
  return (await leads.execute()).length > 0;
}

/** The first time after now at which something is due; the leads that a cap holds back come with the next day. */
async function nextDue(world: SimWorld, now: number): Promise<number | undefined> {
  const times: number[] = [];
  for (const table of QUEUES) {
    const row = await queue(world, table)
      .select((select) => select.fn.min('due_at').as('at'))
      .where('due_at', '>', now)
      .executeTakeFirst();
    if (row?.at != null) times.push(Number(row.at));
  }
  const leads = world.app.store.db.selectFrom('leads').where('status', 'in', ['queued', 'active']);
  const later = await leads
    .select((select) => select.fn.min('due_at').as('at'))
    .where('due_at', '>', now)
    .executeTakeFirst();
  if (later?.at != null) times.push(Number(later.at));
  const waiting = await leads.select('id').where('due_at', '<=', now).limit(1).execute();
  if (waiting.length > 0) times.push(now + HOUR_MS);
  return times.length === 0 ? undefined : Math.min(...times);
}

async function isOver({ app }: SimWorld): Promise<boolean> {
  const { db } = app.store;
  const running = await db.selectFrom('leads').select('id').where('status', 'not in', FINAL).limit(1).execute();
  const untold = await db.selectFrom('deliveries').select('id').where('status', '=', 'waiting').limit(1).execute();
  return running.length === 0 && untold.length === 0;
}
