import * as z from 'zod';
import type { App } from '../app.ts';
import { callTool } from './call-tool.ts';
import type { HttpCall } from './door.ts';
import { isSupportedVersion } from './server.ts';
import type { McpTool } from './tool.ts';

/** An ordinary call: nobody asks for progress, so nothing but the answer has to travel. */
const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.literal('tools/call'),
  params: z.strictObject({
    name: z.string(),
    arguments: z.looseObject({}).optional(),
    _meta: z.looseObject({ progressToken: z.undefined().optional() }).optional(),
  }),
});

/** A call that is answered at once, and the id its answer carries. */
export interface QuickCall {
  id: string | number;
  tool: McpTool;
  args: Record<string, unknown>;
}

// What only waits for a run hears of a client that leaves; this does not wait.
const STAYS = new AbortController().signal;

/**
 * The call in a message of an open session, when its tool answers at once. Anything else is the protocol server's to
 * answer, or to refuse.
 */
export function quickCall(tools: readonly McpTool[], headers: Headers, body: unknown): QuickCall | undefined {
  const message = messageSchema.safeParse(body);
  const version = headers.get('mcp-protocol-version');
  if (!message.success || !(version === null || isSupportedVersion(version))) return undefined;
  const { id, params } = message.data;
  const tool = tools.find((one) => one.answersAtOnce && one.name === params.name);
  return tool && { id, tool, args: params.arguments ?? {} };
}

/** Answers in one JSON message: a stream for a single short answer costs as much again as the answer. */
export async function answerQuickly(
  app: App,
  { id, tool, args }: QuickCall,
  { principal, requestId }: Pick<HttpCall, 'principal' | 'requestId'>,
): Promise<Response> {
  const caller = { ...principal, requestId, signal: STAYS, progress: undefined };
  const calling = { requestId, waitMs: 0, patienceMs: 0, identify: async () => caller };
  const result = await callTool(app, tool, calling, args);
  return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }), { headers: JSON_HEADERS });
}

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
