import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../generation/parse.ts';
import type { Tx } from '../../store/store.ts';
import { leadRow } from '../leads.ts';
import { replyRow, toReply } from '../replies.ts';
import { lockLead } from '../sending/held-send.ts';
import { leadReplied } from '../sending/lead-replied.ts';
import { IDLE, type LeadRow } from '../sending/rows.ts';
import { type Reply, replyUpdateSchema } from '../shapes/reply.ts';
import { readCandidates } from './candidates.ts';
import type { Classification } from './classify/classified.ts';
import { countReply, holdWhileOpen, isOpen, leadOf, type ReplyRow, settleReply, silenceOf } from './classify-reply.ts';
import { releaseLeads } from './hold-leads.ts';
import { replyNeedsAction } from './needs-action.ts';
import { silence } from './silence.ts';

/**
 * Says that nothing is left to do about a reply, and lets go on what it held. One that is done already stays as it is. Throws
 * `not_found`, and `unprocessable` for an opt-out of which nobody has said whose it is.
 */
export async function markReplyDone(app: App, workspaceId: string, id: string): Promise<Reply> {
  return app.store.write(async (tx) => {
    const row = await replyRow(tx, workspaceId, id);
    if (row.done_at !== null) return toReply(row);
    if (row.classification === 'unsubscribe_request' && row.candidates !== null && (await holdsAny(tx, id))) {
      throw new AppError('unprocessable', WHOSE);
    }
    const now = app.clock.now();
    const done = await mark(tx, row, { done_at: now, needs_action: 0, updated_at: now });
    await releaseLeads(app, tx, id);
    return toReply(done);
  });
}

const WHOSE =
  'Somebody wants no more mail, and it is not known who. Say first which of the candidates it was: PATCH the reply with `leadIds`, or with an empty list for none of them.';

/**
 * Says what a reply is, or who wrote it, in a person's word: it stays so, is used for replies of the same words, and is
 * obeyed. An opt-out ends all mail, and what was taken for a program's answer ends its lead's sequence. The class that it
 * has already, if that is sure, changes nothing. Throws `invalid_request` and `not_found`.
 */
export async function correctReply(app: App, workspaceId: string, id: string, input: unknown): Promise<Reply> {
  const { classification: said, leadIds } = parseInput(replyUpdateSchema, input);
  return app.store.write(async (tx) => {
    const seen = await replyRow(tx, workspaceId, id);
    const picked = await leadsPicked(tx, workspaceId, leadIds ?? []);
    const lead = (await leadOf(tx, seen)) ?? picked[0] ?? null;
    const classification = said ?? seen.classification;
    if (classification === 'unsubscribe_request') await silenceAll(app, tx, seen, { lead, picked });
    if (lead) await lockLead(app, tx, lead.id);
    const query = tx.selectFrom('replies').selectAll().where('id', '=', id);
    const reply = await app.store.dialect.lock(query).executeTakeFirstOrThrow();
    const matched = leadIds === undefined ? reply : await match(app, tx, reply, lead);
    const isKnown = matched.classification === said && matched.certainty !== 'uncertain';
    if (said !== undefined && !isKnown) return toReply(await correct(app, tx, matched, { classification: said, lead }));
    if (leadIds !== undefined) await countReply(app, tx, matched, lead);
    return toReply(matched);
  });
}

/** Somebody has been answered: they wrote, whatever it was, and a person has seen it. The lead is locked. */
export async function settleAnswered(app: App, tx: Tx, replyId: string | null): Promise<void> {
  const reply = await tx
    .selectFrom('replies')
    .selectAll()
    .where('id', '=', replyId ?? '')
    .executeTakeFirst();
  if (!reply) return;
  if (reply.counted === 0 && reply.certainty === 'uncertain' && reply.lead_id !== null) {
    const counted = await mark(tx, reply, { counted: 1 });
    await leadReplied(app, tx, { leadId: reply.lead_id, reply: counted });
  }
  await releaseLeads(app, tx, reply.id);
}

async function leadsPicked(tx: Tx, workspaceId: string, leadIds: readonly string[]): Promise<LeadRow[]> {
  const picked: LeadRow[] = [];
  for (const id of [...new Set(leadIds)].sort()) picked.push(await leadRow(tx, workspaceId, id));
  return picked;
}

async function silenceAll(
  app: App,
  tx: Tx,
  reply: ReplyRow,
  { lead, picked }: { lead: LeadRow | null; picked: readonly LeadRow[] },
): Promise<void> {
  await silenceOf(app, tx, reply, lead);
  const { workspace_id: workspaceId, send_id: sendId, from_address: fromAddress } = reply;
  for (const one of picked) await silence(app, tx, { workspaceId, lead: one, sendId, fromAddress });
}

/** A person has said whose it is: nobody else is held for it any more. */
async function match(app: App, tx: Tx, reply: ReplyRow, lead: LeadRow | null): Promise<ReplyRow> {
  const matched = {
    lead_id: reply.lead_id ?? lead?.id ?? null,
    campaign_id: reply.campaign_id ?? lead?.campaign_id ?? null,
    candidates: null,
  };
  const needs = isOpen(reply) && replyNeedsAction({ ...reply, ...matched });
  const row = await mark(tx, reply, { ...matched, needs_action: needs ? 1 : 0, updated_at: app.clock.now() });
  await releaseLeads(app, tx, reply.id);
  await holdWhileOpen(app, tx, row, lead);
  return row;
}

const STAYS_SUPPRESSED =
  'A person said so. It was obeyed as an opt-out before: its lead stays unsubscribed and the address suppressed. Remove the suppression to mail it from another campaign.';

async function correct(
  app: App,
  tx: Tx,
  reply: ReplyRow,
  { classification, lead }: { classification: Classification; lead: LeadRow | null },
): Promise<ReplyRow> {
  const wasOptOut = reply.classification === 'unsubscribe_request' && classification !== 'unsubscribe_request';
  const reason = wasOptOut ? STAYS_SUPPRESSED : 'A person said so.';
  const verdict = { classification, confidence: 1, certainty: 'sure', reason, by: 'correction' } as const;
  // It was still waiting for a model: now it is classified, and that is told as always.
  if (reply.classification === null) {
    const settled = await settleReply(app, tx, reply, { verdict, lead });
    return mark(tx, settled, { corrected_from: 'unclassified' });
  }
  const told = { classification, certainty: verdict.certainty, candidates: candidatesLeft(reply, classification) };
  const needs = isOpen(reply) && replyNeedsAction({ ...reply, ...told });
  const corrected = await mark(tx, reply, {
    ...IDLE,
    ...told,
    confidence: verdict.confidence,
    classified_reason: verdict.reason,
    classified_by: verdict.by,
    corrected_from: reply.corrected_from ?? reply.classification,
    needs_action: needs ? 1 : 0,
    updated_at: app.clock.now(),
  });
  await countReply(app, tx, corrected, lead);
  await holdWhileOpen(app, tx, corrected, lead);
  return corrected;
}

/** Whose it is matters of an opt-out alone. */
const candidatesLeft = (reply: ReplyRow, classification: Classification): string | null =>
  classification === 'unsubscribe_request' && readCandidates(reply.candidates).length > 0 ? reply.candidates : null;

async function holdsAny(tx: Tx, replyId: string): Promise<boolean> {
  const held = await tx.selectFrom('lead_holds').select('lead_id').where('reply_id', '=', replyId).executeTakeFirst();
  return held !== undefined;
}

const mark = (tx: Tx, { id }: ReplyRow, set: Partial<ReplyRow>): Promise<ReplyRow> =>
  tx.updateTable('replies').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
