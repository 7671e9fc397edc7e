import type { Context, MiddlewareHandler } from 'hono';
import type { App } from '../src/app.ts';
import { AppError, type ErrorCode } from '../src/errors.ts';
import type { ActionQuota } from '../src/limits/actions.ts';
import { API_PREFIX } from './api-prefix.ts';
import { REPLAYED } from './idempotency-key.ts';
import { countExchange } from './metrics.ts';

/** One request and its answer: what the headers of every response and the log line tell. */
export interface Exchange {
  requestId: string;
  /** The App's time. */
  startedAt: number;
  /** Method and path of the route, without what the caller put into it. */
  route: string;
  method: string;
  workspaceId: string | undefined;
  keyId: string | undefined;
  /** The run that the answer tells of. */
  runId: string | undefined;
  /** Credits charged by this call, and the balance after it where it is already known. */
  charged: number;
  remaining: number | undefined;
  code: ErrorCode | undefined;
  /** The methods of the path, where another one was used. */
  allow: string | undefined;
  /** Whose contract the answer keeps to: outreach has errors and headers of its own. */
  isOutreach: boolean;
  /** What is left of the limit that this request counted against, where its answer tells it. */
  quota: ActionQuota | undefined;
  /** The answer was given before, to the same call. */
  replayed: boolean;
}

/** What Hono carries from one handler to the next. */
export interface BridgeEnv {
  Variables: { exchange: Exchange };
}

/** Whether a request is served. */
export interface Admission {
  /** Why it is refused, or what is called when it was answered. */
  admit(context: Context<BridgeEnv>): AppError | (() => void);
  refuse(exchange: Exchange, error: AppError): Response;
}

const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;
const OUTREACH_PATH = new RegExp(`^${API_PREFIX}/outreach(?:/|$)`);
/** Pages for people, who know nothing of credits: of an unsubscribe link, and of a plan. */
const PAGE_PREFIXES = ['/u/', '/plans/'];
const SECURITY = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/**
 * Opens an exchange for each request, and closes it with its headers and a log line, whatever happened between. What is
 * not admitted is answered in the same way.
 */
export function keepExchange(app: App, { admit, refuse }: Admission): MiddlewareHandler<BridgeEnv> {
  return async (context, next) => {
    const exchange = openExchange(app, context.req.raw);
    exchange.isOutreach = OUTREACH_PATH.test(context.req.path);
    context.set('exchange', exchange);
    const admitted = admit(context);
    if (admitted instanceof AppError) context.res = refuse(exchange, admitted);
    else {
      await next();
      admitted();
    }
    await addHeaders(app, context, exchange);
    logExchange(app, exchange, context.res.status);
  };
}

/** For a request that is none, nothing is given but its answer. */
export function openExchange(app: App, request: Request | undefined): Exchange {
  const given = request?.headers.get('x-request-id') ?? '';
  return {
    requestId: REQUEST_ID.test(given) ? given : app.ids.next('request'),
    startedAt: app.clock.elapsed(),
    route: 'none',
    method: request?.method ?? 'none',
    workspaceId: undefined,
    keyId: undefined,
    runId: undefined,
    charged: 0,
    remaining: undefined,
    code: undefined,
    allow: undefined,
    isOutreach: false,
    quota: undefined,
    replayed: false,
  };
}

async function addHeaders(app: App, context: Context<BridgeEnv>, exchange: Exchange): Promise<void> {
  const headers = {
    'X-Request-Id': exchange.requestId,
    ...(await headersOf(app, context.req.path, exchange)),
    ...(exchange.allow === undefined ? {} : { Allow: exchange.allow }),
    ...(exchange.replayed ? { [REPLAYED]: 'true' } : {}),
    ...SECURITY,
  };
  // The MCP door knows more than this middleware about the calls it carries. Set on the answer itself: Hono's own way
  // would build a new answer around the body for each header.
  const told = context.res.headers;
  for (const [name, value] of Object.entries(headers)) if (!told.has(name)) told.set(name, value);
}

async function headersOf(app: App, path: string, exchange: Exchange): Promise<Record<string, string>> {
  if (PAGE_PREFIXES.some((prefix) => path.startsWith(prefix))) return {};
  return exchange.isOutreach ? quotaHeaders(exchange) : creditHeaders(app, exchange);
}

async function creditHeaders(app: App, exchange: Exchange): Promise<Record<string, string>> {
  const remaining = exchange.remaining ?? (await balanceOf(app, exchange));
  return { 'X-Credits-Charged': String(exchange.charged), 'X-Credits-Remaining': String(remaining) };
}

function quotaHeaders({ quota }: Exchange): Record<string, string> {
  if (!quota) return {};
  return {
    'X-RateLimit-Limit': String(quota.limit),
    'X-RateLimit-Window': quota.window,
    'X-RateLimit-Remaining': String(quota.remaining),
  };
}

/** An answer must not fail for want of a number in its header. */
async function balanceOf(app: App, { workspaceId, requestId }: Exchange): Promise<number> {
  if (workspaceId === undefined) return 0;
  try {
    return (await app.ledger.balance(workspaceId)).balance;
  } catch (error) {
    app.log.error({ requestId, error }, 'the balance could not be read for a header');
    return 0;
  }
}

/** One line and one count for each request. The line of a stream is written when it begins. */
export function logExchange(app: App, exchange: Exchange, status: number): void {
  const { requestId, workspaceId, keyId, route, runId, code, startedAt } = exchange;
  const durationMs = app.clock.elapsed() - startedAt;
  app.log.info({ requestId, workspaceId, keyId, route, runId, code, status, durationMs }, 'request');
  countExchange(app.metrics, exchange, { status, durationMs });
}
