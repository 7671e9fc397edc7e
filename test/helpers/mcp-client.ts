import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type Progress, ProgressNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import { bundled, compiledCode } from './processes.ts';
import { temporaryFolder } from './stores.ts';

export interface ToolReply {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent: Record<string, unknown> & {
    status: string;
    runId?: string;
    data?: Record<string, unknown>;
    meta?: Record<string, unknown>;
    error?: { code: string; message: string; retryAfterSeconds?: number };
  };
}

const ENTRY = fileURLToPath(new URL('./entries/stdio.ts', import.meta.url));

/** How a client starts a stdio process on a data folder of its own. */
export const stdioCommand = (env: Record<string, string> = {}, entry = ENTRY) => ({
  command: process.execPath,
  args: [bundled(entry)],
  env: {
    PATH: process.env.PATH ?? '',
    ...compiledCode(),
    PLANWRIGHT_DATA_DIR: env.PLANWRIGHT_DATA_DIR ?? temporaryFolder(),
    ...env,
  },
});

/** The official client on a real stdio process of its own; both end with the test. */
export async function stdioClient(
  env: Record<string, string> = {},
  { name = 'test-client', entry = ENTRY }: { name?: string; entry?: string } = {},
): Promise<{ client: Client; pid: number; stderr(): string }> {
  const client = new Client({ name, version: '1.0.0' });
  const transport = new StdioClientTransport({ ...stdioCommand(env, entry), stderr: 'pipe' });
  let stderr = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return { client, pid: transport.pid ?? 0, stderr: () => stderr };
}

/** Calls a tool and answers with what every Planwright tool answers with. */
export async function callTool(
  client: Client,
  name: string,
  args: object = {},
  options: Parameters<Client['callTool']>[2] = {},
): Promise<ToolReply> {
  const reply = await client.callTool({ name, arguments: { ...args } }, undefined, options);
  // The client has checked structuredContent against the tool's listed output schema.
  return reply as unknown as ToolReply;
}

/**
 * Every progress note that reaches a client from now on, read from the frames themselves: the client
 * forgets a call's `onprogress` as its answer is parsed, one turn before a note that came in the same
 * chunk of bytes would be handed over, so the last note of a call is a matter of chance there.
 */
export function progressFrames(client: Client): Progress[] {
  const notes: Progress[] = [];
  const { transport } = client;
  if (!transport) throw new Error('the client is not connected');
  const { onmessage } = transport;
  transport.onmessage = (message, ...rest) => {
    const note = ProgressNotificationSchema.safeParse(message);
    if (note.success) notes.push(note.data.params);
    onmessage?.(message, ...rest);
  };
  return notes;
}
