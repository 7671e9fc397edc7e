// The echo tool as fastmcp's README builds it, over its httpStream with its defaults.
import { createServer } from 'node:net';
import { FastMCP } from 'fastmcp';
import * as z from 'zod';

// It wants a port of its own choosing, so a free one is looked for.
const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});

const server = new FastMCP({ name: 'bare', version: '1.0.0' });
server.addTool({
  name: 'echo',
  description: 'Echoes.',
  parameters: z.object({ text: z.string() }),
  execute: async ({ text }) => text,
});
await server.start({ transportType: 'httpStream', httpStream: { port, host: '127.0.0.1' } });
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}/mcp` })}\n`);
