import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { type Db, IDLE } from '../sending/rows.ts';
import { hearAnswer } from './hear-answer.ts';
import { hearBounce, hearComplaint } from './hear-report.ts';
import { type Hearing, hear, type InboundRow } from './hearing.ts';
import { type InboundOutcome, isOutcome, KINDS } from './outcomes.ts';

/**
 * Does what a stored mail asks for, and marks it as done, in one transaction: whoever comes second, or after a crash,
 * changes nothing and is told the same. Throws when the database does not answer.
 */
export async function handleMail(app: App, id: string): Promise<InboundOutcome> {
  const row = await app.store.db.selectFrom('inbound').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (row.status !== 'waiting') return outcomeOf(app.store.db, row);
  const hearing = await hear(app, row);
  return app.store.write(async (tx) => {
    const still = await app.store.dialect
      .lock(tx.selectFrom('inbound').selectAll().where('id', '=', id))
      .executeTakeFirstOrThrow();
    if (still.status !== 'waiting') return outcomeOf(tx, still);
    const outcome = await act(app, tx, still, hearing);
    await markDone(tx, id, outcome);
    return outcome;
  });
}

async function act(app: App, tx: Tx, row: InboundRow, hearing: Hearing): Promise<InboundOutcome> {
  const { kind, reply: heard } = hearing;
  const none = { kind: kind.kind, leadId: null, sendId: null, replyId: null };
  if (heard !== null) {
    const { outcome, send, reply } = await hearAnswer(app, tx, { row, hearing: { ...hearing, reply: heard } });
    return { ...none, outcome, leadId: send?.lead_id ?? null, sendId: send?.id ?? null, replyId: reply?.id ?? null };
  }
  if (kind.kind !== 'bounce' && kind.kind !== 'complaint') return { ...none, outcome: 'own' };
  const { outcome, send } =
    kind.kind === 'bounce'
      ? await hearBounce(app, tx, hearing, kind.bounce)
      : await hearComplaint(app, tx, hearing, kind.complaint);
  return { ...none, outcome, leadId: send?.lead_id ?? null, sendId: send?.id ?? null };
}

async function markDone(tx: Tx, id: string, { kind, outcome, leadId, sendId }: InboundOutcome): Promise<void> {
  await tx
    .updateTable('inbound')
    .set({ ...IDLE, status: 'done', kind, outcome, lead_id: leadId, send_id: sendId })
    .where('id', '=', id)
    .execute();
}

/** What was written when it was handled. */
async function outcomeOf(db: Db, row: InboundRow): Promise<InboundOutcome> {
  const reply = await db.selectFrom('replies').select('id').where('inbound_id', '=', row.id).executeTakeFirst();
  return {
    kind: KINDS.find((one) => one === row.kind) ?? null,
    outcome: isOutcome(row.outcome) ? row.outcome : 'unreadable',
    leadId: row.lead_id,
    sendId: row.send_id,
    replyId: reply?.id ?? null,
  };
}
