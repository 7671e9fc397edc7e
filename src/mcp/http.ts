import * as z from 'zod';
import type { Principal } from '../accounts/keys.ts';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { countRequest } from '../limits/per-key.ts';
import { readJson } from '../system/json-body.ts';
import { must } from '../system/must.ts';
import { type Acceptable, acceptable, asAccepted, withAccept } from './accept.ts';
import { callTool } from './call-tool.ts';
import type { HttpCall, McpDoor } from './door.ts';
import { HttpSessions } from './http-sessions.ts';
import { listTools } from './list-tools.ts';
import { localDoor } from './local-door.ts';
import { faultIn, withoutNulls } from './message.ts';
import { answerQuickly, quickCall } from './quick-call.ts';
import { faultAnswer } from './rpc-error.ts';
import { type StatelessServer, statelessServer } from './server.ts';
import type { McpTool } from './tool.ts';
import { untilRead } from './until-read.ts';

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

interface Parts {
  app: App;
  tools: readonly McpTool[];
  sessions: HttpSessions;
  stateless: StatelessServer;
}

/**
 * MCP over streamable HTTP: requests of 2026-07-28 each stand alone; older clients have sessions, so that cancels and
 * progress reach the right call.
 */
export function createMcpHttp(app: App, tools: readonly McpTool[]): McpHttp {
  const listed = listTools(tools, { hasModel: app.engine.model !== null });
  const door: McpDoor = localDoor({ listed, open: async () => ({ app, tools, callTool }), identify });
  const parts: Parts = { app, tools, sessions: new HttpSessions(app, door), stateless: statelessServer(door) };
  return {
    get sessions() {
      return parts.sessions.size;
    },
    handle: (request) => handle(parts, request),
    async close() {
      await Promise.all([parts.sessions.closeAll(), parts.stateless.close()]);
    },
  };
}

/** The bridge has checked the key. */
const identify = async (_: App, http: HttpCall | undefined) => must(http).principal;

async function handle(parts: Parts, { request, principal, requestId }: McpHttpRequest): Promise<Response> {
  const { app, sessions, stateless, tools } = parts;
  const { headers } = request;
  const accepts = acceptable(request);
  const call: HttpCall = { principal, requestId, gone: request.signal, ...resending(headers) };
  const sessionId = headers.get('mcp-session-id');
  // A tool's call is counted where it is made. All else that belongs to no session is counted before it is read: it may
  // be large, too.
  const isCounted = sessionId !== null || headers.get('mcp-method') === 'tools/call';
  if (!isCounted) await countRequest(app, principal.key.id, app.config.rateLimit);
  const message = await readMessage(app, request, principal.workspace.id);
  const fault = message && faultIn(message);
  if (fault) return faultAnswer(fault);
  const quick = message && accepts.json && quickCall(tools, headers, message);
  if (quick) {
    if (quick.isOlder) await sessions.find(sessionId ?? '', call);
    return answerQuickly(app, quick, call);
  }
  if (await stateless.isOlder(request, message)) return answerOlder(parts, { request, call, message, accepts });
  if (isCounted && methodOf(message) !== 'tools/call') await countRequest(app, principal.key.id, app.config.rateLimit);
  const answer = () => stateless.handle(request, call, accepts.stream ? message : withoutProgress(message));
  const isStream = methodOf(message) === 'subscriptions/listen';
  return isStream ? untilRead(answer, app.streams.take(principal.workspace.id)) : answer();
}

/** The only request without a session that is answered is `initialize`. */
async function answerOlder(
  { app, sessions }: Parts,
  { request, call, message, accepts }: { request: Request; call: HttpCall; message: unknown; accepts: Acceptable },
): Promise<Response> {
  const asked = withAccept(request);
  const sessionId = request.headers.get('mcp-session-id');
  if (sessionId === null) return asAccepted(accepts, await sessions.start(asked, call, openingOf(message)));
  const answer = () => sessions.answer(sessionId, asked, call, message);
  if (request.method === 'GET') return untilRead(answer, app.streams.take(call.principal.workspace.id));
  return asAccepted(accepts, await answer());
}

const methodOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'method' in body ? body.method : undefined;

/** A client that reads no streams is told no progress: its answer is one message then. */
function withoutProgress(body: unknown): unknown {
  const read = z.looseObject({ params: z.looseObject({ _meta: z.looseObject({}) }) }).safeParse(body);
  if (!read.success) return body;
  const { progressToken, ..._meta } = read.data.params._meta;
  return { ...read.data, params: { ...read.data.params, _meta } };
}

const CALL_ID = /^[\x21-\x7e]{1,128}$/;

/** What a sender that may repeat its request says of it. Throws `invalid_request`. */
function resending(headers: Headers): Pick<HttpCall, 'callId' | 'patienceMs'> {
  const callId = headers.get('idempotency-key') ?? undefined;
  if (callId !== undefined && !CALL_ID.test(callId))
    throw new AppError('invalid_request', 'Idempotency-Key must have 1 to 128 visible ASCII characters.');
  const seconds = /(?:^|[,;\s])wait=(\d{1,5})(?:$|[,;\s])/.exec(headers.get('prefer') ?? '')?.[1];
  return { callId, patienceMs: seconds === undefined ? undefined : Number(seconds) * 1_000 };
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
function openingOf(body: unknown): { opening: { protocolVersion: string; client: string }; body: unknown } {
  if (methodOf(body) !== 'initialize')
    throw new AppError('invalid_request', 'Start with an `initialize` request, then send its Mcp-Session-Id.');
  const message = initializeSchema.safeParse(body);
  if (!message.success) {
    throw new AppError(
      'invalid_request',
      'initialize needs params.protocolVersion, params.capabilities, and params.clientInfo with name and version.',
    );
  }
  const { protocolVersion, clientInfo } = message.data.params;
  const [version, client] = [short(protocolVersion), short(clientInfo.name)];
  const params = {
    protocolVersion: version,
    capabilities: {},
    clientInfo: { name: client, version: short(clientInfo.version) },
  };
  return { opening: { protocolVersion: version, client }, body: { ...message.data, params } };
}

/** The beginning of a text, copied: a slice would keep all of it in memory. */
const short = (text: string): string => Buffer.from(text.slice(0, NAME_CHARS_MAX)).toString();

/** Reads a POST's message. Throws what `readJson` throws, and `invalid_request` for a batch and for what is no object. */
async function readMessage(app: App, request: Request, workspaceId: string): Promise<object | undefined> {
  if (request.method !== 'POST') return undefined;
  const body = await readJson(request, {
    clock: app.clock,
    turns: app.turns,
    admit: (bytes) => app.bodies.take(workspaceId, bytes, request.signal),
  });
  if (Array.isArray(body)) {
    throw new AppError('invalid_request', 'Send one JSON-RPC message a request; batches are not part of the protocol.');
  }
  const message = withoutNulls(body);
  if (typeof message === 'object' && message !== null) return message;
  throw new AppError('invalid_request', 'Send one JSON-RPC 2.0 message, an object.');
}
