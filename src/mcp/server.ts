// The only file that imports the MCP SDK's server: another protocol version, or the SDK's next line, is a change here.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  ErrorCode,
  type JSONRPCRequest,
  ListToolsRequestSchema,
  McpError,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import type { Principal } from '../accounts/keys.ts';
import { AppError, asAppError } from '../errors.ts';
import { VERSION } from '../version.ts';
import type { Backend, BackendCall } from './backend.ts';
import { type CallResult, callTool, errorResult } from './call-tool.ts';
import { Cancels } from './cancels.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { LeavingCaller } from './leaving-caller.ts';
import type { ListedTool } from './list-tools.ts';
import { progressNotes } from './progress.ts';
import { argumentsOf } from './reading/arguments.ts';
import { stdioInput } from './stdio-input.ts';
import type { McpTool } from './tool.ts';
import { waitFor } from './waiting.ts';

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** What a session is served with. */
export interface McpDoor {
  tools: readonly McpTool[];
  listed: readonly ListedTool[];
  /** Who does the work; opened at the first call over stdio, so that `tools/list` waits for no database. */
  backend(): Promise<Backend>;
  /** Hears of every call while it is under way. */
  watch?(call: Promise<unknown>): void;
}

/** What an HTTP request tells about the call it carries. */
export interface HttpCall {
  principal: Principal;
  requestId: string;
  /** Aborted when the client's connection is gone. */
  gone: AbortSignal;
}

/** A new protocol server: one for each session, since a shared one would mix up the answers of its clients. */
export function buildServer(door: McpDoor): { server: Server; cancels: Cancels } {
  const cancels = new Cancels();
  const server = new Server(
    { name: 'planwright', title: 'Planwright', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: NO_VALIDATOR },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...door.listed] }));
  // Not as a handler of `tools/call`: the SDK would refuse arguments that came as text, in its own words.
  server.fallbackRequestHandler = async ({ method, params }, extra) => {
    if (method !== 'tools/call') throw new McpError(ErrorCode.MethodNotFound, 'Method not found');
    const { tool, args } = callIn(door, params);
    const handling = handleCall(door, tool, args, extra, { client: server.getClientVersion()?.name, cancels });
    door.watch?.(handling);
    return handling;
  };
  return { server, cancels };
}

/** The tool and the arguments that a `tools/call` names. Throws for what is no call of the protocol. */
function callIn(door: McpDoor, params: JSONRPCRequest['params']): { tool: McpTool; args: Record<string, unknown> } {
  const names = door.tools.map((one) => one.name).join(', ');
  const { name, arguments: given } = { ...params };
  if (typeof name !== 'string') throw malformed(`params.name must be the name of a tool: one of ${names}.`);
  const tool = door.tools.find((one) => one.name === name);
  if (!tool) throw malformed(`Unknown tool; use one of ${names}.`);
  try {
    return { tool, args: argumentsOf(given) };
  } catch (error) {
    throw malformed(asAppError(error).message);
  }
}

const malformed = (message: string): McpError => new McpError(ErrorCode.InvalidParams, message);

type Transport = Parameters<Server['connect']>[0];

/** Connects, and takes in why a call is cancelled: the SDK does not tell its handler. */
async function connect({ server, cancels }: ReturnType<typeof buildServer>, transport: Transport): Promise<void> {
  transport.onmessage = (message) => {
    if (!('method' in message) || message.method !== 'notifications/cancelled') return;
    const { requestId, reason } = { ...message.params } as { requestId?: string | number; reason?: unknown };
    if (requestId !== undefined) cancels.told(requestId, reason);
  };
  await server.connect(transport);
}

async function handleCall(
  door: McpDoor,
  tool: McpTool,
  args: Record<string, unknown>,
  extra: Extra,
  session: { client: string | undefined; cancels: Cancels },
): Promise<CallResult> {
  const http = httpCallOf(extra);
  let backend: Backend | undefined;
  let requestId = http?.requestId ?? '';
  const caller = new LeavingCaller(extra.signal, () => session.cancels.askedToStop(extra.requestId));
  try {
    backend = await door.backend();
    requestId ||= backend.ids.next('request');
    caller.leavesWith(http?.gone);
    caller.leavesWith(backend.leaving);
    const call: BackendCall = {
      principal: http?.principal,
      requestId,
      signal: caller.signal,
      progress: progressOf(extra),
    };
    const hasProgress = extra._meta?.progressToken !== undefined;
    const waitMs = waitFor(backend.waitMs, { name: session.client, hasProgress });
    return await callTool(backend, tool, { call, waitMs }, args);
  } catch (error) {
    return errorResult(backend, error, { requestId, tool: tool.name });
  } finally {
    caller.end();
  }
}

/** What `extra.authInfo` carries from the HTTP door to the handler. */
const httpCalls = new WeakMap<object, HttpCall>();

function httpCallOf(extra: Extra): HttpCall | undefined {
  return extra.authInfo && httpCalls.get(extra.authInfo);
}

function progressOf(extra: Extra): BackendCall['progress'] {
  const progressToken = extra._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return progressNotes((note) => {
    extra
      .sendNotification({ method: 'notifications/progress', params: { progressToken, ...note } })
      .catch(() => undefined);
  });
}

/** Serves one session on stdin and stdout; resolves when the transport has closed. */
export async function connectStdio(
  door: McpDoor,
  { bytesMax }: { bytesMax: number },
): Promise<{ close(): Promise<void>; closed: Promise<void> }> {
  const built = buildServer(door);
  const { server } = built;
  const send = (message: object) => void transport.send(message as never).catch(() => undefined);
  const input = stdioInput({ bytesMax, onTooLong: (id) => refuseTooLong(id, bytesMax, send) });
  // Twice: what comes through is bounded already, each part with other lines of its chunk.
  const transport = new StdioServerTransport(process.stdin.pipe(input), process.stdout, {
    maxBufferSize: 2 * bytesMax,
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  // The SDK drops what it cannot parse without a word; a client that sent it would wait for ever.
  server.onerror = (error) => {
    if (!isUnreadable(error)) return;
    send(protocolError(error));
  };
  await connect(built, transport);
  return { close: () => server.close(), closed };
}

/** One message is left out, not the session; without an id its client learns from the line on stderr. */
function refuseTooLong(id: string | number | undefined, bytesMax: number, send: (message: object) => void): void {
  const message = `The message is larger than ${bytesMax} bytes and was left out; send a run id in place of an artefact.`;
  process.stderr.write(`planwright: a message on stdin: ${message}\n`);
  send({ jsonrpc: '2.0', id: id ?? null, error: { code: ErrorCode.InvalidRequest, message } });
}

const isUnreadable = (error: Error): boolean => error instanceof SyntaxError || /ZodError$/.test(error.name);

function protocolError(error: Error): object {
  const isJson = !(error instanceof SyntaxError);
  const message = isJson
    ? 'Invalid Request: send one JSON-RPC 2.0 message a line; batches are not part of the protocol.'
    : 'Parse error: the line is not JSON.';
  return {
    jsonrpc: '2.0',
    id: null,
    error: { code: isJson ? ErrorCode.InvalidRequest : ErrorCode.ParseError, message },
  };
}

/** One session over HTTP. */
export interface HttpSession {
  handle(request: Request, call: HttpCall, body: unknown): Promise<Response>;
  close(): Promise<void>;
}

/** Opens a session; `onOpen` is given its id once the client has initialised it. */
export async function openHttpSession(
  door: McpDoor,
  options: { newId: () => string; onOpen: (id: string, session: HttpSession) => void; onClose: (id: string) => void },
): Promise<HttpSession> {
  const built = buildServer(door);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: options.newId,
    onsessioninitialized: (id) => options.onOpen(id, session),
    onsessionclosed: (id) => options.onClose(id),
  });
  const session: HttpSession = {
    async handle(request, call, body) {
      const authInfo = { token: '', clientId: call.principal.key.id, scopes: [] };
      httpCalls.set(authInfo, call);
      return transport.handleRequest(request, { authInfo, ...(body === undefined ? {} : { parsedBody: body }) });
    },
    close: () => built.server.close(),
  };
  await connect(built, transport);
  return session;
}

// Only elicitation validates with it, which Planwright never asks for; building the SDK's own takes a quarter of the
// time of opening a session.
const NO_VALIDATOR = {
  getValidator(): never {
    throw new AppError('internal', 'Planwright asks clients nothing.');
  },
};
