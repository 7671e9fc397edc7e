import type { Context, MiddlewareHandler } from 'hono';
import type { App } from '../src/app.ts';
import type { ErrorCode } from '../src/errors.ts';

/** One request and its answer: what the headers of every response and the log line tell. */
export interface Exchange {
  requestId: string;
  /** The App's time. */
  startedAt: number;
  /** Method and path of the route, without what the caller put into it. */
  route: string;
  workspaceId: string | undefined;
  /** Credits charged by this call, and the balance after it where it is already known. */
  charged: number;
  remaining: number | undefined;
  code: ErrorCode | undefined;
  /** The methods of the path, where another one was used. */
  allow: string | undefined;
}

/** What Hono carries from one handler to the next. */
export interface BridgeEnv {
  Variables: { exchange: Exchange };
}

const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;
const SECURITY = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/** Opens an exchange for each request, and closes it with the three headers and a log line, whatever happened between. */
export function keepExchange(app: App): MiddlewareHandler<BridgeEnv> {
  return async (context, next) => {
    const exchange = openExchange(app, context.req.raw.headers);
    context.set('exchange', exchange);
    await next();
    await addHeaders(app, context, exchange);
    logExchange(app, exchange, context.res.status);
  };
}

export function openExchange(app: App, headers: Headers): Exchange {
  const given = headers.get('x-request-id') ?? '';
  return {
    requestId: REQUEST_ID.test(given) ? given : app.ids.next('request'),
    startedAt: app.clock.now(),
    route: 'none',
    workspaceId: undefined,
    charged: 0,
    remaining: undefined,
    code: undefined,
    allow: undefined,
  };
}

async function addHeaders(app: App, context: Context<BridgeEnv>, exchange: Exchange): Promise<void> {
  const remaining = exchange.remaining ?? (await balanceOf(app, exchange));
  const headers = {
    'X-Request-Id': exchange.requestId,
    'X-Credits-Charged': String(exchange.charged),
    'X-Credits-Remaining': String(remaining),
    ...(exchange.allow === undefined ? {} : { Allow: exchange.allow }),
    ...SECURITY,
  };
  // The MCP door knows more than this middleware about the calls it carries.
  for (const [name, value] of Object.entries(headers)) if (!context.res.headers.has(name)) context.header(name, value);
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

export function logExchange(app: App, { requestId, route, code, startedAt }: Exchange, status: number): void {
  app.log.info({ requestId, route, code, status, durationMs: app.clock.now() - startedAt }, 'request');
}
