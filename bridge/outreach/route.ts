import * as z from 'zod';
import type { Principal } from '../../src/accounts/keys.ts';
import type { Scope } from '../../src/accounts/scopes.ts';
import type { App } from '../../src/app.ts';
import { parseInput } from '../../src/generation/parse.ts';
import type { BodySpec, Endpoint, ResponseSpec } from '../endpoint.ts';

/** What a handler is given: who calls, and what the request says, parsed with the route's own schemas. */
export interface OutreachCall<Params = unknown, Query = unknown, Body = unknown> {
  app: App;
  workspace: Principal['workspace'];
  key: Principal['key'];
  params: Params;
  query: Query;
  body: Body;
}

const OUTREACH_STATUSES = [200, 201, 202] as const;
export type OutreachStatus = (typeof OUTREACH_STATUSES)[number];

/** What is answered, whole; its status is the smallest of the route's unless it says another. */
export interface OutreachAnswer<Body = unknown> {
  status?: OutreachStatus;
  body: Body;
}

/** The body of a request, as the route's spec wants it read. */
export type ReadBody = (spec: OutreachBody) => Promise<unknown>;

/** Of JSON, or of the other type that it names; what `read` makes of that one goes through the schema as well. */
export interface OutreachBody extends BodySpec {
  /** 16 MiB in place of 1. */
  isLarge?: true;
  other?: NonNullable<BodySpec['other']> & { read(text: string): unknown };
}

/** An endpoint below `/outreach`: what the documents tell of it, who may call it, and what it does. */
export interface OutreachRoute extends Endpoint {
  path: `/outreach/${string}`;
  /** What the key must hold; `none` is for whoever has a key. */
  scope: Scope | 'none';
  body?: OutreachBody;
  handle(call: Omit<OutreachCall, 'body'> & { readBody: ReadBody }): Promise<{ status: OutreachStatus; body: unknown }>;
}

interface Definition<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Shape extends z.ZodType,
> extends Omit<OutreachRoute, 'params' | 'query' | 'body' | 'responses' | 'handle'> {
  params?: Params;
  query?: Query;
  body?: OutreachBody & { schema: Body };
  /** The whole body of every successful answer. */
  shape: Shape;
  example?: z.output<Shape>;
  /** What each successful status says. */
  statuses: Partial<Record<OutreachStatus, string>>;
  handler(
    call: OutreachCall<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): Promise<OutreachAnswer<z.output<Shape>>>;
}

/** Makes a route whose handler sees params, query and body as its schemas parsed them. */
export function defineOutreachRoute<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Shape extends z.ZodType = z.ZodType,
>(definition: Definition<Params, Query, Body, Shape>): OutreachRoute {
  const { params, query, body, shape, example, statuses, handler, ...info } = definition;
  const usual = OUTREACH_STATUSES.find((status) => status in statuses) ?? 200;
  return {
    ...info,
    params,
    query,
    ...(body && { body }),
    responses: responsesOf(statuses, { shape, example }),
    async handle({ readBody, ...call }) {
      // Of a part without a schema the handler sees an empty object, as the parsed type of none has it.
      const answer = await handler({
        ...call,
        params: (params ? parseInput(params, call.params) : {}) as z.output<Params>,
        query: parseInput(query ?? NOTHING, call.query) as z.output<Query>,
        body: (body ? parseInput(body.schema, await readBody(body)) : {}) as z.output<Body>,
      });
      return { status: answer.status ?? usual, body: answer.body };
    },
  };
}

const NOTHING = z.strictObject({});

function responsesOf(
  statuses: Partial<Record<OutreachStatus, string>>,
  { shape, example }: { shape: z.ZodType; example: unknown },
): Record<number, ResponseSpec> {
  const specs = Object.entries(statuses).map(([status, description]) => {
    const spec: ResponseSpec = { description, shape, ...(example === undefined ? {} : { example }) };
    return [status, spec];
  });
  return Object.fromEntries(specs);
}
