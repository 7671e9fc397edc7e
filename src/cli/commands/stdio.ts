import type { App, AppParts } from '../../app.ts';
import type { Config } from '../../config.ts';
import { AppError, asAppError } from '../../errors.ts';
import { ProtocolFault } from '../../mcp/door.ts';
import type { ListedTool } from '../../mcp/list-tools.ts';
import { type CallerIdentity, localDoor, type Workshop } from '../../mcp/local-door.ts';
import type { ServiceProxy } from '../../mcp/proxy.ts';
import { MESSAGE_BYTES_MAX, type StdioDoor, serveStdio } from '../../mcp/stdio.ts';
import { Opening } from '../opening.ts';
import { openingAnswers } from '../opening-answers.ts';
import { OpeningLines } from '../opening-lines.ts';

/** Milliseconds to close in: with the last answers before, less than ten seconds. */
const CLOSE_MS = 7_000;

/**
 * The MCP server on stdin and stdout, as IDEs start it. `tools/list` needs no database and no engine: what does the work,
 * this process or the service that PLANWRIGHT_API_URL names, is opened at the first call. Ends when stdin ends; what was
 * running goes on at the service, or is left resumable.
 */
export async function runStdioCommand(parts: Pick<AppParts, 'engine'> = {}): Promise<void> {
  const answers = await openingAnswers({ hasModel: await hasModel(parts) });
  const listed = answers.results['tools/list'].tools;
  // A service elsewhere may list other tools.
  await (process.env.PLANWRIGHT_API_URL?.trim()
    ? serveStdio(remoteDoor(listed))
    : serveStdio(ownDoor(listed, parts), new OpeningLines(new Opening(answers), { bytesMax: MESSAGE_BYTES_MAX })));
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
  let opening: Promise<Workshop> | undefined;
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
    ...localDoor({ listed, open, identify }),
    async leave() {
      (await opened())?.app.lifecycle.beginStop();
    },
    async close() {
      const workshop = await opened();
      if (workshop) await closeApp(workshop.app);
    },
  };
}

async function openApp(parts: Pick<AppParts, 'engine'>): Promise<Workshop> {
  const [{ readConfig }, { createApp }, { startWorker }, { forOperator }, { callTool }, { TOOLS }] = await Promise.all([
    import('../../config.ts'),
    import('../../app.ts'),
    import('../../generation/recover.ts'),
    import('../../store/faults.ts'),
    import('../../mcp/call-tool.ts'),
    import('../../../tools/index.ts'),
  ]);
  const app = await createApp({ ...parts, config: readConfig(process.env) }).catch((error) => {
    throw forOperator(error);
  });
  startWorker(app, (await import('../../../tools/generation.ts')).generationTools);
  return { app, tools: TOOLS, callTool };
}

async function identify({ config, keys, workspaces }: App): Promise<CallerIdentity> {
  const { apiKey, localCredits } = config;
  if (apiKey) {
    return keys.authenticate(apiKey).catch((error) => {
      const { code, message } = asAppError(error);
      if (code !== 'unauthorized') throw error;
      throw new AppError(code, `PLANWRIGHT_API_KEY: ${message} Without it, this process uses its local workspace.`);
    });
  }
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
    async call(...args) {
      try {
        return await (await open()).call(...args);
      } catch (error) {
        if (error instanceof ProtocolFault) throw error;
        const { errorResult } = await import('../../mcp/call-tool.ts');
        return errorResult(error);
      }
    },
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
