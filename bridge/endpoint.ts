import type * as z from 'zod';
import type { ErrorCode } from '../src/errors.ts';
import type { BodyLimit } from '../src/system/json-body.ts';

/** What is told of one successful status. */
export interface ResponseSpec {
  description: string;
  /** Shape of `data` in the envelope, of each event of a stream, or of the whole body where there is no envelope. */
  shape: z.ZodType;
  example?: unknown;
  /** Headers beside those of every response: name → what it says. */
  headers?: Record<string, string>;
  stream?: true;
  /** A page of a list: `nextCursor` and `hasMore` stand beside its `data`. */
  isPage?: true;
}

/** What is told of a request header that a route understands. */
export interface HeaderSpec {
  name: string;
  description: string;
  schema: Record<string, unknown>;
}

/** What a route takes as its body. */
export interface BodySpec {
  schema: z.ZodType;
  examples: Record<string, { summary: string; value: unknown }>;
  /** No body is as good as an empty object. */
  isOptional?: true;
  /** How large it may be, where that is not what others may. */
  limit?: BodyLimit;
  /** Of another kind of body that the route takes too: its media type, and an example. */
  other?: { type: string; description: string; example: string };
}

/** What the documents tell of an endpoint, whichever contract it belongs to. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, parameters in braces as OpenAPI writes them. */
  path: `/${string}`;
  /** Unique; clients that are generated from the OpenAPI document call it by this name. */
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  requestHeaders?: readonly HeaderSpec[];
  params: z.ZodObject | undefined;
  query: z.ZodObject | undefined;
  body?: BodySpec;
  /** By status; the first is what a caller mostly gets. */
  responses: Readonly<Record<number, ResponseSpec>>;
  /** Codes of its own; those that any request can meet are added. */
  errors: readonly ErrorCode[];
}
