import type { Selectable } from 'kysely';
import type { App } from '../../app.ts';
import type { ReplyTable } from '../../store/outreach-tables.ts';
import type { Tx } from '../../store/store.ts';
import { replyData } from '../../webhooks/event-rows.ts';
import { lockLead } from '../sending/held-send.ts';
import { leadReplied } from '../sending/lead-replied.ts';
import { IDLE, isRunning, type LeadRow } from '../sending/rows.ts';
import { stopCompany } from '../sending/stop-company.ts';
import type { Certainty } from '../shapes/reply.ts';
import type { Classification } from './classify/classified.ts';
import { holdLeads, leadsOfPerson, releaseLeads } from './hold-leads.ts';
import { isAutomaticClass, replyNeedsAction } from './needs-action.ts';
import { silence } from './silence.ts';

export type ReplyRow = Selectable<ReplyTable>;

/** What a reply is found to be, and by what. */
export interface Verdict {
  classification: Classification;
  confidence: number;
  certainty: Certainty;
  reason: string;
  by: 'headers' | 'rules' | 'offline' | 'model' | 'correction';
}

/**
 * Says what a reply is, after all: an opt-out ends all mail, and the rest is as `settleReply` says. In one transaction,
 * which has locked no lead yet. Throws LostReply when the row has another owner by now.
 */
export async function classifyReply(app: App, tx: Tx, reply: ReplyRow, verdict: Verdict): Promise<ReplyRow> {
  const lead = await leadOf(tx, reply);
  if (verdict.classification === 'unsubscribe_request') await silenceOf(app, tx, reply, lead);
  if (lead) await lockLead(app, tx, lead.id);
  return settleReply(app, tx, reply, { verdict, lead });
}

export interface Settling {
  verdict: Verdict;
  /** Its lead, locked since, as it was before anything of the reply was obeyed. */
  lead: LeadRow | null;
}

/** Writes what a reply is, ends its lead's sequence if it is a person's, and tells `reply.classified`. */
export async function settleReply(app: App, tx: Tx, reply: ReplyRow, { verdict, lead }: Settling): Promise<ReplyRow> {
  const classified = await writeVerdict(app, tx, reply, verdict);
  await countReply(app, tx, classified, lead);
  await holdWhileOpen(app, tx, classified, lead);
  const { workspace_id: workspaceId } = reply;
  await app.events.record(tx, { workspaceId, type: 'reply.classified', data: { reply: replyData(classified) } });
  return classified;
}

/** What a reply says of its person holds all their sequences until it is settled; then it releases them. */
export async function holdWhileOpen(app: App, tx: Tx, reply: ReplyRow, lead: LeadRow | null): Promise<void> {
  if (reply.candidates !== null) return;
  if (!isOpen(reply) || !holdsPerson(reply)) await releaseLeads(app, tx, reply.id);
  else if (lead) await holdLeads(app, tx, reply, await leadsOfPerson(tx, lead));
}

/** It is not sure, or a person is to answer it, and none has looked at it: one more mail in between would be a bad answer. */
const holdsPerson = ({ certainty, classification, needs_action, classified_by }: ReplyRow): boolean =>
  certainty === 'uncertain' ||
  (needs_action === 1 && classified_by !== 'correction' && !isAutomaticClass(classification));

/** Ends all mail to whoever wrote this. */
export async function silenceOf(app: App, tx: Tx, reply: ReplyRow, lead: LeadRow | null): Promise<void> {
  const { workspace_id: workspaceId, send_id: sendId, from_address: fromAddress } = reply;
  await silence(app, tx, { workspaceId, lead, sendId, fromAddress });
}

/**
 * A person's answer counts once: `lead.replied` is told and the sequence ends. What a program sent does not count. The
 * lead is locked; `before` is what it was before an opt-out of this reply ended it, which holds its colleagues as well.
 */
export async function countReply(app: App, tx: Tx, reply: ReplyRow, before: LeadRow | null): Promise<void> {
  if (before === null || reply.counted === 1 || isAutomaticClass(reply.classification)) return;
  // A thumbs up, or what nobody can read, may end nothing: it holds, and a person decides.
  if (reply.content !== 'text' && reply.certainty === 'uncertain') return;
  await tx.updateTable('replies').set({ counted: 1 }).where('id', '=', reply.id).execute();
  const lead = await leadReplied(app, tx, { leadId: before.id, reply });
  if (isRunning(before) && lead.status === 'unsubscribed') await stopCompany(app, tx, lead);
}

/** The lead who wrote a reply, as it is now; null when nobody known did. */
export async function leadOf(tx: Tx, { lead_id: id }: Pick<ReplyRow, 'lead_id'>): Promise<LeadRow | null> {
  if (id === null) return null;
  return tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Somebody else has said what the reply is, or is about to. */
export class LostReply extends Error {}

async function writeVerdict(app: App, tx: Tx, reply: ReplyRow, verdict: Verdict): Promise<ReplyRow> {
  const { classification, confidence, certainty, reason, by } = verdict;
  const written = await tx
    .updateTable('replies')
    .set({
      ...IDLE,
      classification,
      confidence,
      certainty,
      classified_reason: reason,
      classified_by: by,
      needs_action: isOpen(reply) && replyNeedsAction({ ...reply, classification, certainty }) ? 1 : 0,
      updated_at: app.clock.now(),
    })
    .where('id', '=', reply.id)
    .where('lease_owner', reply.lease_owner === null ? 'is' : '=', reply.lease_owner)
    .returningAll()
    .executeTakeFirst();
  if (!written) throw new LostReply();
  return written;
}

export const isOpen = (reply: ReplyRow): boolean => reply.answered_at === null && reply.done_at === null;
