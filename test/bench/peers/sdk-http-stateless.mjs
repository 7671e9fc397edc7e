// The other form in the SDK's examples: no sessions, answers as plain JSON, a new server and transport for each request,
// because one shared by two clients mixes up their answers.
import { createServer } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { echoServer, listen } from './echo-server.mjs';

listen(
  createServer(async (request, response) => {
    const server = echoServer();
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    response.on('close', () => {
      transport.close();
      server.close();
    });
    await server.connect(transport);
    await transport.handleRequest(request, response);
  }),
);
