import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import type { MailboxRow, SendRow } from '../sending/rows.ts';

/**
 * When an answer may leave its mailbox, which is locked: now, or as soon as the mailbox's gap allows. The campaigns' own
 * mails, which may be laid out over hours, leave a gap after it: a person who has answered does not stand in that queue.
 */
export async function turnOfAnswer(app: App, tx: Tx, mailbox: MailboxRow): Promise<number> {
  const now = app.clock.now();
  const gapMs = mailbox.gap_seconds * 1_000;
  if (gapMs === 0) return now;
  const waiting = await lastWaiting(tx, mailbox.id);
  const free = mailbox.next_send_at <= now ? now : Math.min(mailbox.next_send_at, now + gapMs);
  const turn = Math.max(free, waiting === undefined ? 0 : waiting + gapMs);
  await setNext(tx, mailbox, turn + gapMs);
  return turn;
}

/**
 * Whether a claimed answer may leave now, by when else it may. Its first attempt has its turn, unless it comes so late
 * that others may have had theirs since; each further one needs another.
 */
export async function turnAgain(app: App, tx: Tx, send: SendRow, mailbox: MailboxRow): Promise<number> {
  const now = app.clock.now();
  const gapMs = mailbox.gap_seconds * 1_000;
  if (gapMs === 0 || (send.attempts <= 1 && now - (send.due_at ?? now) < gapMs)) return now;
  if (mailbox.next_send_at > now) return Math.min(mailbox.next_send_at, now + gapMs);
  await setNext(tx, mailbox, now + gapMs);
  return now;
}

/** The last answer that has a turn to come. */
async function lastWaiting(tx: Tx, mailboxId: string): Promise<number | undefined> {
  const last = await tx
    .selectFrom('sends')
    .select('due_at')
    .where('mailbox_id', '=', mailboxId)
    .where('due_at', 'is not', null)
    .where('draft_id', 'is not', null)
    .where('attempts', '=', 0)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.due_at ?? undefined;
}

async function setNext(tx: Tx, { id, next_send_at }: MailboxRow, at: number): Promise<void> {
  if (at <= next_send_at) return;
  await tx.updateTable('mailboxes').set({ next_send_at: at }).where('id', '=', id).execute();
}
