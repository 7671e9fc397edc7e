import type { App } from '../app.ts';
import type { Caller } from '../generation/caller.ts';
import { withApp, workspaceOf } from './open-app.ts';

/** Whose credits a command at this shell spends: of the workspace named, else of PLANWRIGHT_API_KEY, else the local one. */
export async function shellIdentity(
  app: App,
  workspaceId: string | undefined,
): Promise<Pick<Caller, 'workspace' | 'key'>> {
  if (workspaceId === undefined && app.config.apiKey) return app.keys.authenticate(app.config.apiKey);
  const { id, name, tier } = await workspaceOf(app, workspaceId);
  return { workspace: { id, name, tier }, key: undefined };
}

/** Works with an App as the caller at this shell. */
export const asCaller = <T>(
  workspaceId: string | undefined,
  work: (app: App, caller: Caller) => Promise<T>,
): Promise<T> =>
  withApp(async (app) => {
    const identity = await shellIdentity(app, workspaceId);
    return work(app, { ...identity, requestId: app.ids.next('request'), signal: app.lifecycle.signal });
  });
