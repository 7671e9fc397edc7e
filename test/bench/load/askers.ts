import { type Answer, Connection, requestText } from './connection.ts';
import type { Asker } from './load.ts';

export interface McpTarget {
  url: string;
  headers?: Record<string, string>;
  /** Without sessions a client calls at once: as the stateless servers of older versions want it, or as 2026-07-28 does. */
  sessions: boolean | 'modern';
  call: { name: string; arguments: Record<string, unknown> };
  expect: string;
}

const MCP_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const PROTOCOL_VERSION = '2025-06-18';
const MODERN_VERSION = '2026-07-28';
const MODERN_META = {
  'io.modelcontextprotocol/protocolVersion': MODERN_VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** So many MCP clients, each with a session of its own where there are any. */
export function mcpAskers(target: McpTarget, count: number): Promise<Asker[]> {
  return Promise.all(Array.from({ length: count }, () => mcpAsker(target)));
}

async function mcpAsker({ url: address, sessions, call, expect, ...target }: McpTarget): Promise<Asker> {
  const url = new URL(address);
  let headers: Record<string, string> = { ...MCP_HEADERS, ...target.headers };
  const post = (message: object) =>
    requestText('POST', url, { headers, body: JSON.stringify({ jsonrpc: '2.0', ...message }) });
  if (sessions === 'modern') {
    headers = { ...headers, 'MCP-Protocol-Version': MODERN_VERSION, 'Mcp-Method': 'tools/call', 'Mcp-Name': call.name };
  } else if (sessions) {
    const connection = await Connection.open(url);
    const params = { protocolVersion: PROTOCOL_VERSION, capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
    const sessionId = sessionOf(await connection.send(post({ id: 0, method: 'initialize', params })));
    headers = { ...headers, 'Mcp-Session-Id': sessionId, 'MCP-Protocol-Version': PROTOCOL_VERSION };
    await connection.send(post({ method: 'notifications/initialized' }));
    connection.close();
  }
  const params = sessions === 'modern' ? { ...call, _meta: MODERN_META } : call;
  let id = 0;
  return { url, expect, next: () => post({ id: ++id, method: 'tools/call', params }) };
}

function sessionOf({ head, body }: Answer): string {
  const id = /\r\nmcp-session-id: *([^\r]+)/i.exec(head)?.[1];
  if (!id) throw new Error(`no MCP session was opened: ${head} ${body}`);
  return id;
}

export interface GetTarget {
  url: string;
  headers?: Record<string, string>;
  expect: string;
}

/** So many HTTP clients of one address. */
export function getAskers(target: GetTarget, count: number): Asker[] {
  const url = new URL(target.url);
  const request = requestText('GET', url, { headers: target.headers ?? {} });
  return Array.from({ length: count }, () => ({ url, next: () => request, expect: target.expect }));
}

export interface PostTarget {
  url: string;
  headers?: Record<string, string>;
  /** The next body, another one each time; ASCII alone. */
  next(): object;
  expect: string;
  status: number;
}

/** So many HTTP clients that post JSON to one address. */
export function postAskers({ headers, next, expect, status, ...target }: PostTarget, count: number): Asker[] {
  const url = new URL(target.url);
  const json = { 'Content-Type': 'application/json', ...headers };
  const request = () => requestText('POST', url, { headers: json, body: JSON.stringify(next()) });
  return Array.from({ length: count }, () => ({ url, next: request, expect, status }));
}
