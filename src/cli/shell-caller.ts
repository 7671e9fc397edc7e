import type { App } from '../app.ts';
import type { Caller } from '../generation/caller.ts';
import { workspaceOf } from './open-app.ts';

/** Whose credits a command at this shell spends: of the workspace named, else of PLANWRIGHT_API_KEY, else the local one. */
export async function shellIdentity(
  app: App,
  workspaceId: string | undefined,
): Promise<Pick<Caller, 'workspace' | 'key'>> {
  if (workspaceId === undefined && app.config.apiKey) return app.keys.authenticate(app.config.apiKey);
  const { id, name, tier } = await workspaceOf(app, workspaceId);
  return { workspace: { id, name, tier }, key: undefined };
}
