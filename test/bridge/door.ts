import { type Bridge, createBridge } from '../../bridge/create-bridge.ts';
import type { McpDoor } from '../../bridge/mcp-door/mount.ts';
import { openMcpDoor } from '../../src/cli/mcp-door.ts';
import type { Config } from '../../src/config.ts';
import { seedWorkspace, type TestApp, testApp } from '../helpers/test-app.ts';
import { type Reply, toReply } from './rest.ts';

/** The whole bridge with its MCP door, and a workspace with a key, without a socket. */
export interface Door extends AsyncDisposable {
  app: TestApp;
  key: { id: string; secret: string };
  request: Bridge['request'];
  /** Posts a JSON-RPC message, `initialize` unless given. */
  post(path: string, headers?: Record<string, string>, body?: object): Promise<Reply>;
}

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};

export async function openDoor({ mcp, ...config }: Partial<Config> & { mcp?: McpDoor } = {}): Promise<Door> {
  const app = await testApp({ config });
  const { key } = await seedWorkspace(app);
  const door = mcp ?? openMcpDoor(app);
  const { request } = createBridge(app, { mcp: door });
  return {
    app,
    key,
    request,
    post: async (path, headers = {}, body = INITIALIZE) =>
      toReply(
        await request(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    async [Symbol.asyncDispose]() {
      await door.close?.();
      await app[Symbol.asyncDispose]();
    },
  };
}
