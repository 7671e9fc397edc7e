import { expect } from 'vitest';
import { activateCampaign } from '../../../src/outreach/campaign-states.ts';
import { stopLead } from '../../../src/outreach/sending/stop-leads.ts';
import { unsubscribe } from '../../../src/outreach/sending/unsubscribe.ts';
import { localDay } from '../../../src/outreach/sequence/local-day.ts';
import { addSuppression } from '../../../src/outreach/suppressions.ts';
import { chances } from '../../helpers/chances.ts';
import { seededFaults } from '../../helpers/sink-faults.ts';
import type { SunkMail } from '../../helpers/smtp-sink.ts';
import type { StoreKind } from '../../helpers/stores.ts';
import { HOUR, type Sender, type World, world } from './world.ts';

export interface ChaosParts {
  seed: number;
  leads: number;
  steps?: number;
  senders?: number;
}

export interface ChaosReport {
  mails: number;
  deaths: number;
  stops: number;
  statuses: Record<string, number>;
}

const ZONE = 'America/New_York';
/** Days until the run is given up. */
const DAYS_MAX = 60;
const FINAL = ['replied', 'bounced', 'unsubscribed', 'completed', 'failed'] as const;
const isFinal = (status: string): boolean => FINAL.some((one) => one === status);
/** Everything but silence, which only time ends. */
const FAULTS = [
  ...(['greeting', 'mail', 'rcpt', 'data', 'dot'] as const).flatMap((at) => [
    { at, does: 'drop' as const },
    { at, does: 421 },
  ]),
  { at: 'rcpt' as const, does: 550 },
  { at: 'dot' as const, does: 554 },
];

/** Who was stopped, and the mails that had begun to leave then: those alone may still arrive. */
type Stopped = Map<string, Set<string>>;

/** Twenty-four leads of three steps: enough that processes die and leads are stopped. */
export async function expectEnds(kind: StoreKind): Promise<void> {
  const report = await runChaos(kind, { seed: 1, leads: 24 });
  expect(report.deaths).toBeGreaterThan(0);
  expect(report.stops).toBeGreaterThan(0);
  expect(report.statuses.completed).toBeGreaterThan(0);
}

/**
 * Two campaigns on one clock, sent by several processes that die at random, to a server that fails at random, while
 * people reply and unsubscribe. Checks what must hold of all of it.
 */
export async function runChaos(kind: StoreKind, { seed, leads, steps = 3, senders = 2 }: ChaosParts) {
  const chance = chances(seed);
  const arrivals: { mail: SunkMail; at: number }[] = [];
  const here: World = await world(kind, {
    sink: {
      faultOf: seededFaults(seed, { share: 0.2, among: FAULTS }),
      onMail: (mail) => arrivals.push({ mail, at: here.clock.now() }),
    },
  });
  const cap = Math.ceil(leads / 3);
  const set = { dailyCap: cap, timeZone: ZONE };
  const campaigns = [await here.campaign({ steps, set }), await here.campaign({ steps, set })];
  for (let lead = 0; lead < leads; lead++) await here.lead(campaigns[lead % 2] ?? '', `lead${lead}`);
  const fleet: Sender[] = [];
  for (let count = 0; count < senders; count++) fleet.push(await here.open(deathAt(chance)));
  const stopped: Stopped = new Map();
  const until = here.clock.now() + DAYS_MAX * 24 * HOUR;
  let deaths = 0;
  while ((await unfinished(here)) > 0 && here.clock.now() < until) {
    here.clock.advance(Math.floor((0.5 + chance() * 8) * HOUR));
    await Promise.all([...fleet.map((one) => one.work()), stopSomebody(here, arrivals, stopped, chance)]);
    await letGoOn(here, campaigns);
    for (const [index, one] of fleet.entries()) {
      if (!one.died()) continue;
      deaths += 1;
      fleet[index] = await here.open(deathAt(chance));
    }
  }
  const statuses = await check(here, { arrivals, stopped, cap });
  return { mails: arrivals.length, deaths, stops: stopped.size, statuses } satisfies ChaosReport;
}

/** A campaign that has paused itself because of its bounces is looked at by a person and goes on. */
async function letGoOn({ app, workspaceId }: World, campaigns: readonly string[]): Promise<void> {
  for (const id of campaigns) await activateCampaign(app, workspaceId, id);
}

const deathAt = (chance: () => number): number => 3 + Math.floor(chance() * 150);

async function unfinished({ app }: World): Promise<number> {
  const rows = await app.store.db.selectFrom('leads').select('id').where('status', 'not in', FINAL).limit(1).execute();
  return rows.length;
}

/** Now and then somebody who got a mail wants no more, in one way or another, while mails are under way. */
async function stopSomebody(
  { app, workspaceId }: World,
  arrivals: readonly { mail: SunkMail }[],
  stopped: Stopped,
  chance: () => number,
): Promise<void> {
  const mail = arrivals[Math.floor(chance() * arrivals.length)]?.mail;
  if (!mail || chance() > 0.5) return;
  const way = chance();
  if (way < 0.5) await unsubscribe(app, tokenOf(mail), 'one_click');
  else if (way < 0.75) await addSuppression(app, workspaceId, { value: mail.to });
  else await reply(app, mail.to);
  const leaving = await app.store.db
    .selectFrom('sends')
    .select('message_id')
    .where('recipient', '=', mail.to)
    .where('data_begun_at', 'is not', null)
    .execute();
  if (!stopped.has(mail.to)) stopped.set(mail.to, new Set(leaving.map((send) => send.message_id)));
}

async function reply(app: World['app'], email: string): Promise<void> {
  await app.store.write(async (tx) => {
    const leads = await tx.selectFrom('leads').select(['id', 'status']).where('email', '=', email).execute();
    for (const lead of leads) if (!isFinal(lead.status)) await stopLead(app, tx, lead.id, 'replied');
  });
}

const tokenOf = ({ raw }: SunkMail): string => /\/u\/([\w-]+)/.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? '';

type LeadOf = Awaited<ReturnType<World['leadRow']>>;
type SendOf = Awaited<ReturnType<World['sends']>>[number];

interface Seen {
  arrivals: readonly { mail: SunkMail; at: number }[];
  stopped: Stopped;
  cap: number;
}

async function check(here: World, { arrivals, stopped, cap }: Seen): Promise<Record<string, number>> {
  const leads = await here.app.store.db.selectFrom('leads').selectAll().execute();
  const sends = new Map((await here.sends()).map((send) => [send.message_id, send]));
  // Every lead has come to its end, and no mail waits.
  expect(leads.filter((lead) => !isFinal(lead.status) || lead.due_at !== null)).toEqual([]);
  expect([...sends.values()].filter((send) => send.due_at !== null)).toEqual([]);
  // No step reached anybody twice, and what arrived is told as sent, or as unknown at worst.
  const steps = arrivals.map(({ mail }) => {
    const send = sends.get(mail.messageId);
    expect(['sent', 'unknown']).toContain(send?.status);
    return `${send?.lead_id} ${send?.step_id}`;
  });
  expect(new Set(steps).size).toBe(steps.length);
  const arrived = new Set(arrivals.map(({ mail }) => mail.messageId));
  for (const send of sends.values()) if (send.status === 'sent') expect(arrived).toContain(send.message_id);
  // Nobody who wanted no more was sent more than what had begun to leave.
  for (const { mail } of arrivals) {
    const leaving = stopped.get(mail.to);
    if (leaving) expect(leaving).toContain(mail.messageId);
  }
  // No local day of a campaign is above its cap.
  const days = Map.groupBy(
    arrivals,
    ({ mail, at }) => `${sends.get(mail.messageId)?.campaign_id} ${localDay(ZONE, at)}`,
  );
  for (const [, mails] of days) expect(mails.length).toBeLessThanOrEqual(cap);
  await checkEvents(here, leads, [...sends.values()]);
  return countsOf(leads.map((lead) => lead.status));
}

/** Each change was told, and once; a lead may have been stopped after it had completed. */
async function checkEvents(here: World, leads: readonly LeadOf[], sends: readonly SendOf[]): Promise<void> {
  const told = async (type: string, what: 'lead' | 'send') => {
    // Events of these types name their lead or send.
    const ids = (await here.events(type)).map((data) => (data[what] as { id: string }).id);
    expect(new Set(ids).size, `${type} twice`).toBe(ids.length);
    return ids.sort();
  };
  const idsOf = (rows: readonly { id: string; status: string }[], status: string) =>
    rows.flatMap((row) => (row.status === status ? row.id : [])).sort();
  expect(await told('send.sent', 'send')).toEqual(idsOf(sends, 'sent'));
  for (const status of ['completed', 'bounced', 'unsubscribed'] as const) {
    expect(await told(`lead.${status}`, 'lead')).toEqual(expect.arrayContaining(idsOf(leads, status)));
  }
  const failed = sends.filter((send) => send.bounced_at === null);
  expect(await told('send.failed', 'send')).toEqual(idsOf(failed, 'failed'));
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
