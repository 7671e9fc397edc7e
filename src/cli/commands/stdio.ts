import { generationTools } from '../../../tools/generation.ts';
import { TOOLS } from '../../../tools/index.ts';
import type { App, AppParts } from '../../app.ts';
import { stopRuns } from '../../generation/stop-runs.ts';
import { serveStdio } from '../../mcp/stdio.ts';

/**
 * The MCP server on stdin and stdout, as IDEs start it. `tools/list` needs no database and no engine: both are loaded
 * at the first call. Ends when stdin ends; what was running is left resumable.
 */
export async function runStdioCommand(parts: Pick<AppParts, 'engine'> = {}): Promise<void> {
  await serveStdio({
    tools: TOOLS,
    open: () => openApp(parts),
    async identify(app) {
      const { apiKey, localCredits } = app.config;
      if (apiKey) return app.keys.authenticate(apiKey);
      const { id, name, plan } = await app.workspaces.ensureLocal(localCredits);
      return { workspace: { id, name, plan }, key: undefined };
    },
    async shutdown(app) {
      if (!app) return;
      await stopRuns(app, 0);
      await app.close();
    },
  });
  // Whatever still holds a handle must not keep a process alive that nobody listens to.
  process.exit(0);
}

async function openApp(parts: Pick<AppParts, 'engine'>): Promise<App> {
  const [{ createApp }, { readConfig }, { startWorker }] = await Promise.all([
    import('../../app.ts'),
    import('../../config.ts'),
    import('../../generation/recover.ts'),
  ]);
  const app = await createApp({ ...parts, config: readConfig(process.env) });
  startWorker(app, generationTools);
  return app;
}
