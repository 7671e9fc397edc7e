import type { Db } from './rows.ts';

/** Mails a mailbox may have waiting to leave: what was reserved long ago would leave under rules of then. */
const BACKLOG_MAX = 50;

/** Whether a mail is due in a mailbox and nobody has taken it up: its turn comes before that of a new one. */
export async function mailWaits(db: Db, mailboxId: string, now: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('sends')
    .select('id')
    .where('mailbox_id', '=', mailboxId)
    .where('due_at', '<=', now)
    .where('status', '=', 'queued')
    .limit(1)
    .execute();
  return waiting.length > 0;
}

/** How many more mails may be written for a mailbox now. */
export async function roomIn(db: Db, mailboxId: string, now: number): Promise<number> {
  const waiting = await db
    .selectFrom('sends')
    .select('id')
    .where('mailbox_id', '=', mailboxId)
    .where('due_at', '<=', now)
    .limit(BACKLOG_MAX)
    .execute();
  return BACKLOG_MAX - waiting.length;
}
