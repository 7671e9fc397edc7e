import type { Tx } from '../../store/store.ts';
import { dayStart, localDay } from '../sequence/local-day.ts';
import { campaignCap, mailboxCapOwner } from './caps.ts';
import type { CampaignRow, MailboxRow } from './rows.ts';

// A day's cap is kept by the day's name, and another time zone calls today something else: without these, whoever moves a
// campaign or mailbox to another zone would have the whole of today's cap once more.

/** Mails that were written longer ago and left only now are found by the old day's own count alone. */
const WRITTEN_WITHIN_MS = 4 * 86_400_000;

/** Counts a campaign's mails of today, by its old zone or the one it has now, on its day of now. For the change's own transaction. */
export async function carryCampaignCap(tx: Tx, before: CampaignRow, zone: string, now: number): Promise<void> {
  const { id, time_zone: oldZone } = before;
  if (zone === oldZone) return;
  const sends = tx.selectFrom('sends').where('campaign_id', '=', id);
  await carry(tx, sends, { owner: campaignCap(id), column: 'cap_day', zone, oldZone, now });
}

/** The same for a mailbox. */
export async function carryMailboxCap(tx: Tx, before: MailboxRow, zone: string, now: number): Promise<void> {
  const { id, workspace_id, time_zone: oldZone } = before;
  if (zone === oldZone) return;
  const sends = tx.selectFrom('sends').where('workspace_id', '=', workspace_id).where('mailbox_id', '=', id);
  await carry(tx, sends, { owner: mailboxCapOwner(id), column: 'mailbox_day', zone, oldZone, now });
}

interface Carrying {
  owner: string;
  column: 'cap_day' | 'mailbox_day';
  zone: string;
  oldZone: string;
  now: number;
}

type Sends = ReturnType<typeof sendsOf>;
const sendsOf = (tx: Tx) => tx.selectFrom('sends').where('workspace_id', '=', '');

async function carry(tx: Tx, sends: Sends, { owner, column, zone, oldZone, now }: Carrying): Promise<void> {
  const today = localDay(zone, now);
  const oldToday = localDay(oldZone, now);
  const days = [...new Set([today, oldToday])];
  const left = await leftOn(sends, { column, days, since: dayStart(zone, now), now });
  const waits = await waitingOn(sends, { column, days });
  const reserved = await reservedOn(tx, owner, days);
  // What waits has its place on its own day still, and takes another on the day on which it leaves.
  const counted = Math.max(left + (waits.get(today) ?? 0), (reserved.get(oldToday) ?? 0) - (waits.get(oldToday) ?? 0));
  const more = counted - (reserved.get(today) ?? 0);
  if (more > 0) await countMore(tx, owner, today, more);
}

interface Asked {
  column: Carrying['column'];
  days: readonly string[];
}

/** Mails that have left on these days, whatever became of them, or since then. */
async function leftOn(
  sends: Sends,
  { column, days, since, now }: Asked & { since: number; now: number },
): Promise<number> {
  const { count } = await sends
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', now - WRITTEN_WITHIN_MS)
    .where('status', 'in', ['sending', 'sent', 'unknown', 'failed'])
    .where(column, 'is not', null)
    .where((where) => where.or([where(column, 'in', days), where('data_begun_at', '>=', since)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Mails that wait, by the day on which they have their place. */
async function waitingOn(sends: Sends, { column, days }: Asked): Promise<Map<string | null, number>> {
  const rows = await sends
    .select(({ fn, ref }) => [ref(column).as('day'), fn.countAll<number>().as('count')])
    .where('status', 'in', ['queued', 'claimed'])
    .where('due_at', 'is not', null)
    .where(column, 'in', days)
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

async function reservedOn(tx: Tx, owner: string, days: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('cap_days')
    .selectAll()
    .where('owner', '=', owner)
    .where('day', 'in', days)
    .execute();
  return new Map(rows.map(({ day, reserved }) => [day, reserved]));
}

/** Added, not set: a mail that is being written at this moment keeps its own place. */
async function countMore(tx: Tx, owner: string, day: string, more: number): Promise<void> {
  await tx
    .insertInto('cap_days')
    .values({ owner, day, reserved: more })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'day']).doUpdateSet((set) => ({ reserved: set('cap_days.reserved', '+', more) })),
    )
    .execute();
}
