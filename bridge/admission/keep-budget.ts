import { IncomingMessage } from 'node:http';
import type { App } from '../../src/app.ts';
import { isAllowedPreflight } from '../cors.ts';
import type { Admission } from '../exchange.ts';
import { AddressBudget } from './address-budget.ts';
import { clientAddress } from './client-address.ts';

/** Asked by machines that keep the service running, and by the mail programs of people who unsubscribe. */
const FREE = /^\/(?:healthz|readyz|metrics|u\/.*)$/;

/** Pages of plans read no key: a header that looks like one is no way around the budget. */
const KEYLESS = /^\/plans\//;

/**
 * Lets requests without a valid key pass only within the budget of their address, where that can be told. Refuses with
 * `rate_limited`.
 */
export function keepBudget(app: App): Admission['admit'] {
  const budget = new AddressBudget({ clock: app.clock, limit: app.config.addressRateLimit });
  const addressOf = clientAddress(app.config);
  return (context) => {
    const request = context.req.raw;
    // A browser sends no key with a preflight: counted, a busy page would use up the budget and lose its own calls.
    if (FREE.test(context.req.path) || isAllowedPreflight(app.config, request)) return nothing;
    const { headers } = request;
    const hasKey = !KEYLESS.test(context.req.path) && (headers.has('authorization') || headers.has('x-api-key'));
    const { incoming } = (context.env ?? {}) as { incoming?: unknown };
    const address = () => (incoming instanceof IncomingMessage ? addressOf(incoming) : undefined);
    const refused = hasKey ? undefined : budget.refusal(address());
    if (refused) return refused;
    return () => {
      if (context.get('exchange').workspaceId === undefined) budget.count(address());
    };
  };
}

const nothing = (): void => {};
