import type { Db } from './rows.ts';

/** Mails a mailbox may have waiting to leave: what was reserved long ago would leave under rules of then. */
const BACKLOG_MAX = 50;

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
