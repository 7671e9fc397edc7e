// The floor a newcomer would build first: the SDK's transport with its defaults (sessions, answers as SSE), no key, no
// limits, on Node's own HTTP server.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { echoServer, listen } from './echo-server.mjs';

const sessions = new Map();

async function open() {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (id) => sessions.set(id, transport),
  });
  transport.onclose = () => sessions.delete(transport.sessionId);
  await echoServer().connect(transport);
  return transport;
}

listen(
  createServer(async (request, response) => {
    const transport = sessions.get(request.headers['mcp-session-id']) ?? (await open());
    await transport.handleRequest(request, response);
  }),
);
