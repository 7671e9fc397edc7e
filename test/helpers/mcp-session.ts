import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { startServer } from '../../bridge/server.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import { callTool, type ToolReply } from './mcp-client.ts';
import { seedWorkspace, type TestApp, type TestAppParts, testApp } from './test-app.ts';

/** A server of its own with the MCP door, and the official client in a session on it. */
export interface McpSession extends AsyncDisposable {
  app: TestApp;
  url: string;
  workspace: { id: string; key: { id: string; secret: string } };
  client: Client;
  call(tool: string, args?: object): Promise<ToolReply>;
}

export async function mcpSession(parts: TestAppParts = {}): Promise<McpSession> {
  const app = await testApp({ ...parts, config: { port: 0, ...parts.config } });
  const workspace = await seedWorkspace(app, { credits: 1_000 });
  const server = await startServer(app, { mcp: openMcpDoor(app) });
  const client = new Client({ name: 'session', version: '1.0.0' });
  const requestInit = { headers: { Authorization: `Bearer ${workspace.key.secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }));
  return {
    app,
    url: server.url,
    workspace,
    client,
    call: (tool, args) => callTool(client, tool, args),
    async [Symbol.asyncDispose]() {
      await client.close();
      // The App's clock stands still, and a server that closes waits on it.
      const closing = server.close();
      const ticking = setInterval(() => app.clock.advance(1_000), 5);
      await closing;
      clearInterval(ticking);
      await app[Symbol.asyncDispose]();
    },
  };
}
