/** An MCP client by hand over HTTP, to see what travels. */
export interface RawMcp {
  /** Sends a message; `jsonrpc` is added. */
  post(message: object, headers?: Record<string, string>): Promise<Response>;
  send(method: string, headers?: Record<string, string>, body?: string): Promise<Response>;
  /** Opens a session, and answers with the header that names it. */
  open(headers?: Record<string, string>): Promise<{ 'Mcp-Session-Id': string }>;
}

/** What opens a session. */
export const INITIALIZE = {
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};

/** `_meta` of each request of 2026-07-28. */
export const MODERN_META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Its headers for a call of a tool. */
export const modernHeaders = (tool: string): Record<string, string> => ({
  'MCP-Protocol-Version': '2026-07-28',
  'Mcp-Method': 'tools/call',
  'Mcp-Name': tool,
});

export function rawMcp(mcpUrl: string | URL, key: string): RawMcp {
  const send: RawMcp['send'] = (method, headers = {}, body) =>
    fetch(mcpUrl, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-API-Key': key,
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  const post: RawMcp['post'] = (message, headers) =>
    send('POST', headers, JSON.stringify({ jsonrpc: '2.0', ...message }));
  return {
    send,
    post,
    async open(headers) {
      const opened = await post(INITIALIZE, headers);
      await opened.text();
      return { 'Mcp-Session-Id': opened.headers.get('mcp-session-id') ?? '' };
    },
  };
}
