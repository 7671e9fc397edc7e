import type { Selectable } from 'kysely';
import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../generation/parse.ts';
import type { DraftTable } from '../../store/inbox-tables.ts';
import type { Store, Tx } from '../../store/store.ts';
import { canBeId, iso } from '../row-values.ts';
import { type Draft, draftUpdateSchema } from '../shapes/draft.ts';
import { gapsIn } from './gaps.ts';

export type DraftRow = Selectable<DraftTable>;

/** Drafts of one reply that are kept. */
export const DRAFTS_MAX = 50;

/** Every draft of a reply, oldest first. */
export async function draftsOf(db: Store['db'] | Tx, replyId: string): Promise<Draft[]> {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('reply_id', '=', replyId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(DRAFTS_MAX)
    .execute();
  return rows.map(toDraft);
}

/** Changes what a draft says. Throws `invalid_request`, `not_found`, and `unprocessable` for one that was sent. */
export async function updateDraft(app: App, workspaceId: string, id: string, input: unknown): Promise<Draft> {
  const { text, subject } = parseInput(draftUpdateSchema, input);
  return app.store.write(async (tx) => {
    const row = await lockDraft(app, tx, workspaceId, id);
    refuseSent(row, 'changed');
    const changed = {
      ...(text === undefined ? {} : { body_text: text }),
      ...(subject === undefined ? {} : { subject }),
      updated_at: app.clock.now(),
    };
    const after = await tx
      .updateTable('drafts')
      .set(changed)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDraft(after);
  });
}

/** Takes a draft away. Throws `not_found`, and `unprocessable` for one that was sent. */
export async function removeDraft(app: App, workspaceId: string, id: string): Promise<void> {
  await app.store.write(async (tx) => {
    refuseSent(await lockDraft(app, tx, workspaceId, id), 'removed');
    await tx.deleteFrom('drafts').where('id', '=', id).execute();
  });
}

/** A draft for this transaction alone. Throws `not_found`. */
export async function lockDraft(app: App, tx: Tx, workspaceId: string, id: string): Promise<DraftRow> {
  const mine = tx.selectFrom('drafts').selectAll().where('id', '=', id).where('workspace_id', '=', workspaceId);
  const row = canBeId(id) ? await app.store.dialect.lock(mine).executeTakeFirst() : undefined;
  if (row) return row;
  throw new AppError('not_found', 'There is no such draft in this workspace; the reply it answers lists its drafts.');
}

/** A draft as it is answered. */
export const toDraft = (row: DraftRow): Draft => ({
  id: row.id,
  replyId: row.reply_id,
  status: row.status,
  subject: row.subject,
  bodyText: row.body_text,
  gaps: [...gapsIn(row.subject), ...gapsIn(row.body_text)],
  writtenBy: row.written_by,
  sendId: row.send_id,
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

function refuseSent({ status }: DraftRow, what: string): void {
  if (status !== 'sent') return;
  throw new AppError('unprocessable', `The draft was sent, so it cannot be ${what}; write another one.`);
}
