import * as z from 'zod';
import type { Principal } from '../../src/accounts/keys.ts';
import type { Scope } from '../../src/accounts/scopes.ts';
import type { App } from '../../src/app.ts';
import { parseInput } from '../../src/generation/parse.ts';
import type { ActionQuota } from '../../src/limits/actions.ts';
import type { BodySpec, Endpoint, ResponseSpec } from '../endpoint.ts';
import { idempotencyHeader, REPLAYED } from '../idempotency-key.ts';

/** What a handler is given: who calls, and what the request says. The operations behind it check what it says. */
export interface OutreachCall {
  app: App;
  workspace: Principal['workspace'];
  key: Principal['key'];
  /** The id that the path names; empty where it names none. */
  id: string;
  /** The same of a step within it. */
  stepId: string;
  /** Each parameter once, as text. */
  query: Readonly<Record<string, string>>;
  /** As it was sent: what the JSON says, or the bytes of the other type; undefined where the route takes none. */
  body: unknown;
  /** Aborts when the client has left: then nobody reads the answer. */
  gone: AbortSignal;
  /** For the headers: what is left of an action's own limit, in place of that of requests. */
  tellQuota(quota: ActionQuota): void;
}

const OUTREACH_STATUSES = [200, 201, 202] as const;
export type OutreachStatus = (typeof OUTREACH_STATUSES)[number];

/** What is answered, whole; its status is the smallest of the route's unless it says another. */
export interface OutreachAnswer<Body = unknown> {
  status?: OutreachStatus;
  body: Body;
}

/** What a route takes as its body: JSON, or the other type that it names. */
export interface OutreachBody extends BodySpec {
  /** 16 MiB in place of 1. */
  isLarge?: true;
  /** 30 MiB for the other type, which is mail. */
  isMail?: true;
}

/** An endpoint below `/outreach`: what the documents tell of it, who may call it, and what it does. */
export interface OutreachRoute extends Endpoint {
  path: `/outreach/${string}`;
  /** What the key must hold; `none` is for whoever has a key. */
  scope: Scope | 'none';
  /** What it must hold besides. */
  scopeToo?: Scope;
  body?: OutreachBody;
  /** It asks or tells strangers' machines something that no transaction takes back: cut off, it is not repeated. */
  reachesOut?: true;
  /** Its answer tells a secret: kept for a retry, it is sealed. */
  tellsSecret?: true;
  handle(call: OutreachCall): Promise<WholeAnswer>;
}

/** An answer with its status. */
export interface WholeAnswer {
  status: number;
  body: unknown;
}

/** The scopes that a key must hold to call a route. */
export const scopesOf = ({ scope, scopeToo }: Pick<OutreachRoute, 'scope' | 'scopeToo'>): Scope[] =>
  [scope, scopeToo].filter((one) => one !== undefined && one !== 'none');

interface Definition<Shape extends z.ZodType> extends Omit<OutreachRoute, 'params' | 'query' | 'responses' | 'handle'> {
  params?: z.ZodObject;
  /** What the query may say; without it, nothing. */
  query?: z.ZodObject;
  /** The whole body of every successful answer. */
  shape: Shape;
  example?: z.output<Shape>;
  /** What each successful status says. */
  statuses: Partial<Record<OutreachStatus, string>>;
  handler(call: OutreachCall): Promise<OutreachAnswer<z.output<Shape>>>;
}

/** Makes a route whose answer has the shape that it tells. Each POST takes an Idempotency-Key. */
export function defineOutreachRoute<Shape extends z.ZodType>({
  params,
  query,
  shape,
  example,
  statuses,
  handler,
  ...info
}: Definition<Shape>): OutreachRoute {
  const isKeyed = info.method === 'POST';
  const usual = OUTREACH_STATUSES.find((status) => status in statuses) ?? 200;
  return {
    ...info,
    params,
    query,
    ...(isKeyed ? { requestHeaders: [IDEMPOTENCY], errors: [...new Set([...info.errors, 'conflict' as const])] } : {}),
    responses: responsesOf(statuses, { shape, example, ...(isKeyed ? { headers: REPLAYED_HEADER } : {}) }),
    async handle(call) {
      if (!query) parseInput(NOTHING, call.query);
      const answer = await handler(call);
      return { status: answer.status ?? usual, body: answer.body };
    },
  };
}

const NOTHING = z.strictObject({});

const IDEMPOTENCY = idempotencyHeader(
  'Makes a retry safe: for 24 hours the same key with the same body and query gets the first answer, and nothing is done twice. With another body or query it is a conflict.',
);
const REPLAYED_HEADER = { [REPLAYED]: '`true` when the answer was given before, to the same key.' };

function responsesOf(
  statuses: Partial<Record<OutreachStatus, string>>,
  { shape, example, headers }: Pick<ResponseSpec, 'shape' | 'headers'> & { example: unknown },
): Record<number, ResponseSpec> {
  const specs = Object.entries(statuses).map(([status, description]) => {
    const spec: ResponseSpec = {
      description,
      shape,
      ...(example === undefined ? {} : { example }),
      ...(headers ? { headers } : {}),
    };
    return [status, spec];
  });
  return Object.fromEntries(specs);
}
