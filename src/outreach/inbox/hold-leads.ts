import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { lockLead } from '../sending/held-send.ts';
import { resumeRow } from '../sending/resume-lead.ts';
import { type Db, isRunning, type LeadRow, RUNNING } from '../sending/rows.ts';
import { pauseLeads, stopLead } from '../sending/stop-leads.ts';
import { suppressionOf } from '../sending/suppressed.ts';

// A reply that is not sure holds the sequences it may speak of, until a person says what it is. Which reply holds which lead
// is kept, so that of two that hold one lead both must be settled.

/** Leads of one person, in as many campaigns. */
const LEADS_MAX = 100;

/** What a bounce or a refusal ended may go on once that is found to be wrong: then it is held. */
const MAY_GO_ON = ['bounced', 'failed'] as const;

/** All leads of the workspace that are this person and may still be mailed or held. */
export async function leadsOfPerson(
  db: Db,
  { workspace_id, person_key, email_key }: Pick<LeadRow, 'workspace_id' | 'person_key' | 'email_key'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('person_key', '=', person_key || email_key)
    .where('status', 'in', [...RUNNING, 'paused', ...MAY_GO_ON])
    .orderBy('id')
    .limit(LEADS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds leads for a reply; those that a person paused, or whose sequence is over, stay as they are. */
export async function holdLeads(app: App, tx: Tx, replyId: string, leadIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(leadIds)].sort()) {
    const lead = await lockLead(app, tx, id);
    const mayGoOn = MAY_GO_ON.some((status) => status === lead.status);
    if (!isRunning(lead) && !mayGoOn && lead.paused_reason !== 'reply_uncertain') continue;
    if (isRunning(lead)) await stopLead(app, tx, id, 'paused', 'reply_uncertain');
    await tx
      .insertInto('lead_holds')
      .values({ reply_id: replyId, lead_id: id })
      .onConflict((conflict) => conflict.columns(['reply_id', 'lead_id']).doNothing())
      .execute();
  }
}

/** Holds a lead that is new beside others of the same person, if those are held. Answers whether it is. The lead is locked. */
export async function holdLikeOthers(app: App, tx: Tx, lead: LeadRow): Promise<boolean> {
  const held = await tx
    .selectFrom('leads')
    .innerJoin('lead_holds', 'lead_holds.lead_id', 'leads.id')
    .select('lead_holds.reply_id')
    .distinct()
    .where('leads.workspace_id', '=', lead.workspace_id)
    .where('leads.person_key', '=', lead.person_key)
    .limit(LEADS_MAX)
    .execute();
  if (held.length === 0) return false;
  await stopLead(app, tx, lead.id, 'paused', 'reply_uncertain');
  await tx
    .insertInto('lead_holds')
    .values(held.map(({ reply_id }) => ({ reply_id, lead_id: lead.id })))
    .execute();
  return true;
}

/** Lets go of what a reply holds; a lead that nothing else holds goes on with its next step. */
export async function releaseLeads(app: App, tx: Tx, replyId: string): Promise<void> {
  const held = await tx.deleteFrom('lead_holds').where('reply_id', '=', replyId).returning('lead_id').execute();
  for (const id of held.map((one) => one.lead_id).sort()) {
    const lead = await lockLead(app, tx, id);
    if (lead.paused_reason !== 'reply_uncertain' || lead.status !== 'paused') continue;
    if ((await holdersOf(tx, id)).length > 0) continue;
    // Suppressed since: its next turn would end it, and says so now.
    if ((await suppressionOf(tx, lead)) === undefined) await resumeRow(app, tx, lead);
  }
}

/** The replies that hold a lead, oldest first. */
export async function holdersOf(db: Db, leadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_holds')
    .innerJoin('replies', 'replies.id', 'lead_holds.reply_id')
    .select('replies.id')
    .where('lead_holds.lead_id', '=', leadId)
    .orderBy('replies.created_at')
    .orderBy('replies.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stops mail to somebody who has left for good: held until a person resumes it, for the address may be another's now. */
export async function holdWhoLeft(app: App, tx: Tx, leadIds: readonly string[]): Promise<void> {
  const running: string[] = [];
  for (const id of [...new Set(leadIds)].sort()) {
    const lead = await lockLead(app, tx, id);
    if (isRunning(lead) || lead.paused_reason === 'reply_uncertain') running.push(id);
  }
  await pauseLeads(app, tx, running, 'has_left');
}
