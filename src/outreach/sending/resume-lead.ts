import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { heldReason } from '../inbox/holds-on-others.ts';
import { stepRows } from '../steps.ts';
import { IDLE, type LeadRow } from './rows.ts';

const HOUR_MS = 3_600_000;

/** Lets a lead go on with its next step, after that step's wait; one that a reply holds still waits. The lead is locked. */
export async function resumeRow(app: App, tx: Tx, row: LeadRow): Promise<LeadRow> {
  const now = app.clock.now();
  const goesOn = { status: row.step_position === 0 ? 'queued' : 'active', paused_reason: null } as const;
  const held = await heldReason(tx, row.id);
  const set = held
    ? { ...IDLE, status: 'paused' as const, paused_reason: held }
    : { ...goesOn, due_at: await dueAgain(tx, row, now) };
  return tx
    .updateTable('leads')
    .set({ ...set, ended_at: null, attempts: 0, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A pause is no shortcut: the next step keeps its wait after whatever the lead had last. */
async function dueAgain(tx: Tx, row: LeadRow, now: number): Promise<number> {
  if (row.step_position === 0) return now;
  const next = (await stepRows(tx, row.campaign_id))[row.step_position];
  const sent = await tx
    .selectFrom('sends')
    .select(({ fn }) => fn.max(fn.coalesce('sent_at', 'data_begun_at')).as('at'))
    .where('lead_id', '=', row.id)
    // One that may have arrived has no time at which it was sent, and counts from when it began to leave.
    .where('status', 'in', ['sent', 'unknown', 'sending'])
    .executeTakeFirst();
  const touched = await tx
    .selectFrom('touches')
    .select((select) => select.fn.max('created_at').as('at'))
    .where('lead_id', '=', row.id)
    .executeTakeFirst();
  const last = Math.max(sent?.at ?? 0, touched?.at ?? 0);
  return Math.max(now, last + (next?.wait_hours ?? 0) * HOUR_MS);
}
