import { TOOLS } from '../../tools/index.ts';
import { presentedKey } from '../accounts/presented-key.ts';
import type { App } from '../app.ts';
import { createMcpHttp, rpcError } from '../mcp/http.ts';

/** MCP as the HTTP server mounts it: who calls is checked here, before the protocol is spoken. */
export function openMcpDoor(app: App): {
  handle(request: Request, exchange: { requestId: string }): Promise<Response>;
  close(): Promise<void>;
} {
  const mcp = createMcpHttp(app, TOOLS);
  return {
    async handle(request, { requestId }) {
      try {
        const principal = await app.keys.authenticate(presentedKey(request.headers));
        return await mcp.handle({ request, principal, requestId });
      } catch (error) {
        return rpcError(error);
      }
    },
    close: () => mcp.close(),
  };
}
