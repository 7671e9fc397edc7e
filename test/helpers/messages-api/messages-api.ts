import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../../src/system/clock.ts';
import { answerMessages } from './answer.ts';
import { PromptCache } from './cache.ts';
import { MODELS } from './check-request.ts';
import { control } from './control.ts';
import { errorBody, VendorError } from './errors.ts';
import { type Fault, FaultPlan, type FaultSettings } from './faults.ts';
import { Journal, type SeenRequest } from './journal.ts';
import { AT_ONCE } from './pace.ts';
import type { MessagesApiOptions, Vendor } from './vendor.ts';

/** A stand-in for the vendor's Messages API on this machine. */
export interface MessagesApi extends AsyncDisposable {
  /** Give it as ANTHROPIC_BASE_URL. */
  url: string;
  /** The one key that it knows. */
  apiKey: string;
  /** Calls that have not ended yet. */
  readonly open: number;
  /** All requests since the start, refused ones too. */
  readonly total: number;
  /** The last requests, oldest first. */
  readonly requests: readonly SeenRequest[];
  /** Requests by the stage they were for. */
  readonly byStage: Readonly<Journal['byStage']>;
  /** Adds faults for the next requests, one each; null lets one through. */
  nextFaults(...faults: (Fault | null)[]): void;
  /** Replaces everything that was planned to go wrong. */
  setFaults(settings: FaultSettings): void;
  /** Ends open calls and stops listening. */
  close(): Promise<void>;
}

/**
 * Starts a local server that speaks the Messages API's wire protocol. Answers are written by the offline planner from
 * what the prompt holds, so whatever the product leaves out of a prompt is missing from the answer.
 */
export async function startMessagesApi(options: MessagesApiOptions = {}): Promise<MessagesApi> {
  const journal = new Journal(options.requestsKept ?? 500);
  const vendor: Vendor = {
    apiKey: options.apiKey ?? 'sk-ant-test-only',
    speed: options.speed ?? AT_ONCE,
    clock: options.clock ?? systemClock,
    thinkingTokens: options.thinkingTokens ?? 0,
    models: options.models ?? MODELS,
    faults: new FaultPlan(options.faults),
    journal,
    cache: new PromptCache(),
  };
  const server = createServer((request, response) => void serve(vendor, request, response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    // A listening TCP server has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: vendor.apiKey,
    get open() {
      return journal.open;
    },
    get total() {
      return journal.total;
    },
    requests: journal.requests,
    byStage: journal.byStage,
    nextFaults: (...faults) => vendor.faults.add(faults),
    setFaults: (settings) => vendor.faults.set(settings),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function serve(vendor: Vendor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://local').pathname;
  if (path === '/control') return control(vendor, request, response);
  const id = `req_${String(vendor.journal.total + 1).padStart(8, '0')}`;
  const gone = new AbortController();
  const seen = firstSight(id, path, request);
  vendor.journal.begin(seen);
  response.setHeader('request-id', id);
  response.once('close', () => {
    gone.abort();
    const ended = seen.fault?.startsWith('cut') ? 'broken off' : 'left';
    vendor.journal.end(seen, response.writableFinished ? 'answered' : ended);
  });
  try {
    await answerMessages(vendor, { request, response, seen, gone: gone.signal });
  } catch (error) {
    if (gone.signal.aborted) return;
    const status = error instanceof VendorError ? error.status : 500;
    seen.problem = error instanceof Error ? error.message : 'unknown';
    seen.status = status;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(errorBody(status, seen.problem, id)));
  }
}

const firstSight = (id: string, path: string, request: IncomingMessage): SeenRequest => ({
  id,
  path,
  headers: request.headers,
  body: undefined,
  stage: undefined,
  fault: null,
  status: undefined,
  problem: undefined,
  usage: undefined,
  halted: false,
  outcome: 'open',
});
