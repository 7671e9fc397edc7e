import type { Principal } from '../accounts/keys.ts';
import type { App } from '../app.ts';
import { AppError, asAppError } from '../errors.ts';
import { readJson } from '../system/json-body.ts';
import { listTools } from './list-tools.ts';
import { localBackend } from './local-backend.ts';
import { answerQuickly, quickCall } from './quick-call.ts';
import { type HttpCall, type HttpSession, type McpDoor, openHttpSession } from './server.ts';
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

interface Open {
  session: HttpSession;
  workspaceId: string;
  lastUsedAt: number;
  inUse: number;
}

const SESSIONS_MAX = 1_000;
/** Milliseconds after which a session that nobody uses is closed; its client opens a new one. */
const IDLE_MS = 30 * 60_000;
const SWEEP_MS = 60_000;

/**
 * MCP over streamable HTTP, with sessions, so that cancels and progress reach the right call. A session belongs to the
 * workspace that opened it: its id alone opens nothing.
 */
export function createMcpHttp(app: App, tools: readonly McpTool[]): McpHttp {
  const sessions = new Map<string, Open>();
  const backend = localBackend(app);
  const door: McpDoor = {
    tools,
    listed: listTools(tools, { hasModel: app.engine.model !== null }),
    backend: async () => backend,
  };
  app.lifecycle.track(sweepIdle(app, sessions));
  return {
    get sessions() {
      return sessions.size;
    },
    handle: (request) => handle(app, door, sessions, request),
    async close() {
      await Promise.allSettled([...sessions.values()].map((open) => open.session.close()));
      sessions.clear();
    },
  };
}

async function handle(
  app: App,
  door: McpDoor,
  sessions: Map<string, Open>,
  { request, principal, requestId }: McpHttpRequest,
): Promise<Response> {
  const body = await readMessage(app, request);
  const sessionId = request.headers.get('mcp-session-id');
  if (sessionId === null) {
    const call: HttpCall = { principal, requestId, gone: request.signal };
    return openSession(app, door, sessions, { request, call, body });
  }
  const open = sessions.get(sessionId);
  // Another workspace's session is answered as if there were none.
  if (!open || open.workspaceId !== principal.workspace.id) {
    throw new AppError('not_found', 'There is no such MCP session; initialize a new one.');
  }
  open.lastUsedAt = app.clock.now();
  const quick = quickCall(door.tools, request.headers, body);
  if (quick) return answerQuickly(await door.backend(), quick, { principal, requestId });
  const call: HttpCall = { principal, requestId, gone: request.signal };
  return use(open, () => open.session.handle(request, call, body));
}

/** The only request without a session that is answered is `initialize`; the SDK refuses the others. */
async function openSession(
  app: App,
  door: McpDoor,
  sessions: Map<string, Open>,
  { request, call, body }: { request: Request; call: HttpCall; body: unknown },
): Promise<Response> {
  if (!isInitialize(body))
    throw new AppError('invalid_request', 'Start with an `initialize` request, then send its Mcp-Session-Id.');
  await makeRoom(sessions);
  const session = await openHttpSession(door, {
    newId: () => app.ids.next('session'),
    onOpen: (id, opened) => {
      sessions.set(id, {
        session: opened,
        workspaceId: call.principal.workspace.id,
        lastUsedAt: app.clock.now(),
        inUse: 0,
      });
    },
    onClose: (id) => void sessions.delete(id),
  });
  return session.handle(request, call, body);
}

/** Counts a session as in use until the answer's stream has ended or its reader has gone, not only until it began. */
async function use(open: Open, work: () => Promise<Response>): Promise<Response> {
  open.inUse++;
  let ended = false;
  const end = () => {
    if (!ended) open.inUse--;
    ended = true;
  };
  try {
    const response = await work();
    if (!response.body) {
      end();
      return response;
    }
    return new Response(untilEnd(response.body, end), response);
  } catch (error) {
    end();
    throw error;
  }
}

function untilEnd(body: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(value);
      end();
      controller.close();
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}

/** Reads a POST's message. Throws what `readJson` throws, and `invalid_request` for a batch. */
async function readMessage(app: App, request: Request): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const body = await readJson(request, app.clock);
  if (Array.isArray(body)) {
    throw new AppError('invalid_request', 'Send one JSON-RPC message a request; batches are not part of the protocol.');
  }
  return body;
}

const isInitialize = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'initialize';

/** Closes the session that was idle longest when there are too many; one under way is never closed for another. */
async function makeRoom(sessions: Map<string, Open>): Promise<void> {
  if (sessions.size < SESSIONS_MAX) return;
  const idle = [...sessions].filter(([, open]) => open.inUse === 0).sort(([, a], [, b]) => a.lastUsedAt - b.lastUsedAt);
  const [oldest] = idle;
  if (!oldest)
    throw new AppError('rate_limited', 'Too many MCP sessions are open; try again.', { retryAfterSeconds: 60 });
  sessions.delete(oldest[0]);
  await oldest[1].session.close();
}

async function sweepIdle(app: App, sessions: Map<string, Open>): Promise<void> {
  while (!app.lifecycle.stopping) {
    await app.clock.sleep(SWEEP_MS, app.lifecycle.signal);
    const before = app.clock.now() - IDLE_MS;
    for (const [id, open] of sessions) {
      if (open.inUse > 0 || open.lastUsedAt > before) continue;
      sessions.delete(id);
      await open.session.close();
    }
  }
}

const RPC_CODES: Partial<Record<AppError['code'], number>> = { invalid_json: -32700, invalid_request: -32600 };

/** An error outside any call, in the shape MCP clients read, with the HTTP status of the same error at the REST door. */
export function rpcError(error: unknown): Response {
  const shown = asAppError(error);
  const body = {
    jsonrpc: '2.0',
    error: {
      code: RPC_CODES[shown.code] ?? -32000,
      message: `${shown.code}: ${shown.message}`,
      data: { code: shown.code },
    },
    id: null,
  };
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (shown.status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (shown.retryAfterSeconds !== undefined) headers['Retry-After'] = String(shown.retryAfterSeconds);
  return new Response(JSON.stringify(body), { status: shown.status, headers });
}
