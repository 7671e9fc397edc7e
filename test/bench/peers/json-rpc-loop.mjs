// The floor under any MCP server on stdio: no dependency, one tool, nothing checked.
import { createInterface } from 'node:readline';

const tool = {
  name: 'echo',
  description: 'Echoes.',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
};

function answer({ method, params }) {
  if (method === 'initialize') {
    const { protocolVersion } = params;
    return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'loop', version: '1.0.0' } };
  }
  return method === 'tools/list' ? { tools: [tool] } : { content: [{ type: 'text', text: params.arguments.text }] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, ...message } = JSON.parse(line);
  if (id === undefined) continue;
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: answer(message) })}\n`);
}
