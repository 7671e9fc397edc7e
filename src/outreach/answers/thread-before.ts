import type { Db } from '../sending/rows.ts';
import type { ReplyRow } from './answerable.ts';

/** One mail of a conversation, as a writer reads it. */
export interface ThreadMail {
  from: 'us' | 'them';
  subject: string;
  text: string;
}

const MAILS_MAX = 6;

/** What we and this lead wrote before the reply, oldest first, the newest few of it. */
export async function threadBefore(db: Db, reply: ReplyRow): Promise<ThreadMail[]> {
  const sends = await db
    .selectFrom('sends')
    .select(['subject', 'body_text', 'created_at'])
    .where('lead_id', '=', reply.lead_id)
    .where('status', 'in', ['sent', 'unknown'])
    .where('created_at', '<=', reply.received_at)
    .orderBy('created_at', 'desc')
    .limit(MAILS_MAX)
    .execute();
  const replies = await db
    .selectFrom('replies')
    .select(['subject', 'body_text', 'received_at as created_at'])
    .where('lead_id', '=', reply.lead_id)
    .where('id', '!=', reply.id)
    .where('received_at', '<=', reply.received_at)
    .orderBy('created_at', 'desc')
    .limit(MAILS_MAX)
    .execute();
  const mails = [
    ...sends.map((send) => ({ ...send, from: 'us' as const })),
    ...replies.map((one) => ({ ...one, from: 'them' as const })),
  ];
  return mails
    .sort((a, b) => a.created_at - b.created_at)
    .slice(-MAILS_MAX)
    .map(({ from, subject, body_text }) => ({ from, subject, text: body_text }));
}
