import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import type { AnswerMeta, ToolData, ToolName } from './shapes.ts';

export interface ClientOptions {
  /** Where the service is, such as `https://plans.example`; its `/api/v1` may be part of it. */
  url: string;
  apiKey: string;
  /** Lets the key travel over plain HTTP to another machine, for a network you trust. */
  allowHttp?: boolean;
  /** What errors call the service; its address unless given. */
  serviceName?: string;
  clock?: Clock;
  ids?: Ids;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Sent as `X-Request-Id`, which the service echoes in its answer and its log. */
  requestId?: string | undefined;
  /** Milliseconds to wait in all when the key has asked too often: five minutes unless given. */
  limitWaitMs?: number | undefined;
}

export interface GenerateOptions extends CallOptions {
  /** The same key with the same input is the same run, charged once, for 24 hours; a new one for each call unless given. */
  idempotencyKey?: string | undefined;
}

/** A finished generation. */
export interface Made<Name extends ToolName> {
  status: 'succeeded';
  data: ToolData[Name];
  meta: AnswerMeta;
  /** True when the answer was given before under the same Idempotency-Key. */
  replayed: boolean;
}

/** A run that goes on at the service. */
export interface Started {
  status: 'running';
  runId: string;
  meta: AnswerMeta;
}
