import * as z from 'zod';
import type { Principal } from '../accounts/keys.ts';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { countRequest } from '../limits/per-key.ts';
import { readJson } from '../system/json-body.ts';
import { HttpSessions, untilRead, use } from './http-sessions.ts';
import { listTools } from './list-tools.ts';
import { localBackend } from './local-backend.ts';
import { answerQuickly, quickCall } from './quick-call.ts';
import { type HttpCall, type McpDoor, openHttpSession } from './server.ts';
import type { McpTool } from './tool.ts';

/** A request whose key the bridge has already checked. */
export interface McpHttpRequest {
  request: Request;
  principal: Principal;
  requestId: string;
}

export interface McpHttp {
  /** Throws AppError for what is no message of the protocol or belongs to no session; `rpcError` tells it. */
  handle(request: McpHttpRequest): Promise<Response>;
  /** Sessions that are open, for health and metrics. */
  readonly sessions: number;
  close(): Promise<void>;
}

/**
 * MCP over streamable HTTP, with sessions, so that cancels and progress reach the right call.
 */
export function createMcpHttp(app: App, tools: readonly McpTool[]): McpHttp {
  const sessions = new HttpSessions(app);
  const backend = localBackend(app);
  const door: McpDoor = {
    tools,
    listed: listTools(tools, { hasModel: app.engine.model !== null }),
    backend: async () => backend,
  };
  return {
    get sessions() {
      return sessions.size;
    },
    handle: (request) => handle(app, door, sessions, request),
    close: () => sessions.closeAll(),
  };
}

async function handle(
  app: App,
  door: McpDoor,
  sessions: HttpSessions,
  { request, principal, requestId }: McpHttpRequest,
): Promise<Response> {
  const sessionId = request.headers.get('mcp-session-id');
  const call: HttpCall = { principal, requestId, gone: request.signal };
  // Counted before it is read: what opens no session may be large, too.
  if (sessionId === null) await countRequest(app, principal.key.id, app.config.rateLimit);
  const body = await readMessage(app, request, principal.workspace.id);
  if (sessionId === null) return openSession(app, door, sessions, { request, call, body });
  const open = sessions.find(sessionId, principal.workspace.id);
  const quick = quickCall(door.tools, request.headers, body);
  if (quick) return answerQuickly(await door.backend(), quick, { principal, requestId });
  const answer = () => use(open, () => open.session.handle(request, call, body));
  return request.method === 'GET' ? untilRead(answer, app.streams.take(principal.workspace.id)) : answer();
}

/** The only request without a session that is answered is `initialize`; the SDK refuses the others. */
async function openSession(
  app: App,
  door: McpDoor,
  sessions: HttpSessions,
  { request, call, body }: { request: Request; call: HttpCall; body: unknown },
): Promise<Response> {
  if (!isInitialize(body))
    throw new AppError('invalid_request', 'Start with an `initialize` request, then send its Mcp-Session-Id.');
  const { workspace } = call.principal;
  await sessions.makeRoom(workspace.id);
  const session = await openHttpSession(door, {
    newId: () => app.ids.next('session'),
    onOpen: (id, opened) => sessions.add(id, opened, workspace.id),
    onClose: (id) => sessions.remove(id),
  });
  return session.handle(request, call, withShortNames(body));
}

const initializeSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.literal('initialize'),
  params: z.object({
    protocolVersion: z.string(),
    capabilities: z.looseObject({}),
    clientInfo: z.object({ name: z.string(), version: z.string() }),
  }),
});
/** Characters of a client's name that are looked at. */
const NAME_CHARS_MAX = 100;

/**
 * What a client says of itself stays in memory as long as its session: only what is looked at is kept. Throws
 * `invalid_request`.
 */
function withShortNames(body: unknown): unknown {
  const message = initializeSchema.safeParse(body);
  if (!message.success) {
    throw new AppError(
      'invalid_request',
      'initialize needs params.protocolVersion, params.capabilities, and params.clientInfo with name and version.',
    );
  }
  const { protocolVersion, clientInfo } = message.data.params;
  const { name, version } = clientInfo;
  const params = {
    protocolVersion: short(protocolVersion),
    capabilities: {},
    clientInfo: { name: short(name), version: short(version) },
  };
  return { ...message.data, params };
}

/** The beginning of a text, copied: a slice would keep all of it in memory. */
const short = (text: string): string => Buffer.from(text.slice(0, NAME_CHARS_MAX)).toString();

/** Reads a POST's message. Throws what `readJson` throws, and `invalid_request` for a batch. */
async function readMessage(app: App, request: Request, workspaceId: string): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const body = await readJson(request, {
    clock: app.clock,
    turns: app.turns,
    admit: (bytes) => app.bodies.take(workspaceId, bytes, request.signal),
  });
  if (Array.isArray(body)) {
    throw new AppError('invalid_request', 'Send one JSON-RPC message a request; batches are not part of the protocol.');
  }
  return withoutNullParams(body);
}

/** Some clients write `"params": null` for none; the protocol server would answer that without the id of the request. */
function withoutNullParams(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('params' in body) || body.params !== null) return body;
  const { params, ...message } = body;
  return message;
}

const isInitialize = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'initialize';
