import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { setLead } from '../sending/advance.ts';
import { lockLead } from '../sending/held-send.ts';
import { resumeRow } from '../sending/resume-lead.ts';
import { type Db, isRunning, type LeadRow } from '../sending/rows.ts';
import { pauseLeads, stopLead } from '../sending/stop-leads.ts';
import { suppressionOf } from '../sending/suppressed.ts';
import { type HoldingReply, heldReason, holdReason, holdsOnOthers, REPLY_HOLDS } from './holds-on-others.ts';

// A reply that is not settled holds the sequences it may speak of, until a person says what it is. Which reply holds which
// lead is kept, so that of two that hold one lead both must be settled; it is kept of leads whose sequence is over too, so
// that one that is made later of the same person finds it.

/** Leads of one person, in as many campaigns. */
const LEADS_MAX = 100;

/** All leads of the workspace that are this person. */
export async function leadsOfPerson(
  db: Db,
  { workspace_id, person_key, email_key }: Pick<LeadRow, 'workspace_id' | 'person_key' | 'email_key'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('person_key', '=', person_key || email_key)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LEADS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds leads for a reply. Those that a person paused or let go, or whose sequence is over, stay as they are. */
export async function holdLeads(app: App, tx: Tx, reply: HoldingReply, leadIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(leadIds)].sort()) {
    const lead = await lockLead(app, tx, id);
    const hold = await tx
      .insertInto('lead_holds')
      .values({ reply_id: reply.id, lead_id: id })
      .onConflict((conflict) => conflict.columns(['reply_id', 'lead_id']).doUpdateSet({ reply_id: reply.id }))
      .returning('let_go')
      .executeTakeFirstOrThrow();
    if (hold.let_go === 1) continue;
    if (isRunning(lead)) await stopLead(app, tx, id, 'paused', holdReason(reply));
    // It may be sure by now what the reply says.
    else if (isPausedByReply(lead)) await setLead(app, tx, lead, { paused_reason: await heldReason(tx, id) });
  }
}

/**
 * Holds a lead whose turn has come if something that was said holds it that came before the lead was there, or spoke of
 * others of its person or company. Answers whether it is. The lead is locked.
 */
export async function holdLikeOthers(app: App, tx: Tx, lead: LeadRow): Promise<boolean> {
  const holds = await holdsOnOthers(tx, lead);
  const [first] = holds;
  if (!first) return false;
  await stopLead(app, tx, lead.id, 'paused', first.reason);
  const replies = holds.filter(({ reason }) => REPLY_HOLDS.some((one) => one === reason));
  if (replies.length === 0) return true;
  await tx
    .insertInto('lead_holds')
    .values(replies.map(({ replyId }) => ({ reply_id: replyId, lead_id: lead.id })))
    .onConflict((conflict) => conflict.columns(['reply_id', 'lead_id']).doNothing())
    .execute();
  return true;
}

/** Notes that a person lets a lead go on whatever was said so far: none of that holds it any more. The lead is locked. */
export async function letGo(tx: Tx, lead: LeadRow): Promise<void> {
  await tx.updateTable('lead_holds').set({ let_go: 1 }).where('lead_id', '=', lead.id).execute();
  const holds = await holdsOnOthers(tx, { ...lead, status: 'queued' });
  if (holds.length === 0) return;
  await tx
    .insertInto('lead_holds')
    .values(holds.map(({ replyId }) => ({ reply_id: replyId, lead_id: lead.id, let_go: 1 })))
    .onConflict((conflict) => conflict.columns(['reply_id', 'lead_id']).doUpdateSet({ let_go: 1 }))
    .execute();
}

/** Lets go of what a reply holds; a lead that nothing else holds goes on with its next step. */
export async function releaseLeads(app: App, tx: Tx, replyId: string): Promise<void> {
  const held = await tx
    .deleteFrom('lead_holds')
    .where('reply_id', '=', replyId)
    // What a person decided stays decided.
    .where('let_go', '=', 0)
    .returning('lead_id')
    .execute();
  for (const id of held.map((one) => one.lead_id).sort()) {
    const lead = await lockLead(app, tx, id);
    if (!isPausedByReply(lead)) continue;
    if ((await heldReason(tx, id)) !== null) continue;
    // Suppressed since: its next turn would end it, and says so now.
    if ((await suppressionOf(tx, lead)) === undefined) await resumeRow(app, tx, lead);
  }
}

const isPausedByReply = ({ status, paused_reason }: LeadRow): boolean =>
  status === 'paused' && REPLY_HOLDS.some((reason) => reason === paused_reason);

/** Stops mail to somebody who has left for good: held until a person resumes it, for the address may be another's now. */
export async function holdWhoLeft(app: App, tx: Tx, leadIds: readonly string[]): Promise<void> {
  const running: string[] = [];
  for (const id of [...new Set(leadIds)].sort()) {
    const lead = await lockLead(app, tx, id);
    if (isRunning(lead) || isPausedByReply(lead)) running.push(id);
  }
  await pauseLeads(app, tx, running, 'has_left');
}
