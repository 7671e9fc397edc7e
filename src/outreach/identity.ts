import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { iso } from './row-values.ts';
import type { Identity } from './shapes/workspace.ts';

/** Whom a key speaks for, and what it may do. Throws `not_found` for a key that is not the workspace's. */
export async function getIdentity(
  app: App,
  principal: { workspace: { id: string }; key: { id: string } },
): Promise<Identity> {
  const [workspace, keys] = await Promise.all([
    app.workspaces.get(principal.workspace.id),
    app.keys.list(principal.workspace.id),
  ]);
  const key = keys.find((one) => one.id === principal.key.id);
  if (!key) throw new AppError('not_found', 'There is no such key in this workspace.');
  return {
    workspace: { id: workspace.id, name: workspace.name, createdAt: iso(workspace.createdAt) },
    key: { prefix: key.prefix, scopes: [...key.scopes] },
  };
}
