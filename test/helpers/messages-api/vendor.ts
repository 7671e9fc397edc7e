import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../../src/system/clock.ts';
import type { Author } from './compose.ts';
import type { FaultPlan, FaultSettings } from './faults.ts';
import type { Journal, SeenRequest } from './journal.ts';
import type { Speed } from './pace.ts';
import type { Web } from './web.ts';

export interface StandInOptions {
  /** A free one unless given. */
  port?: number;
  apiKey?: string;
  /** At once unless given; the clock is the machine's unless given. */
  speed?: Speed;
  clock?: Clock;
  /** Length of a thinking block before each answer; 0 is none. */
  thinkingTokens?: number;
  /** Composes sound answers from what it is asked unless given. */
  author?: Author;
  faults?: FaultSettings;
  models?: readonly string[];
  /** What its web search finds: two plain pages unless given. */
  web?: Web;
  /** How many of the last requests are kept whole. */
  requestsKept?: number;
}

/** What every request is answered with. */
export interface Vendor<Body> extends Required<Omit<StandInOptions, 'port' | 'faults' | 'requestsKept'>> {
  faults: FaultPlan;
  journal: Journal<Body>;
}

/** One call under way. */
export interface Call<Body> {
  request: IncomingMessage;
  response: ServerResponse;
  seen: SeenRequest<Body>;
  /** Aborts when the client leaves. */
  gone: AbortSignal;
}
