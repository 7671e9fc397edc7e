import { generationTools } from '../../../tools/generation.ts';
import { TOOLS } from '../../../tools/index.ts';
import type { AppParts } from '../../app.ts';
import { type OpenBackend, serveStdio } from '../../mcp/stdio.ts';
import { endWithin } from '../stop-signals.ts';

/** Milliseconds to close in: with the last answers before, less than ten seconds. */
const CLOSE_MS = 7_000;

/**
 * The MCP server on stdin and stdout, as IDEs start it. `tools/list` needs no database and no engine: both are loaded
 * at the first call. Ends when stdin ends; what was running is left resumable.
 */
export async function runStdioCommand(parts: Pick<AppParts, 'engine'> = {}): Promise<void> {
  await serveStdio({ tools: TOOLS, open: () => openLocal(parts) });
  // Whatever still holds a handle must not keep a process alive that nobody listens to.
  process.exit(0);
}

async function openLocal(parts: Pick<AppParts, 'engine'>): Promise<OpenBackend> {
  const [{ createApp }, { readConfig }, { startWorker }, { stopRuns }, { localBackend }] = await Promise.all([
    import('../../app.ts'),
    import('../../config.ts'),
    import('../../generation/recover.ts'),
    import('../../generation/stop-runs.ts'),
    import('../../mcp/local-backend.ts'),
  ]);
  const app = await createApp({ ...parts, config: readConfig(process.env) });
  startWorker(app, generationTools);
  const backend = localBackend(app, async () => {
    const { apiKey, localCredits } = app.config;
    if (apiKey) return app.keys.authenticate(apiKey);
    const { id, name, plan } = await app.workspaces.ensureLocal(localCredits);
    return { workspace: { id, name, plan }, key: undefined };
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
