import type * as z from 'zod';
import type { Tier } from '../src/accounts/tiers.ts';
import type { App } from '../src/app.ts';
import type { Caller } from '../src/generation/caller.ts';
import type { Meta } from '../src/generation/envelope.ts';
import { parseInput } from '../src/generation/parse.ts';
import type { Endpoint, ResponseSpec } from './endpoint.ts';

/** What a handler is given: who calls, and what the request says, parsed with the route's own schemas. */
export interface Call<Params = unknown, Query = unknown> {
  app: App;
  /** Its signal aborts when the client has left, and when this process stops and nobody should wait any longer. */
  caller: Caller;
  /** Aborts when the client has left: then nobody reads the answer. */
  gone: AbortSignal;
  params: Params;
  query: Query;
  headers: Headers;
  /** Reads the JSON body: type, size and syntax are checked, the shape is not. */
  readJson(): Promise<unknown>;
  /** Where clients reach the service, for links in answers. */
  baseUrl: string;
  /** The App's time at which the request came in. */
  startedAt: number;
}

/** The success envelope, with whatever status and headers the route adds. */
export interface Answer {
  kind: 'json';
  status?: 200 | 202;
  data: unknown;
  /** Of a list: how to get the next page. */
  page?: { nextCursor: string | null; hasMore: boolean };
  meta: Meta;
  headers?: Record<string, string>;
}

/** Server-sent events: `produce` sends until it resolves, or until nobody listens any more. */
export interface EventsAnswer {
  kind: 'events';
  produce(send: (event: ServerEvent) => void, signal: AbortSignal): Promise<void>;
}

/** One event; without a name it is a comment that only keeps the connection alive. */
export type ServerEvent = { event: string; data: unknown } | 'keep-alive';

/** An endpoint of the generation API: what the documents tell of it, what it costs, and what it does. */
export interface Route extends Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Credits it costs. */
  price: number;
  /** The smallest tier that has it. */
  tier: Tier;
  responses: { 200: ResponseSpec; 202?: ResponseSpec };
  handle(call: Call): Promise<Answer | EventsAnswer>;
}

type RouteInfo = Omit<Route, 'params' | 'query' | 'handle'>;

/** Makes a route whose handler sees params and query as its schemas parsed them. */
export function defineRoute<Params extends z.ZodObject, Query extends z.ZodObject>({
  params,
  query,
  handler,
  ...info
}: RouteInfo & {
  params?: Params;
  query?: Query;
  handler(call: Call<z.output<Params>, z.output<Query>>): Promise<Answer | EventsAnswer>;
}): Route {
  return {
    ...info,
    params,
    query,
    // A route without a schema has a handler that does not look at that part.
    handle: async (call) =>
      handler({
        ...call,
        params: (params ? parseInput(params, call.params) : {}) as z.output<Params>,
        query: (query ? parseInput(query, call.query) : {}) as z.output<Query>,
      }),
  };
}
