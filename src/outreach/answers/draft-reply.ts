import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../generation/parse.ts';
import { type Draft, draftCreateSchema } from '../shapes/draft.ts';
import { answerSubject } from './answer-subject.ts';
import { answerable } from './answerable.ts';
import { DRAFTS_MAX, type DraftRow, toDraft } from './drafts.ts';
import { threadBefore } from './thread-before.ts';
import { writeAnswer } from './write-answer.ts';

export interface Drafting {
  /** `{ text?, subject? }`, as it was sent: with a text the draft is a person's own. */
  input?: unknown;
  /** Aborts the writing when nobody waits for it any more. */
  signal: AbortSignal;
  /** Called when all else is known to be right, before an answer is written for the caller: the place to count it. */
  beforeWriting?: () => Promise<void>;
}

/**
 * Writes a draft that answers a reply, by the model where there is one and else by the composer that ships with the
 * product, or keeps the text that is given. It is sent by a person alone. Throws `invalid_request`, `not_found`,
 * `unprocessable` for a reply that nobody is to answer or that has too many drafts, and what `beforeWriting` throws.
 */
export async function draftReply(
  app: App,
  workspaceId: string,
  replyId: string,
  { input = {}, signal, beforeWriting = async () => {} }: Drafting,
): Promise<Draft> {
  const { text, subject } = parseInput(draftCreateSchema, input);
  const about = await answerable(app.store.db, workspaceId, replyId);
  const count = await draftCount(app, replyId);
  if (count >= DRAFTS_MAX) {
    throw new AppError('unprocessable', `The reply has ${DRAFTS_MAX} drafts; remove one, or change it.`);
  }
  if (text === undefined) await beforeWriting();
  const written =
    text === undefined
      ? await writeAnswer(app, { ...about, thread: await threadBefore(app.store.db, about.reply), count }, signal)
      : { text, by: 'person' };
  const now = app.clock.now();
  const row: DraftRow = {
    id: app.ids.next('draft'),
    workspace_id: workspaceId,
    reply_id: replyId,
    status: 'draft',
    subject: subject ?? answerSubject(about.reply.subject),
    body_text: written.text,
    written_by: written.by,
    send_id: null,
    created_at: now,
    updated_at: now,
  };
  await app.store.write((tx) => tx.insertInto('drafts').values(row).execute());
  return toDraft(row);
}

async function draftCount(app: App, replyId: string): Promise<number> {
  const { count } = await app.store.db
    .selectFrom('drafts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('reply_id', '=', replyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
