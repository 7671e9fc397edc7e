// `serve --json` as it is, but for its engine: fixed artefacts, held back at a gate of files when TEST_GATE names one.
import { startServer } from '../../../bridge/server.ts';
import { LOCAL_WORKSPACE_ID } from '../../../src/accounts/workspaces.ts';
import { createApp } from '../../../src/app.ts';
import { openMcpDoor } from '../../../src/cli/mcp-door.ts';
import { readConfig } from '../../../src/config.ts';
import { fixtureEngine } from '../engines.ts';
import { fileGatedEngine } from '../file-gate.ts';

const gate = process.env.TEST_GATE;
const engine = gate ? fileGatedEngine(fixtureEngine(), gate) : fixtureEngine();
const app = await createApp({ config: { ...readConfig(process.env), port: 0 }, engine });
await app.workspaces.ensureLocal(app.config.localCredits);
const key = await app.keys.createFirst(LOCAL_WORKSPACE_ID);
const server = await startServer(app, { mcp: openMcpDoor(app) });
process.stdout.write(`${JSON.stringify({ url: server.url, mcpUrl: `${server.url}/mcp`, apiKey: key?.secret })}\n`);
process.once('SIGTERM', async () => {
  await server.close();
  await app.close();
});
