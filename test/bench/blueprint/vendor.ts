import { type Clock, realSleep } from '../../../src/system/clock.ts';
import type { Author } from '../../helpers/messages-api/compose.ts';
import type { FaultSettings } from '../../helpers/messages-api/faults.ts';
import type { SeenRequest } from '../../helpers/messages-api/journal.ts';
import { startMessagesApi } from '../../helpers/messages-api/messages-api.ts';

/** How the vendor's model writes, in its own seconds. */
const SPEED = { firstTokenMs: 1_000, tokensPerSecond: 80 };
/**
 * Prices in input tokens, as Anthropic publishes them (models and pricing, prompt caching, 2026-11): an output token
 * costs five input tokens with Haiku, Sonnet and Opus 5.5; a prefix costs 1.25 to write for five minutes, 0.1 to read.
 */
const PRICE = { output: 5, cacheWrite: 1.25, cacheRead: 0.1 };
/** Calls under way at once, of all plans together. */
export const CALLS_AT_ONCE = 8;

/** One way to ask for a plan: a side of the row. A later pipeline is one more of these, with an author that knows it. */
export interface Asking {
  label: string;
  /** Writes the answers to its requests. */
  author: Author;
  /** What goes wrong with them for each plan. */
  faults?: FaultSettings['byStage'];
  /** Gets ready to ask, which is not measured. Plans of different numbers differ; calls are made through `inTurn`. */
  open(vendor: PacedVendor): Promise<{ plan(number: number): Promise<void> } & AsyncDisposable>;
}

export interface PacedVendor extends AsyncDisposable {
  url: string;
  apiKey: string;
  model: string;
  /** Makes a call as soon as fewer are under way than may be at once. */
  inTurn<T>(call: () => Promise<T>): Promise<T>;
  /** Measures the work: seconds, calls, tokens and their price, by the vendor's own clock and count. */
  measure(work: () => Promise<unknown>): Promise<Record<string, number>>;
}

/** Starts a stand-in that speaks the Messages API, with an empty cache, whose time runs so many times as fast. */
export async function startPacedVendor(
  { author, faults = {} }: Pick<Asking, 'author' | 'faults'>,
  times: number,
): Promise<PacedVendor> {
  const now = () => performance.now() * times;
  const sleep: Clock['sleep'] = (ms, signal) => realSleep(ms / times, signal);
  const api = await startMessagesApi({
    author,
    faults: { byStage: faults },
    speed: SPEED,
    clock: { now, elapsed: now, leaseTime: now, sleep },
  });
  return {
    url: api.url,
    apiKey: api.apiKey,
    model: 'claude-sonnet-5-5',
    inTurn: inTurns(CALLS_AT_ONCE),
    async measure(work) {
      const startedAt = now();
      await work().catch((error) => {
        // What the stand-in refused says more than what became of it.
        throw new Error(api.requests.find(({ problem }) => problem)?.problem ?? 'a plan failed', { cause: error });
      });
      return { wall: (now() - startedAt) / 1_000, ...totals(api.requests) };
    },
    [Symbol.asyncDispose]: () => api.close(),
  };
}

function totals(requests: readonly SeenRequest[]): Record<string, number> {
  const sum = (of: (seen: SeenRequest) => number | undefined) =>
    requests.reduce((total, seen) => total + (of(seen) ?? Number.NaN), 0);
  const tokensIn = sum(({ usage }) => usage?.inputTokens);
  const tokensOut = sum(({ usage }) => usage?.outputTokens);
  const cacheRead = sum(({ usage }) => usage?.cacheReadTokens);
  const written = sum(({ usage }) => usage?.cacheWrittenTokens);
  const cached = cacheRead * PRICE.cacheRead + written * PRICE.cacheWrite;
  const price = tokensIn - cacheRead - written + cached + tokensOut * PRICE.output;
  const callTime = sum(({ beganAt, endedAt }) => endedAt && (endedAt - beganAt) / 1_000);
  return { callTime, calls: requests.length, tokensIn, tokensOut, cacheRead, price };
}

function inTurns(most: number): PacedVendor['inTurn'] {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (call) => {
    if (free > 0) free--;
    else await new Promise<void>((pass) => waiting.push(pass));
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
