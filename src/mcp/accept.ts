import { AppError } from '../errors.ts';
import { readEvents } from '../system/event-stream.ts';

/** What a client can read. */
export interface Acceptable {
  json: boolean;
  stream: boolean;
}

/**
 * What the request's Accept allows. The protocol asks for both forms by name; clients send a wildcard, or JSON alone.
 * Throws `invalid_request` when it allows neither.
 */
export function acceptable({ headers }: Request): Acceptable {
  const ranges = (headers.get('accept') ?? '*/*')
    .split(',')
    .filter((range) => !/;\s*q=0(?:\.0+)?\s*$/i.test(range))
    .map((range) => range.split(';')[0]?.trim().toLowerCase());
  const json = ranges.some((range) => range === '*/*' || range === 'application/*' || range === 'application/json');
  const stream = ranges.some((range) => range === '*/*' || range === 'text/*' || range === 'text/event-stream');
  if (!json && !stream)
    throw new AppError('invalid_request', 'Accept must allow application/json or text/event-stream.');
  return { json, stream };
}

const BOTH = 'application/json, text/event-stream';

/** The request as the protocol's server wants it, which insists on both forms. */
export function withAccept(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', BOTH);
  // The body has been read, and is handed over beside the request.
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}

/** Characters of a message in a stream; more than any answer has. */
const MESSAGE_CHARS_MAX = 16 * 1024 * 1024;

/** The answer in a form the client reads: for one that reads no streams, the last message alone. */
export async function asAccepted({ stream }: Acceptable, response: Response): Promise<Response> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (stream || !isStream || !response.body) return response;
  let last = '';
  for await (const { data } of readEvents(response.body, MESSAGE_CHARS_MAX)) last = data;
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/json');
  return new Response(last, { status: response.status, headers });
}
