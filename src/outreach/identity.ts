import type { Principal } from '../accounts/keys.ts';
import type { App } from '../app.ts';
import { iso } from './row-values.ts';
import type { Identity } from './shapes/workspace.ts';

/** Whom a key speaks for, and what it may do. */
export async function getIdentity(app: App, { workspace, key }: Principal): Promise<Identity> {
  const { id, name, createdAt } = await app.workspaces.get(workspace.id);
  return { workspace: { id, name, createdAt: iso(createdAt) }, key: { prefix: key.prefix, scopes: [...key.scopes] } };
}
