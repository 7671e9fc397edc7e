// The only file that imports the MCP SDK's server: another protocol version, or the SDK's next line, is a change here.
import {
  CLIENT_INFO_META_KEY,
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
  SERVER_INFO_META_KEY,
  Server,
  type ServerContext,
  SUPPORTED_PROTOCOL_VERSIONS,
  type Transport,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { AppError, asAppError } from '../errors.ts';
import { VERSION } from '../version.ts';
import { type HttpCall, type McpDoor, type ProtocolCall, ProtocolFault } from './door.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { INVALID_PARAMS } from './message.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { argumentsOf } from './reading/given.ts';

const SERVER_INFO = { name: 'planwright', title: 'Planwright', version: VERSION };

/** A new protocol server: one for each session or request, since a shared one would mix up the answers of its clients. */
function buildServer(door: McpDoor): Server {
  const server = new PlainServer(SERVER_INFO, {
    capabilities: { tools: {}, prompts: {}, resources: {} },
    instructions: INSTRUCTIONS,
    jsonSchemaValidator: NO_VALIDATOR,
    cacheHints: CACHED,
  });
  server.setRequestHandler('tools/list', async () => ({ tools: [...(await door.list())] }));
  server.setRequestHandler('tools/call', { params: ANY_PARAMS }, async (params: unknown, context) => {
    const { name, args } = await callIn(door, { ...(params as object) });
    return door.call(name, args, protocolCall(server, context));
  });
  server.setRequestHandler('prompts/list', () => ({ prompts: listPrompts() }));
  server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params.name, params.arguments));
  // There are none: many clients ask all the same, and would show an error.
  server.setRequestHandler('resources/list', () => ({ resources: [] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  return server;
}

/** The list changes with the version and the settings of the process alone; what it says is for those who have a key. */
const CACHE_HINT = { ttlMs: 5 * 60_000, cacheScope: 'private' } as const;

const CACHED = {
  'server/discover': CACHE_HINT,
  'tools/list': CACHE_HINT,
  'prompts/list': CACHE_HINT,
  'resources/list': CACHE_HINT,
  'resources/templates/list': CACHE_HINT,
};

/** The SDK's server without its own words for bad input, and without its own reading of a tool's call and its result. */
class PlainServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = method === 'tools/call' ? handler : super._wrapHandler(method, handler);
    return async (request, context) => {
      try {
        return await wrapped(request, context);
      } catch (error) {
        if (error instanceof ProtocolError) throw error;
        if (error instanceof ProtocolFault) throw new ProtocolError(error.code, error.message, error.data);
        // What the SDK throws for params that its schema does not take is a dump of that schema.
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `The params of ${method} are not as the protocol wants them.`,
        );
      }
    };
  }
}

type Handler = NonNullable<Server['fallbackRequestHandler']>;

/** The SDK would refuse arguments that came as text, in its own words: `callIn` reads them. */
const ANY_PARAMS = {
  '~standard': {
    version: 1,
    vendor: 'planwright',
    validate: (value: unknown) => ({ value }),
  },
} as const;

/** Only elicitation validates with it, which Planwright never asks for; the SDK's own takes long to build. */
const NO_VALIDATOR = {
  getValidator(): never {
    throw new AppError('internal', 'Planwright asks clients nothing.');
  },
};

/** The tool and the arguments that a `tools/call` names. Throws ProtocolFault for what is no call of the protocol. */
async function callIn(
  door: McpDoor,
  params: Record<string, unknown>,
): Promise<{ name: string; args: Record<string, unknown> }> {
  const { name, arguments: given } = params;
  if (typeof name !== 'string') {
    const names = (await door.list()).map((tool) => tool.name).join(', ');
    throw new ProtocolFault(INVALID_PARAMS, `params.name must be the name of a tool: one of ${names}.`);
  }
  try {
    return { name, args: argumentsOf(given) };
  } catch (error) {
    throw new ProtocolFault(INVALID_PARAMS, asAppError(error).message);
  }
}

function protocolCall(server: Server, { mcpReq, http }: ServerContext): ProtocolCall {
  const { signal } = mcpReq;
  return {
    client: server.getClientVersion()?.name ?? nameIn(mcpReq.envelope),
    signal,
    isStopWanted: () => !(signal.reason instanceof SdkError) && !TIMED_OUT.test(String(signal.reason ?? '')),
    progress: progressOf(mcpReq),
    http: http?.authInfo && httpCalls.get(http.authInfo),
  };
}

/** On stdio, 2026-07-28 names the client with each request. */
function nameIn(envelope: object | undefined): string | undefined {
  const { [CLIENT_INFO_META_KEY]: info } = { ...envelope } as Record<string, unknown>;
  return typeof info === 'object' && info !== null && 'name' in info ? String(info.name) : undefined;
}

// What SDK clients send as the reason when their own timeout ran out. A host's stop button sends other words, or none.
const TIMED_OUT = /-32001|time(d)? ?out/i;

function progressOf({ _meta, notify }: ServerContext['mcpReq']): ProtocolCall['progress'] {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return ({ runId, ...note }) => {
    const params = { progressToken, ...note, _meta: { [RUN_ID_META_KEY]: runId } };
    notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

/** Where a progress notification names the run that it is about. */
export const RUN_ID_META_KEY = 'planwright/runId';

/** What `authInfo` carries from the HTTP door to the handler. */
const httpCalls = new WeakMap<object, HttpCall>();

function authInfoOf(call: HttpCall): { token: string; clientId: string; scopes: string[] } {
  const authInfo = { token: '', clientId: call.principal.key.id, scopes: [] };
  httpCalls.set(authInfo, call);
  return authInfo;
}

/** Serves one client of either era, on stdin and stdout as a rule. */
export const connectStdio = (door: McpDoor, lines: Transport): { close(): Promise<void> } =>
  serveStdio(() => buildServer(door), { transport: lines });

/** One session over HTTP, for clients of the versions before 2026-07-28. */
export interface HttpSession {
  handle(request: Request, call: HttpCall, body: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** Opens a session whose id its client learns from the answer to `initialize`. */
export async function openHttpSession(
  door: McpDoor,
  { id, onOpen, onEnd }: { id: string; onOpen(session: HttpSession): void; onEnd(): void },
): Promise<HttpSession> {
  const server = buildServer(door);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => id,
    onsessioninitialized: () => onOpen(session),
    onsessionclosed: onEnd,
  });
  const session: HttpSession = {
    handle: (request, call, body) =>
      transport.handleRequest(request, {
        authInfo: authInfoOf(call),
        ...(body === undefined ? {} : { parsedBody: body }),
      }),
    close: () => server.close(),
  };
  await server.connect(transport);
  return session;
}

/** Requests of 2026-07-28, each of which stands alone. */
export interface StatelessServer {
  /** Whether a request belongs to the versions that have sessions. */
  isOlder(request: Request, body: unknown): Promise<boolean>;
  handle(request: Request, call: HttpCall, body: unknown): Promise<Response>;
  close(): Promise<void>;
}

export function statelessServer(door: McpDoor): StatelessServer {
  const handler = createMcpHandler(() => buildServer(door), { legacy: 'reject', maxSubscriptions: SUBSCRIPTIONS_MAX });
  return {
    isOlder: (request, body) => isLegacyRequest(request, body),
    handle: (request, call, body) => handler.fetch(request, { authInfo: authInfoOf(call), parsedBody: body }),
    close: () => handler.close(),
  };
}

/** More than there may be connections: the quota of a workspace bounds them. */
const SUBSCRIPTIONS_MAX = 100_000;

/** A result as 2026-07-28 has it. */
export const completed = (result: object): object => ({
  ...result,
  resultType: 'complete',
  _meta: { [SERVER_INFO_META_KEY]: SERVER_INFO },
});

/** Whether a request names a version without sessions. */
export const isModernVersion = (version: unknown): boolean => version === MODERN_VERSION;
const MODERN_VERSION = '2026-07-28';

/** The versions with sessions, the newest first. */
export const SESSION_VERSIONS: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS;
