import type { Context } from 'hono';
import { requireScope } from '../../src/accounts/scopes.ts';
import { requireTier } from '../../src/accounts/tiers.ts';
import type { App } from '../../src/app.ts';
import { AppError } from '../../src/errors.ts';
import { countOutreachRequest } from '../../src/limits/per-key.ts';
import type { BridgeEnv, Exchange } from '../exchange.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { identify } from '../identify.ts';
import { readBody } from './body.ts';
import { type OutreachCall, type OutreachRoute, scopesOf } from './route.ts';
import { serveOnce } from './serve-once.ts';

/** The smallest tier that has outreach. */
export const OUTREACH_TIER = 'pro';

/** Serves one outreach route: who calls, whether they may, what they send, and the answer as the route made it. */
export async function serveOutreachRoute(
  app: App,
  route: OutreachRoute,
  context: Context<BridgeEnv>,
  leaving: AbortSignal,
): Promise<Response> {
  const exchange = context.get('exchange');
  const request = context.req.raw;
  const { workspace, key } = await identify(app, request, exchange);
  await countRequest(app, key.id, exchange);
  requireTier(workspace.tier, OUTREACH_TIER, 'Outreach');
  for (const scope of scopesOf(route)) requireScope(key.scopes, scope);
  const { clock, turns } = app;
  const admit = (bytes: number) => app.bodies.take(workspace.id, bytes, request.signal);
  const onceKey = route.method === 'POST' ? idempotencyKey(request.headers) : undefined;
  const call: OutreachCall = {
    app,
    workspace,
    key,
    id: plainId(context.req.param('id')),
    stepId: plainId(context.req.param('stepId')),
    query: singleValues(context.req.queries()),
    body: route.body && (await readBody(request, { clock, turns, admit }, route.body)),
    gone: request.signal,
    tellQuota: (quota) => {
      exchange.quota = quota;
    },
  };
  const { status, body } = await (onceKey === undefined
    ? route.handle(call)
    : serveOnce(route, call, { key: onceKey, signal: AbortSignal.any([request.signal, leaving]), exchange }));
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function countRequest(app: App, keyId: string, exchange: Exchange): Promise<void> {
  const limit = app.config.outreachRateLimit;
  const { remaining, refused } = await countOutreachRequest(app, keyId, limit);
  exchange.quota = { limit, window: 'minute', remaining };
  if (refused) throw refused;
}

function plainId(id = ''): string {
  if (isPlain(id)) return id;
  throw new AppError('not_found', 'There is nothing of this id.');
}

/** Each parameter once: of two values nobody could say which one was meant. */
function singleValues(queries: Record<string, string[]>): Record<string, string> {
  const single: [string, string][] = [];
  for (const [name, values] of Object.entries(queries)) {
    const [value, ...more] = values;
    if (value === undefined) continue;
    const shown = /^\w{1,60}$/.test(name) ? name : 'A query parameter';
    if (more.length > 0) throw new AppError('invalid_request', `${shown} is given more than once.`);
    if (!isPlain(value)) throw new AppError('invalid_request', `${shown} has a character that is not accepted.`);
    single.push([name, value]);
  }
  return Object.fromEntries(single);
}

/** Text that a database can hold. */
const isPlain = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
