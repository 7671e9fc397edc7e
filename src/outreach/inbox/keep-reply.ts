import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { replyData } from '../../webhooks/event-rows.ts';
import { lockLead } from '../sending/held-send.ts';
import type { LeadRow, SendRow } from '../sending/rows.ts';
import { answerTo } from './answer-to.ts';
import { countReply, type ReplyRow, settleReply } from './classify-reply.ts';
import { endsAllMail } from './ends-all-mail.ts';
import type { HeardReply, Hearing, InboundRow } from './hearing.ts';
import { holdLeads, holdWhoLeft, leadsOfPerson } from './hold-leads.ts';
import { isAutomaticClass, replyNeedsAction } from './needs-action.ts';
import { silence } from './silence.ts';
import { type StrangersLeads, strangersLeads } from './strangers-leads.ts';

/** Characters of a reply that are kept, and told in events: more than anybody types. */
export const REPLY_TEXT_MAX = 20_000;
const RAW_TEXT_MAX = 100_000;
const REFERENCES_MAX = 50;

export interface Keeping {
  row: InboundRow;
  hearing: Hearing & { reply: HeardReply };
  /** The mail of ours that it answers, with its lead; null when it answers none. */
  answered: { send: SendRow; lead: LeadRow } | null;
}

/**
 * Keeps a reply or an automatic answer, tells `reply.received`, and does what it asks for: an opt-out ends all mail at
 * once, a person's answer its lead's sequence. What is sure is classified here; the rest waits for a model, and only for
 * that. The caller's transaction has locked no lead yet.
 */
export async function keepReply(app: App, tx: Tx, { row, hearing, answered }: Keeping): Promise<ReplyRow> {
  const { verdict, isOpen, hasLeft } = hearing.reply;
  const lead = answered?.lead ?? null;
  const workspaceId = row.workspace_id;
  if (endsAllMail(hearing.reply)) {
    const fromAddress = hearing.mail.from?.address ?? '';
    await silence(app, tx, { workspaceId, lead, sendId: answered?.send.id ?? null, fromAddress });
  }
  const candidates = lead === null ? await strangersLeads(app, tx, { workspaceId, hearing }) : null;
  // Before the reply names it: two that do so at once would each wait for the other.
  if (lead) await lockLead(app, tx, lead.id);
  const reply = await tx
    .insertInto('replies')
    .values(replyRow(app, { row, hearing, answered }, candidates))
    .returningAll()
    .executeTakeFirstOrThrow();
  await app.events.record(tx, { workspaceId, type: 'reply.received', data: { reply: replyData(reply) } });
  if (candidates && candidates.held.length > 0) await holdLeads(app, tx, reply, candidates.held);
  if (lead && hasLeft) await holdWhoLeft(app, tx, await leadsOfPerson(tx, lead));
  if (!isOpen) return settleReply(app, tx, reply, { verdict, lead });
  if (lead && (verdict.certainty === 'uncertain' || reply.needs_action === 1)) {
    await holdLeads(app, tx, reply, await leadsOfPerson(tx, lead));
  }
  // Likely a program's: whether it ends anything is known when it is classified.
  if (!isAutomaticClass(verdict.classification)) await countReply(app, tx, reply, lead);
  return reply;
}

function replyRow(app: App, { row, hearing, answered }: Keeping, candidates: StrangersLeads | null) {
  const { mail, place, reply, own } = hearing;
  const now = app.clock.now();
  const isUnread = reply.content !== 'text' || mail.guessed || reply.privacy.asks === 'likely';
  const found = {
    content: reply.content,
    privacy_request: reply.privacy.asks === 'yes' ? 1 : 0,
    candidates: candidates && JSON.stringify(candidates.all),
    successor: reply.successor,
    has_left: reply.hasLeft ? 1 : 0,
    // A model may be surer of its words, not of what they are read from.
    certainty: isUnread && reply.verdict.certainty === 'uncertain' ? ('uncertain' as const) : null,
  };
  return {
    id: app.ids.next('reply'),
    workspace_id: row.workspace_id,
    campaign_id: answered?.send.campaign_id ?? null,
    lead_id: answered?.lead.id ?? null,
    send_id: answered?.send.id ?? null,
    mailbox_id: place.mailboxId ?? answered?.send.mailbox_id ?? null,
    message_id: mail.messageId,
    from_address: mail.from?.address.slice(0, 320) ?? '',
    answer_to: answerTo(mail, { lead: answered?.lead ?? null, own }),
    from_name: mail.from?.name.slice(0, 200).toWellFormed() || null,
    subject: row.subject,
    body_text: reply.text.slice(0, REPLY_TEXT_MAX).toWellFormed(),
    classification: null,
    confidence: null,
    classified_reason: null,
    // Until a model has spoken, what is likely decides whether a person sees it among what waits for an answer.
    needs_action: replyNeedsAction({ ...found, ...reply.verdict }) ? 1 : 0,
    ...found,
    received_at: row.received_at,
    created_at: now,
    updated_at: now,
    inbound_id: row.id,
    in_reply_to: mail.inReplyTo[0] ?? null,
    thread_references: mail.references.slice(-REFERENCES_MAX).join(' ') || null,
    raw_text: mail.text.slice(0, RAW_TEXT_MAX).toWellFormed(),
    due_at: reply.isOpen ? now : null,
  };
}
