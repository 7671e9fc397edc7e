import { generationTools } from '../../../tools/generation.ts';
import { TOOLS } from '../../../tools/index.ts';
import type { AppParts } from '../../app.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { type OpenBackend, serveStdio } from '../../mcp/stdio.ts';

/** Milliseconds to close in: with the last answers before, less than ten seconds. */
const CLOSE_MS = 7_000;

/**
 * The MCP server on stdin and stdout, as IDEs start it. `tools/list` needs no database, no engine and no network: what
 * does the work, this process or the service that PLANWRIGHT_API_URL names, is opened at the first call. Ends when stdin
 * ends; what was running goes on at the service, or is left resumable.
 */
export async function runStdioCommand(parts: Pick<AppParts, 'engine'> = {}): Promise<void> {
  await serveStdio({ tools: TOOLS, hasModel: await hasModel(parts), open: () => openBackend(parts) });
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

async function openBackend(parts: Pick<AppParts, 'engine'>): Promise<OpenBackend> {
  const { readConfig } = await import('../../config.ts');
  const config = readConfig(process.env);
  return config.apiUrl === undefined ? openLocal(config, parts) : openRemote(config, config.apiUrl);
}

async function openLocal(config: Config, parts: Pick<AppParts, 'engine'>): Promise<OpenBackend> {
  const [{ createApp }, { startWorker }, { stopRuns }, { localBackend }, { endWithin }, { forOperator }] =
    await Promise.all([
      import('../../app.ts'),
      import('../../generation/recover.ts'),
      import('../../generation/stop-runs.ts'),
      import('../../mcp/local-backend.ts'),
      import('../stop-signals.ts'),
      import('../../store/faults.ts'),
    ]);
  const app = await createApp({ ...parts, config }).catch((error) => {
    throw forOperator(error);
  });
  startWorker(app, generationTools);
  const backend = localBackend(app, async () => {
    const { apiKey, localCredits } = app.config;
    if (apiKey) return app.keys.authenticate(apiKey);
    const { id, name, tier } = await app.workspaces.ensureLocal(localCredits);
    return { workspace: { id, name, tier }, key: undefined };
  });
  return {
    backend,
    leave: () => app.lifecycle.beginStop(),
    async close() {
      endWithin(CLOSE_MS, () => app.log.error({}, 'the process ended before everything in it had'));
      await stopRuns(app, 0);
      await app.close();
    },
  };
}

async function openRemote(config: Config, url: string): Promise<OpenBackend> {
  const { apiKey, clockFile, logLevel, waitMs, dataDir } = config;
  if (apiKey === undefined) {
    throw new AppError(
      'unauthorized',
      'PLANWRIGHT_API_URL is set but PLANWRIGHT_API_KEY is not: set it to an API key of that service, or unset both to work on this machine.',
    );
  }
  const [{ PlanwrightClient }, { remoteBackend, keptBy }, { fileClock, systemClock }, { randomIds }, { stderrLog }] =
    await Promise.all([
      import('../../client/client.ts'),
      import('../../mcp/remote/remote-backend.ts'),
      import('../../system/clock.ts'),
      import('../../system/ids.ts'),
      import('../../system/log.ts'),
    ]);
  const clock = clockFile === undefined ? systemClock : fileClock(clockFile);
  const serviceName = `Planwright at ${new URL(url).origin} (PLANWRIGHT_API_URL)`;
  const client = new PlanwrightClient({ url, apiKey, serviceName, clock, ids: randomIds });
  const kept = keptBy({ dataDir, url, apiKey, clock });
  const backend = remoteBackend({ client, clock, ids: randomIds, log: stderrLog(logLevel), waitMs, kept });
  return { backend, leave: () => backend.leave(), close: () => backend.close() };
}
