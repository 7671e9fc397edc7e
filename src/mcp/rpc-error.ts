import { type AppError, asAppError } from '../errors.ts';
import type { MessageFault } from './message.ts';

const RPC_CODES: Partial<Record<AppError['code'], number>> = { invalid_json: -32700, invalid_request: -32600 };

/** An error outside any call, in the shape MCP clients read, with the HTTP status of the same error at the REST door. */
export function rpcError(error: unknown): Response {
  const shown = asAppError(error);
  const body = {
    jsonrpc: '2.0',
    error: {
      code: RPC_CODES[shown.code] ?? -32000,
      message: `${shown.code}: ${shown.message}`,
      data: { code: shown.code },
    },
    id: null,
  };
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (shown.status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (shown.retryAfterSeconds !== undefined) headers['Retry-After'] = String(shown.retryAfterSeconds);
  return new Response(JSON.stringify(body), { status: shown.status, headers });
}

/** A request that is none of the protocol, told under its own id where that can be read. */
export function faultAnswer({ id, code, message }: MessageFault): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id };
  return new Response(JSON.stringify(body), { status: 400, headers: { 'Content-Type': 'application/json' } });
}
