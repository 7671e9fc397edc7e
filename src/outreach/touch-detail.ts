import type { Selectable } from 'kysely';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { TouchVersionTable } from '../store/inbox-tables.ts';
import type { TouchTable } from '../store/outreach-tables.ts';
import { canBeId, iso } from './row-values.ts';
import type { Db } from './sending/rows.ts';
import type { TouchDetail } from './shapes/touch.ts';
import { toTouch } from './touches.ts';

export type TouchRow = Selectable<TouchTable>;
export type TouchVersionRow = Selectable<TouchVersionTable>;

/** One touch with every wording it has had. Throws `not_found`. */
export async function getTouch(app: App, workspaceId: string, id: string): Promise<TouchDetail> {
  const row = await touchRow(app.store.db, workspaceId, id);
  return toTouchDetail(row, await versionRows(app.store.db, row));
}

/** The stored row. Throws `not_found` for another workspace's touch just as for none. */
export async function touchRow(db: Db, workspaceId: string, id: string): Promise<TouchRow> {
  const query = db.selectFrom('touches').selectAll().where('id', '=', id).where('workspace_id', '=', workspaceId);
  const row = canBeId(id) ? await query.executeTakeFirst() : undefined;
  if (row) return row;
  throw new AppError('not_found', 'There is no such touch in this workspace; the list of touches has their ids.');
}

/** Every wording of a touch, oldest first: its first one, too, where it was never written anew. */
export async function versionRows(db: Db, touch: TouchRow): Promise<TouchVersionRow[]> {
  const rows = await db
    .selectFrom('touch_versions')
    .selectAll()
    .where('touch_id', '=', touch.id)
    .orderBy('version')
    .execute();
  return rows.length > 0 ? rows : [firstVersion(touch)];
}

/** What the sequence wrote. */
export const firstVersion = ({ id, body_text, created_at }: TouchRow): TouchVersionRow => ({
  touch_id: id,
  version: 1,
  body_text,
  written_by: 'sequence',
  created_at,
});

/** A touch as it is answered whole. */
export const toTouchDetail = (row: TouchRow, versions: readonly TouchVersionRow[]): TouchDetail => ({
  ...toTouch(row),
  versions: versions.map(({ version, body_text, written_by, created_at }) => ({
    version,
    bodyText: body_text,
    writtenBy: written_by,
    createdAt: iso(created_at),
  })),
});
