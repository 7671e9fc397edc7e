import type { Context, Hono } from 'hono';
import type { App } from '../../src/app.ts';
import { AppError, asAppError } from '../../src/errors.ts';
import { rpcError } from '../../src/mcp/rpc-error.ts';
import type { BridgeEnv, Exchange } from '../exchange.ts';
import { foreignRequest } from '../guard.ts';
import { keyWords } from './key-words.ts';
import { mountOAuthProbes } from './oauth-probes.ts';
import { programsPage, wantsPage } from './page.ts';

/** The MCP door over HTTP, as the bridge mounts it. */
export interface McpDoor {
  /** The request id is the one that the answer's header will carry; whose key it was is noted for the log. */
  handle(request: Request, exchange: Pick<Exchange, 'requestId' | 'workspaceId' | 'keyId'>): Promise<Response>;
  /** How many sessions are open. */
  sessions?(): number;
  close?(): Promise<void>;
}

interface Parts {
  app: App;
  mcp: McpDoor;
  baseUrl: () => string;
}

/** `/mcp`, also with a slash at its end, since clients lose headers or bodies when they are sent on. */
export function mountMcp(hono: Hono<BridgeEnv>, parts: Parts): void {
  for (const path of ['/mcp', '/mcp/']) hono.all(path, (context) => serveMcp(parts, context));
  mountOAuthProbes(hono, parts.app, parts.baseUrl);
}

/** The protocol answers for itself, errors too: clients that call here read JSON-RPC. */
async function serveMcp(parts: Parts, context: Context<BridgeEnv>): Promise<Response> {
  const exchange = context.get('exchange');
  const request = context.req.raw;
  exchange.route = `${request.method} /mcp`;
  // An answer of the protocol begins before its call has ended: the tool's own meta tells the credits.
  exchange.remaining = 0;
  try {
    const refused = foreignRequest(parts.app.config, request);
    if (refused) throw refused;
    if (request.method !== 'OPTIONS') return await parts.mcp.handle(request, exchange);
    exchange.allow = 'GET, POST, DELETE, OPTIONS';
    return context.body(null, 204);
  } catch (error) {
    return refuse(parts, { error, request, exchange });
  }
}

function refuse(
  { app, baseUrl }: Parts,
  { error, request, exchange }: { error: unknown; request: Request; exchange: Exchange },
): Response {
  const shown = asAppError(error);
  const { code, status, cause } = shown;
  exchange.code = code;
  const { requestId, route } = exchange;
  if (status >= 500) app.log.error({ requestId, route, code, error: cause ?? error }, 'request failed');
  if (status !== 401) return rpcError(shown);
  const words = keyWords(request.headers, shown);
  const answer = wantsPage(request) ? programsPage(status, words, baseUrl()) : rpcError(new AppError(code, words));
  answer.headers.set('WWW-Authenticate', 'Bearer');
  return answer;
}
