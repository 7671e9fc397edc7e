import { LOCAL_WORKSPACE_ID, type Workspace } from '../accounts/workspaces.ts';
import { type App, type AppParts, createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createOutlineEngine } from '../engines/outline/index.ts';

/** For commands that write no plan: keys and credits are managed as well where a model's key is missing. */
const UNASKED: Pick<AppParts, 'engine'> = { engine: createOutlineEngine() };

/** Does one thing with an App of this environment and closes it, whatever happens. With `parts`, even `{}`, it can write plans. */
export async function withApp<T>(work: (app: App) => Promise<T>, parts = UNASKED): Promise<T> {
  const app = await createApp({ ...parts, config: readSettings() });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** A command says in a line what went wrong: beside it nobody reads a log, unless they asked for one. */
function readSettings(): Config {
  const config = readConfig(process.env);
  return process.env.PLANWRIGHT_LOG_LEVEL ? config : { ...config, logLevel: 'error' };
}

/** The workspace a command is about: the one named, else the local one, made when it is not there. Throws `not_found`. */
export async function workspaceOf(app: App, id: string | undefined): Promise<Workspace> {
  if (id === undefined || id === LOCAL_WORKSPACE_ID) return app.workspaces.ensureLocal(app.config.localCredits);
  return app.workspaces.get(id);
}
