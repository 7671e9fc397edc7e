import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../store/store.ts';
import type { TouchDetail } from '../shapes/touch.ts';
import { type TouchRow, type TouchVersionRow, toTouchDetail, touchRow, versionRows } from '../touch-detail.ts';
import type { Drafting } from './draft-reply.ts';
import { rewordTouch } from './reword-touch.ts';
import { touchMakings } from './touch-makings.ts';

const VERSIONS_MAX = 50;

/**
 * Writes the words of a touch that waits to be posted anew, by the model where there is one and else from the step's own
 * choices; what it said before is kept. Throws `not_found`, `unprocessable` for one that was posted or that has no other
 * wording, and what `beforeWriting` throws.
 */
export async function regenerateTouch(
  app: App,
  workspaceId: string,
  id: string,
  { signal, beforeWriting = async () => {} }: Pick<Drafting, 'signal' | 'beforeWriting'>,
): Promise<TouchDetail> {
  const touch = await touchRow(app.store.db, workspaceId, id);
  refuse(touch);
  const before = await versionRows(app.store.db, touch);
  if (before.length >= VERSIONS_MAX) {
    throw new AppError('unprocessable', `The touch has had ${VERSIONS_MAX} wordings; post one of them.`);
  }
  const makings = await touchMakings(app.store.db, touch, before);
  const { text, by } = await rewordTouch(app, makings, { signal, beforeWriting });
  return app.store.write((tx) => keep(app, tx, touch, { body_text: text, written_by: by }));
}

/** Under the lock of the touch: whoever writes it anew at the same moment has the version before or after. */
async function keep(
  app: App,
  tx: Tx,
  { id, workspace_id }: TouchRow,
  words: Pick<TouchVersionRow, 'body_text' | 'written_by'>,
): Promise<TouchDetail> {
  await app.store.dialect.lock(tx.selectFrom('touches').select('id').where('id', '=', id)).execute();
  const touch = await touchRow(tx, workspace_id, id);
  refuse(touch);
  const before = await versionRows(tx, touch);
  const row: TouchVersionRow = { touch_id: id, version: before.length + 1, ...words, created_at: app.clock.now() };
  const added = before.length === 1 ? [...before, row] : [row];
  await tx.insertInto('touch_versions').values(added).execute();
  await tx.updateTable('touches').set({ body_text: words.body_text }).where('id', '=', id).execute();
  return toTouchDetail({ ...touch, body_text: words.body_text }, [...before, row]);
}

function refuse({ status }: TouchRow): void {
  if (status === 'queued') return;
  const why = status === 'sent' ? 'was posted' : 'was skipped, because whom it is for is suppressed';
  throw new AppError('unprocessable', `The touch ${why}, so it stays as it is.`);
}
