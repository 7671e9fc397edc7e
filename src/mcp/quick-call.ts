import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { Backend } from './backend.ts';
import { callTool } from './call-tool.ts';
import type { HttpCall } from './server.ts';
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
 * The call in a message of an open session, when its tool answers at once and the request is as the protocol wants it.
 * Anything else is the protocol server's to answer, or to refuse.
 */
export function quickCall(tools: readonly McpTool[], headers: Headers, body: unknown): QuickCall | undefined {
  const message = messageSchema.safeParse(body);
  if (!message.success || !isOrdinary(headers)) return undefined;
  const { id, params } = message.data;
  const tool = tools.find((one) => one.answersAtOnce && one.name === params.name);
  return tool && { id, tool, args: params.arguments ?? {} };
}

/** Answers in one JSON message: a stream for a single short answer costs as much again as the answer. */
export async function answerQuickly(
  backend: Backend,
  { id, tool, args }: QuickCall,
  { principal, requestId }: Pick<HttpCall, 'principal' | 'requestId'>,
): Promise<Response> {
  const call = { principal, requestId, signal: STAYS, progress: undefined };
  const result = await callTool(backend, tool, { call, waitMs: 0 }, args);
  return new Response(JSON.stringify({ jsonrpc: '2.0', id, result }), { headers: JSON_HEADERS });
}

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

function isOrdinary(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  const version = headers.get('mcp-protocol-version');
  return (
    accept.includes('application/json') &&
    accept.includes('text/event-stream') &&
    (version === null || SUPPORTED_PROTOCOL_VERSIONS.includes(version))
  );
}
