import type { App } from '../app.ts';
import { callTool } from './call-tool.ts';
import type { HttpCall } from './door.ts';
import { isRecord } from './message.ts';
import { argumentsOf } from './reading/given.ts';
import { completed, isModernVersion, SESSION_VERSIONS } from './server.ts';
import type { McpTool } from './tool.ts';

/** A call that is answered at once, and the id its answer carries. */
export interface QuickCall {
  id: string | number;
  tool: McpTool;
  args: Record<string, unknown>;
  /** Of a version with sessions. */
  isOlder: boolean;
}

interface Fields {
  id?: unknown;
  method?: unknown;
  params?: { name?: unknown; arguments?: unknown; _meta?: Record<string, unknown> };
}

// What only waits for a run hears of a client that leaves; this does not wait.
const STAYS = new AbortController().signal;

/**
 * The call in a message, when its tool answers at once and nobody asks for progress, so that nothing but the answer has to
 * travel. Anything else is the protocol server's to answer, or to refuse. By hand: this is asked for each request, and a
 * schema would cost as much as the call.
 */
export function quickCall(tools: readonly McpTool[], headers: Headers, message: object): QuickCall | undefined {
  const { id, method, params: { name, arguments: given, _meta = {} } = {} }: Fields = message;
  if (method !== 'tools/call' || id === undefined || _meta.progressToken !== undefined) return undefined;
  const tool = tools.find((one) => one.answersAtOnce && one.name === name);
  if (!tool || (given !== undefined && !isRecord(given))) return undefined;
  const isOlder = Object.keys(_meta).length === 0;
  if (isOlder ? !isOfSessions(headers) : !isSoundEnvelope(_meta, headers, tool.name)) return undefined;
  // As `faultIn` found it.
  return { id: id as string | number, tool, args: argumentsOf(given), isOlder };
}

function isOfSessions(headers: Headers): boolean {
  const version = headers.get('mcp-protocol-version');
  return headers.has('mcp-session-id') && (version === null || SESSION_VERSIONS.includes(version));
}

/** What 2026-07-28 says in `_meta` and again in headers, just as it must be. */
const isSoundEnvelope = (meta: Record<string, unknown>, headers: Headers, tool: string): boolean =>
  isModernVersion(meta['io.modelcontextprotocol/protocolVersion']) &&
  isRecord(meta['io.modelcontextprotocol/clientCapabilities']) &&
  headers.get('mcp-protocol-version') === meta['io.modelcontextprotocol/protocolVersion'] &&
  headers.get('mcp-method') === 'tools/call' &&
  headers.get('mcp-name') === tool;

/** Answers in one JSON message: a stream for a single short answer costs as much again as the answer. */
export async function answerQuickly(
  app: App,
  { id, tool, args, isOlder }: QuickCall,
  { principal, requestId }: Pick<HttpCall, 'principal' | 'requestId'>,
): Promise<Response> {
  const caller = { ...principal, requestId, signal: STAYS, progress: undefined };
  const calling = { requestId, waitMs: 0, patienceMs: 0, identify: async () => caller };
  const result = await callTool(app, tool, calling, args);
  const answer = { jsonrpc: '2.0', id, result: isOlder ? result : completed(result) };
  return new Response(JSON.stringify(answer), { headers: JSON_HEADERS });
}

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
