import { generationTools } from '../../../tools/generation.ts';
import { TOOLS } from '../../../tools/index.ts';
import type { App, AppParts } from '../../app.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { errorResult } from '../../mcp/call-tool.ts';
import { type ListedTool, listTools } from '../../mcp/list-tools.ts';
import { type CallerIdentity, localDoor } from '../../mcp/local-door.ts';
import type { ServiceProxy } from '../../mcp/proxy.ts';
import { type StdioDoor, serveStdio } from '../../mcp/stdio.ts';

/** Milliseconds to close in: with the last answers before, less than ten seconds. */
const CLOSE_MS = 7_000;

/**
 * The MCP server on stdin and stdout, as IDEs start it. `tools/list` needs no database and no engine: what does the work,
 * this process or the service that PLANWRIGHT_API_URL names, is opened at the first call. Ends when stdin ends; what was
 * running goes on at the service, or is left resumable.
 */
export async function runStdioCommand(parts: Pick<AppParts, 'engine'> = {}): Promise<void> {
  const listed = listTools(TOOLS, { hasModel: await hasModel(parts) });
  await serveStdio(process.env.PLANWRIGHT_API_URL?.trim() ? remoteDoor(listed) : ownDoor(listed, parts));
  // Whatever still holds a handle must not keep a process alive that nobody listens to.
  process.exit(0);
}

/** Without any of these no model writes, and the start need not read the settings to know. */
const CHOOSE_A_MODEL = [
  'PLANWRIGHT_API_URL',
  'PLANWRIGHT_ENGINE',
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
] as const;

/** Whether a model writes here; a service elsewhere is taken to have one, and a setting at fault is told at the first call. */
async function hasModel({ engine }: Pick<AppParts, 'engine'>): Promise<boolean> {
  if (engine) return engine.model !== null;
  if (!CHOOSE_A_MODEL.some((name) => process.env[name]?.trim())) return false;
  const [{ readConfig }, { decideEngine }] = await Promise.all([
    import('../../config.ts'),
    import('../../engines/decide.ts'),
  ]);
  try {
    const config = readConfig(process.env);
    return config.apiUrl !== undefined || decideEngine(config).engine !== 'outline';
  } catch {
    return true;
  }
}

function ownDoor(listed: readonly ListedTool[], parts: Pick<AppParts, 'engine'>): StdioDoor {
  let opening: Promise<App> | undefined;
  const open = () => {
    // A database that cannot be opened is told to this call, and tried again at the next.
    opening ??= openApp(parts).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const opened = () => opening?.catch(() => undefined);
  return {
    ...localDoor({ tools: TOOLS, listed, open, identify }),
    async leave() {
      (await opened())?.lifecycle.beginStop();
    },
    async close() {
      const app = await opened();
      if (app) await closeApp(app);
    },
  };
}

async function openApp(parts: Pick<AppParts, 'engine'>): Promise<App> {
  const [{ readConfig }, { createApp }, { startWorker }, { forOperator }] = await Promise.all([
    import('../../config.ts'),
    import('../../app.ts'),
    import('../../generation/recover.ts'),
    import('../../store/faults.ts'),
  ]);
  const app = await createApp({ ...parts, config: readConfig(process.env) }).catch((error) => {
    throw forOperator(error);
  });
  startWorker(app, generationTools);
  return app;
}

async function identify({ config, keys, workspaces }: App): Promise<CallerIdentity> {
  const { apiKey, localCredits } = config;
  if (apiKey) return keys.authenticate(apiKey);
  const { id, name, tier } = await workspaces.ensureLocal(localCredits);
  return { workspace: { id, name, tier }, key: undefined };
}

async function closeApp(app: App): Promise<void> {
  const [{ stopRuns }, { endWithin }] = await Promise.all([
    import('../../generation/stop-runs.ts'),
    import('../stop-signals.ts'),
  ]);
  endWithin(CLOSE_MS, () => app.log.error({}, 'the process ended before everything in it had'));
  await stopRuns(app, 0);
  await app.close();
}

/** Connects at the first message; a setting at fault is told to each call. */
function remoteDoor(listed: readonly ListedTool[]): StdioDoor {
  let opening: Promise<ServiceProxy> | undefined;
  const open = () => {
    opening ??= openProxy(listed);
    return opening;
  };
  return {
    list: async () => (await open().catch(() => undefined))?.list() ?? listed,
    call: (...args) => open().then((proxy) => proxy.call(...args), errorResult),
    async leave() {
      (await opening?.catch(() => undefined))?.leave();
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

async function openProxy(listed: readonly ListedTool[]): Promise<ServiceProxy> {
  const [{ readConfig }, { ServiceProxy }, { fileClock, systemClock }, { randomIds }, { stderrLog }] =
    await Promise.all([
      import('../../config.ts'),
      import('../../mcp/proxy.ts'),
      import('../../system/clock.ts'),
      import('../../system/ids.ts'),
      import('../../system/log.ts'),
    ]);
  const { apiUrl = '', apiKey, clockFile, logLevel, waitMs }: Config = readConfig(process.env);
  if (apiKey === undefined) {
    throw new AppError(
      'unauthorized',
      'PLANWRIGHT_API_URL is set but PLANWRIGHT_API_KEY is not: set it to an API key of that service, or unset both to work on this machine.',
    );
  }
  const clock = clockFile === undefined ? systemClock : fileClock(clockFile);
  return new ServiceProxy({ url: apiUrl, apiKey, listed, clock, ids: randomIds, log: stderrLog(logLevel), waitMs });
}
