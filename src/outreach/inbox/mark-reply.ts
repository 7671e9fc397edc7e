import type { App } from '../../app.ts';
import { parseInput } from '../../generation/parse.ts';
import type { Tx } from '../../store/store.ts';
import { replyRow, toReply } from '../replies.ts';
import { lockLead } from '../sending/held-send.ts';
import { IDLE, type LeadRow } from '../sending/rows.ts';
import { type Reply, replyUpdateSchema } from '../shapes/reply.ts';
import type { Classification } from './classify/classified.ts';
import { countReply, leadOf, type ReplyRow, settleReply, silenceOf } from './classify-reply.ts';
import { classNeedsAction } from './needs-action.ts';

/** Says that nothing is left to do about a reply. One that is done already stays as it is. Throws `not_found`. */
export async function markReplyDone(app: App, workspaceId: string, id: string): Promise<Reply> {
  return app.store.write(async (tx) => {
    const row = await replyRow(tx, workspaceId, id);
    if (row.done_at !== null) return toReply(row);
    const now = app.clock.now();
    const done = await tx
      .updateTable('replies')
      .set({ done_at: now, needs_action: 0, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toReply(done);
  });
}

/**
 * Says what a reply is, in a person's word: it stays so, is used for replies of the same words, and is obeyed. An opt-out
 * ends all mail, and what was taken for a program's answer ends its lead's sequence. The class that it has already changes
 * nothing. Throws `invalid_request` and `not_found`.
 */
export async function correctReply(app: App, workspaceId: string, id: string, input: unknown): Promise<Reply> {
  const { classification } = parseInput(replyUpdateSchema, input);
  return app.store.write(async (tx) => {
    const seen = await replyRow(tx, workspaceId, id);
    const lead = await leadOf(tx, seen);
    if (classification === 'unsubscribe_request') await silenceOf(app, tx, seen, lead);
    if (lead) await lockLead(app, tx, lead.id);
    const query = tx.selectFrom('replies').selectAll().where('id', '=', id);
    const reply = await app.store.dialect.lock(query).executeTakeFirstOrThrow();
    if (reply.classification === classification) return toReply(reply);
    return toReply(await correct(app, tx, reply, { classification, lead }));
  });
}

async function correct(
  app: App,
  tx: Tx,
  reply: ReplyRow,
  { classification, lead }: { classification: Classification; lead: LeadRow | null },
): Promise<ReplyRow> {
  const verdict = { classification, confidence: 1, reason: 'A person said so.', by: 'correction' } as const;
  // It was still waiting for a model: now it is classified, and that is told as always.
  if (reply.classification === null) {
    const settled = await settleReply(app, tx, reply, { verdict, lead });
    return mark(tx, settled, { corrected_from: 'unclassified' });
  }
  const corrected = await mark(tx, reply, {
    ...IDLE,
    classification,
    confidence: verdict.confidence,
    classified_reason: verdict.reason,
    classified_by: verdict.by,
    corrected_from: reply.corrected_from ?? reply.classification,
    needs_action: reply.answered_at === null && reply.done_at === null && classNeedsAction(classification) ? 1 : 0,
    updated_at: app.clock.now(),
  });
  await countReply(app, tx, corrected, lead);
  return corrected;
}

const mark = (tx: Tx, { id }: ReplyRow, set: Partial<ReplyRow>): Promise<ReplyRow> =>
  tx.updateTable('replies').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
