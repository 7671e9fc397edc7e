import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { App } from '../../src/app.ts';
import type { BridgeEnv } from '../exchange.ts';
import { AddressBudget } from './address-budget.ts';
import { clientAddress } from './client-address.ts';

/** Asked by machines that keep the service running, and by the mail programs of people who unsubscribe. */
const FREE = /^\/(?:healthz|readyz|metrics|u\/.*)$/;

/** Lets requests without a valid key pass only within the budget of their address, where that can be told. */
export function keepBudget(app: App): MiddlewareHandler<BridgeEnv> {
  const budget = new AddressBudget({ clock: app.clock, limit: app.config.addressRateLimit });
  const addressOf = clientAddress(app.config);
  return async (context, next) => {
    const { incoming } = (context.env ?? {}) as { incoming?: unknown };
    const address = incoming instanceof IncomingMessage ? addressOf(incoming) : undefined;
    if (address === undefined || FREE.test(context.req.path)) return next();
    const { headers } = context.req.raw;
    if (!headers.has('authorization') && !headers.has('x-api-key')) budget.require(address);
    await next();
    if (context.get('exchange').workspaceId === undefined) budget.count(address);
  };
}
