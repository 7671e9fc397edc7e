import * as z from 'zod';
import { strange } from '../client/failures.ts';
import { retryAfterSeconds } from '../client/retry.ts';
import type { HttpReply, TextReply } from '../client/transport.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { isErrorCode } from '../generation/run-view.ts';
import { type CallResult, ProtocolFault } from './door.ts';
import type { ListedTool } from './list-tools.ts';

const messageSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string().optional(),
  params: z.looseObject({}).optional(),
  result: z.looseObject({}).optional(),
  error: z
    .object({ code: z.number(), message: z.string(), data: z.looseObject({ code: z.string() }).optional() })
    .optional(),
});

/** A message of the service: the answer has an id, a notification has none. */
export type ServiceMessage = z.infer<typeof messageSchema>;

/** Undefined for what is no message of the protocol, such as a page of something on the way. */
export function serviceMessage(text: string): ServiceMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const resultSchema = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.looseObject({}),
  isError: z.literal(true).optional(),
});

/** The result of a tool in an answer. Throws ProtocolFault, and AppError for what is none of Planwright's. */
export function resultIn({ result, error }: ServiceMessage, service: string): CallResult {
  if (error) throw new ProtocolFault(error.code, error.message);
  const read = resultSchema.safeParse(result);
  if (!read.success) throw strange(service, read.error);
  const { isError, ...told } = read.data;
  return isError ? { ...told, isError } : told;
}

const toolSchema = z.looseObject({ name: z.string(), inputSchema: z.looseObject({ type: z.literal('object') }) });
const toolsSchema = z.object({ tools: z.array(toolSchema) });

/** The tools in an answer, as the service lists them; undefined for any other answer. */
export function toolsIn({ result }: ServiceMessage): readonly ListedTool[] | undefined {
  // Listed as they came: the client reads them, and not this process.
  return toolsSchema.safeParse(result).data?.tools as readonly ListedTool[] | undefined;
}

const progressSchema = z.object({
  progress: z.number(),
  total: z.number(),
  message: z.string(),
  _meta: z.object({ 'planwright/runId': z.string() }),
});

/** What a progress notification tells; undefined for any other message. */
export function progressIn({ method, params }: ServiceMessage): z.infer<typeof progressSchema> | undefined {
  return method === 'notifications/progress' ? progressSchema.safeParse(params).data : undefined;
}

const CODES: Record<number, ErrorCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
};

/** What a caller is told of a refusal that would be the same again: the service's own code and words, where it gives them. */
export function refusedBy(service: string, { status, text }: TextReply): AppError {
  const { error } = serviceMessage(text) ?? {};
  const code = error?.data?.code;
  if (code === 'unauthorized') {
    const words =
      'does not know the key in PLANWRIGHT_API_KEY; check that it was copied whole, or have a new one made.';
    return new AppError(code, `${service} ${words}`);
  }
  if (error && code !== undefined && isErrorCode(code)) {
    return new AppError(code, `${service} refuses the call: ${error.message.replace(`${code}: `, '')}`);
  }
  if (error)
    return new AppError('engine_unavailable', `${service} does not take the call; bring both to the same version.`);
  return new AppError(
    CODES[status] ?? 'engine_unavailable',
    `${service} answers with status ${status}, and not as Planwright does. Check its address, and what stands in front of it.`,
  );
}

/** What a caller is told of the last failure, when no attempt brought an answer in time. */
export function unanswered(service: string, failed: HttpReply | undefined, now: number): AppError {
  if (failed?.status === 429) {
    return new AppError('rate_limited', `${service} takes no more calls for now.`, {
      retryAfterSeconds: retryAfterSeconds(failed, now),
    });
  }
  const why = failed ? `it answers with status ${failed.status}` : 'it cannot be reached';
  return new AppError(
    'engine_unavailable',
    `${service} did not answer: ${why}. Check its address and that it runs. Nothing is charged twice: the same call again goes on with what has begun there.`,
  );
}
