/** Why something is no message of the protocol, as a JSON-RPC error of its sender's id. */
export interface MessageFault {
  id: string | number | null;
  code: number;
  message: string;
}

// JSON-RPC 2.0, 5.1.
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const INVALID_PARAMS = -32602;

/**
 * A message without what some clients write for nothing: `"params": null`, `"_meta": null`, `"progressToken": null`. The
 * SDK would answer these without the id of the request, and its client would wait for ever.
 */
export function withoutNulls(message: unknown): unknown {
  if (!isRecord(message) || !('params' in message)) return message;
  const { params, ...others } = message;
  if (params === null) return others;
  if (!isRecord(params) || !('_meta' in params)) return message;
  const { _meta, ...given } = params;
  if (_meta === null) return { ...others, params: given };
  if (!isRecord(_meta) || _meta.progressToken !== null) return message;
  const { progressToken, ...told } = _meta;
  return { ...others, params: { ...given, _meta: told } };
}

/** What is wrong with a message; undefined for one that the protocol's server can read. */
export function faultIn(message: unknown): MessageFault | undefined {
  if (!isRecord(message) || message.jsonrpc !== '2.0') return malformed(message);
  if (!('method' in message)) return undefined;
  if (typeof message.method !== 'string' || ('id' in message && idOf(message) === null)) return malformed(message);
  const { params = {} } = message;
  const { _meta = {} } = isRecord(params) ? params : {};
  if (isRecord(params) && isRecord(_meta) && isToken(_meta.progressToken)) return undefined;
  const words = 'params must be an object of named fields, its _meta too, and a progressToken text or a whole number.';
  return { id: idOf(message), code: INVALID_PARAMS, message: words };
}

const malformed = (message: unknown): MessageFault => ({
  id: idOf(message),
  code: INVALID_REQUEST,
  message: 'Invalid Request: send one JSON-RPC 2.0 message, with a method; batches are not part of the protocol.',
});

/** The id of a request, where it can be told. */
function idOf(message: unknown): string | number | null {
  const { id } = isRecord(message) ? message : {};
  return typeof id === 'string' || Number.isInteger(id) ? (id as string | number) : null;
}

const isToken = (token: unknown): boolean =>
  token === undefined || typeof token === 'string' || Number.isInteger(token);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
