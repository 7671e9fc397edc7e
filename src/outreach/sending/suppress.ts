import type { Selectable } from 'kysely';
import type { App } from '../../app.ts';
import type { SuppressionTable } from '../../store/outreach-tables.ts';
import type { Tx } from '../../store/store.ts';
import type { EventData } from '../../webhooks/event-data.ts';
import { leadData } from '../../webhooks/event-rows.ts';
import { personDomain, personKey } from '../person-key.ts';
import { lockLead } from './held-send.ts';
import { isRunning, type LeadRow, RUNNING } from './rows.ts';
import { skipTouches, TOUCHES_AT_ONCE, type TouchesOf } from './skip-touches.ts';
import { type StoppedStatus, stopLead } from './stop-leads.ts';
import { statusOfSuppressed } from './suppressed.ts';

// Whatever makes an address unmailable comes through here: an unsubscribed reader, a bounce, a complaint, a person. The
// suppression, the leads it ends, the mails it cancels and the events that tell of it are one transaction.

export type SuppressionRow = Selectable<SuppressionTable>;
type Reason = SuppressionTable['reason'];

/** How a lead came to be unsubscribed, and by which mail if that is known. */
export type UnsubscribedHow = Pick<EventData<'lead.unsubscribed'>, 'by' | 'sendId'>;

export interface Suppressing {
  workspaceId: string;
  kind: SuppressionTable['kind'];
  /** An email key, or a domain in ASCII. */
  value: string;
  reason: Reason;
  /** What the leads' events say; told from the reason unless given. */
  how?: UnsubscribedHow;
  /** The lead that it comes from: it ends so even if its sequence was over. */
  leadId?: string;
  /** Of a bounce: what it was judged to be, and what the server said. */
  verdict?: SuppressionRow['verdict'];
  reply?: string | null;
}

export interface SuppressedNow {
  row: SuppressionRow;
  /** False: there was one already. It stays as it was, unless this one is the wish of its reader, which outranks the rest. */
  created: boolean;
  /** Leads that ended through it, as they are now. */
  stopped: LeadRow[];
}

const LEADS_AT_ONCE = 200;

/**
 * Lets nobody of the workspace mail an address or a domain any more. An address's leads end in the same transaction;
 * those of a domain, which may be a million, by `stopDomain` after it, and no claim takes one of them until then.
 */
export async function suppress(app: App, tx: Tx, asked: Suppressing): Promise<SuppressedNow> {
  const suppressing = { ...asked, value: meantBy(asked) };
  const { workspaceId, kind, value, reason, leadId } = suppressing;
  await lockSuppressions(app, tx, workspaceId, [domainOf(value)]);
  const written = await writeSuppression(app, tx, suppressing);
  if (kind === 'domain') return { ...written, stopped: [] };
  const status = statusOfSuppressed({ reason });
  const stopped = await stopStillRunning(
    app,
    tx,
    await runningOf(tx, { workspaceId, column: reason === 'bounced' ? 'email_key' : 'person_key', value }),
    status,
  );
  if (leadId !== undefined && !stopped.some(({ id }) => id === leadId)) {
    const lead = await lockLead(app, tx, leadId);
    if (mayBecome(lead, status)) stopped.unshift(await stopLead(app, tx, leadId, status));
  }
  await tellStopped(app, tx, suppressing, stopped);
  const theirs: TouchesOf[] = [{ workspaceId, column: 'person_key', value }];
  if (leadId !== undefined) theirs.push({ workspaceId, column: 'id', value: leadId });
  for (const touches of status === 'unsubscribed' ? theirs : []) await skipTouches(tx, touches);
  return { ...written, stopped };
}

/** Ends the leads of a suppressed domain and skips their touches, some at a time. A crash in between leaves leads that no claim takes. */
export async function stopDomain(app: App, suppressing: Omit<Suppressing, 'kind'>): Promise<void> {
  const { workspaceId, value, reason } = suppressing;
  for (let stopped = LEADS_AT_ONCE; stopped === LEADS_AT_ONCE; ) {
    stopped = await app.store.write(async (tx) => {
      const found = await runningOf(tx, { workspaceId, column: 'domain', value });
      await tellStopped(app, tx, suppressing, await stopStillRunning(app, tx, found, statusOfSuppressed({ reason })));
      return found.length;
    });
  }
  const touches = { workspaceId, column: 'domain', value } as const;
  for (let skipped = TOUCHES_AT_ONCE; skipped === TOUCHES_AT_ONCE; ) {
    skipped = await app.store.write((tx) => skipTouches(tx, touches));
  }
}

/** Ends one lead that its turn has found suppressed, and tells it as the suppression would have. */
export async function stopSuppressed(
  app: App,
  tx: Tx,
  lead: LeadRow,
  { reason }: Pick<SuppressionTable, 'reason'>,
): Promise<void> {
  const { workspace_id: workspaceId, id } = lead;
  const stopped = await stopLead(app, tx, id, statusOfSuppressed({ reason }));
  if (stopped.status === 'unsubscribed') await skipTouches(tx, { workspaceId, column: 'id', value: id });
  await tellStopped(app, tx, { workspaceId, reason }, [stopped]);
}

/**
 * Holds off, until the transaction ends, whoever else suppresses something of these domains, and the leads of them that
 * are being made: each is either there to be ended, or finds the suppression. To be taken before a lead is locked.
 */
export async function lockSuppressions(app: App, tx: Tx, workspaceId: string, domains: Iterable<string>) {
  for (const domain of personDomains(domains)) {
    await app.store.dialect.lockName(tx, suppressionsOf(workspaceId, domain));
  }
}

/** What makers of leads hold, all at once, while they look for suppressions of these domains and insert. */
export async function holdSuppressions(app: App, tx: Tx, workspaceId: string, domains: Iterable<string>) {
  const names = personDomains(domains).map((domain) => suppressionsOf(workspaceId, domain));
  await app.store.dialect.shareNames(tx, names);
}

export const domainOf = (value: string): string => value.slice(value.lastIndexOf('@') + 1);

const personDomains = (domains: Iterable<string>): string[] => [...new Set([...domains].map(personDomain))].sort();

/** Who says stop means it for every spelling of their address; that one bounced says nothing of the others. */
const meantBy = ({ kind, value, reason }: Suppressing): string =>
  kind === 'address' && reason !== 'bounced' ? personKey(value) : value;

const suppressionsOf = (workspaceId: string, domain: string): string => `suppressions:${workspaceId}:${domain}`;

async function writeSuppression(app: App, tx: Tx, { workspaceId, kind, value, reason, ...told }: Suppressing) {
  const id = app.ids.next('suppression');
  const said = { verdict: told.verdict ?? null, reply: told.reply ?? null };
  const row = { id, workspace_id: workspaceId, kind, value, reason, ...said, created_at: app.clock.now() };
  const inserted = await tx
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'kind', 'value']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { row, created: true };
  const stored = await tx
    .selectFrom('suppressions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .executeTakeFirstOrThrow();
  if (!isWish(reason) || isWish(stored.reason)) return { row: stored, created: false };
  const wished = await tx
    .updateTable('suppressions')
    .set({ reason })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row: wished, created: false };
}

/** What a reader has said is never undone with what was found out about the address. */
const isWish = (reason: string): boolean => reason === 'unsubscribed' || reason === 'complained';

/** Stops those that nobody else has stopped since they were looked up: what another turn ended, it has told. */
async function stopStillRunning(
  app: App,
  tx: Tx,
  leadIds: readonly string[],
  status: StoppedStatus,
): Promise<LeadRow[]> {
  const stopped: LeadRow[] = [];
  for (const id of [...leadIds].sort()) {
    const lead = await lockLead(app, tx, id);
    if (isRunning(lead) || lead.status === 'paused') stopped.push(await stopLead(app, tx, id, status));
  }
  return stopped;
}

/** Leads whose sequence goes on or is held, some of them. */
async function runningOf(
  tx: Tx,
  { workspaceId, column, value }: { workspaceId: string; column: 'email_key' | 'person_key' | 'domain'; value: string },
): Promise<string[]> {
  const found = await tx
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(column, '=', value)
    .where('status', 'in', [...RUNNING, 'paused'])
    .orderBy('id')
    .limit(column === 'domain' ? LEADS_AT_ONCE : Number.MAX_SAFE_INTEGER)
    .execute();
  return found.map(({ id }) => id);
}

/** Who says stop is obeyed whatever happened before; a bounce says nothing new of somebody who answered or said stop. */
function mayBecome({ status }: LeadRow, wanted: 'bounced' | 'unsubscribed'): boolean {
  if (wanted === 'unsubscribed') return status !== 'unsubscribed';
  return status !== 'bounced' && status !== 'unsubscribed' && status !== 'replied';
}

/** A bounce is told with the mail that bounced, by whoever saw it; everything else takes the lead off the list. */
async function tellStopped(
  app: App,
  tx: Tx,
  { workspaceId, reason, how = howOf(reason) }: Pick<Suppressing, 'workspaceId' | 'reason' | 'how'>,
  leads: readonly LeadRow[],
): Promise<void> {
  if (reason === 'bounced') return;
  const data = leads.map((lead) => ({ lead: leadData(lead), ...how }));
  await app.events.recordAll(tx, { workspaceId, type: 'lead.unsubscribed', data });
}

const howOf = (reason: Reason): UnsubscribedHow => ({
  by: reason === 'complained' ? 'complaint' : 'manual',
  sendId: null,
});
