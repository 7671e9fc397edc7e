import type { MiddlewareHandler } from 'hono';
import { GENERATION, OUTREACH } from './apis.ts';
import type { BridgeEnv } from './exchange.ts';
import { type Addresses, foreignRequest } from './guard.ts';
import { REPLAYED } from './idempotency-key.ts';

// Pages of allowed origins read what they may ask for anyway. The key travels in a header that the page itself sends, never
// in a cookie, so no page gains what its user did not give it.

/** Headers that clients of MCP and REST send. */
const ALLOWED_HEADERS = [
  ...['Authorization', 'X-API-Key', 'Content-Type', 'Accept', 'X-Request-Id', 'Idempotency-Key', 'Prefer'],
  ...['Mcp-Session-Id', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name', 'Last-Event-ID'],
];
/** Clients of MCP 2026-07-28 repeat arguments of a tool in headers that are named after them. */
const PARAM_HEADER = /^mcp-param-[\w!#$%&'*+.^`|~-]{1,100}$/i;
const EXPOSED_HEADERS = [
  ...new Set([
    ...['Mcp-Session-Id', 'WWW-Authenticate', 'Retry-After', 'Location', 'Allow', REPLAYED],
    ...[GENERATION, OUTREACH].flatMap(({ headers }) => Object.keys(headers)),
  ]),
].join(', ');
/** Seconds for which a browser remembers a preflight; Chromium takes no more. */
const MAX_AGE_SECONDS = 7_200;

/** Lets pages of allowed origins read the answers, errors and streams too, and answers their preflights. */
export function shareWithPages(config: Addresses): MiddlewareHandler<BridgeEnv> {
  return async (context, next) => {
    await next();
    const request = context.req.raw;
    const { headers, status } = context.res;
    headers.append('Vary', 'Origin');
    const origin = request.headers.get('origin');
    if (origin === null || foreignRequest(config, request)) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    if (status !== 204 || !isPreflight(request)) return;
    headers.set('Access-Control-Allow-Methods', headers.get('allow') ?? '');
    headers.set('Access-Control-Allow-Headers', [...ALLOWED_HEADERS, ...paramHeaders(request)].join(', '));
    headers.set('Access-Control-Max-Age', String(MAX_AGE_SECONDS));
  };
}

/** Whether a browser asks if a page of an allowed origin may send its request. */
export const isAllowedPreflight = (config: Addresses, request: Request): boolean =>
  isPreflight(request) && foreignRequest(config, request) === undefined;

const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method');

const paramHeaders = ({ headers }: Request): string[] =>
  (headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => PARAM_HEADER.test(name));
