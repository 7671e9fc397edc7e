import type { McpDoor } from '../../bridge/mcp-door/mount.ts';
import { TOOLS } from '../../tools/index.ts';
import { presentedKey } from '../accounts/presented-key.ts';
import type { App } from '../app.ts';
import { createMcpHttp } from '../mcp/http.ts';

/** MCP as the HTTP server mounts it: who calls is checked here, before the protocol is spoken. */
export function openMcpDoor(app: App, tools = TOOLS): McpDoor {
  const mcp = createMcpHttp(app, tools);
  return {
    async handle(request, exchange) {
      const principal = await app.keys.authenticate(presentedKey(request.headers));
      exchange.workspaceId = principal.workspace.id;
      exchange.keyId = principal.key.id;
      return mcp.handle({ request, principal, requestId: exchange.requestId });
    },
    sessions: () => mcp.sessions,
    close: () => mcp.close(),
  };
}
