import type { App } from '../app.ts';
import { parseInput } from '../generation/parse.ts';
import type { Store, Tx } from '../store/store.ts';
import { iso } from './row-values.ts';
import { type Settings, settingsUpdateSchema } from './shapes/workspace.ts';

/** What the workspace's mails have in common. */
export async function getSettings(app: App, workspaceId: string): Promise<Settings> {
  const row = await settingsRow(app.store.db, workspaceId);
  return { postalAddress: row?.postal_address ?? null, updatedAt: row ? iso(row.updated_at) : null };
}

/** Sets the postal address that every mail carries. Throws `invalid_request`. */
export async function updateSettings(app: App, workspaceId: string, input: unknown): Promise<Settings> {
  const { postalAddress } = parseInput(settingsUpdateSchema, input);
  const set = { postal_address: postalAddress, updated_at: app.clock.now() };
  await app.store.write((tx) =>
    tx
      .insertInto('outreach_settings')
      .values({ workspace_id: workspaceId, ...set })
      .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(set))
      .execute(),
  );
  return { postalAddress, updatedAt: iso(set.updated_at) };
}

/** The stored row, for work inside a transaction. */
export async function settingsRow(db: Store['db'] | Tx, workspaceId: string) {
  return db.selectFrom('outreach_settings').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst();
}
