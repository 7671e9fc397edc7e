import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../../src/system/clock.ts';
import { composeAnswer, stageOf } from './compose.ts';
import { control } from './control.ts';
import { type ErrorStatus, VendorError } from './errors.ts';
import { type Fault, FaultPlan, type FaultSettings } from './faults.ts';
import { Journal, type SeenRequest } from './journal.ts';
import { AT_ONCE } from './pace.ts';
import type { Call, StandInOptions, Vendor } from './vendor.ts';
import { PLAIN_PAGES } from './web.ts';

/** A stand-in for a vendor's API on this machine. */
export interface StandIn<Body> extends AsyncDisposable {
  url: string;
  /** The one key that it knows. */
  apiKey: string;
  /** Calls that have not ended yet. */
  readonly open: number;
  /** All requests since the start, refused ones too. */
  readonly total: number;
  /** The last requests, oldest first. */
  readonly requests: readonly SeenRequest<Body>[];
  /** Requests by the stage they were for. */
  readonly byStage: Readonly<Journal<Body>['byStage']>;
  /** Adds faults for the next requests, one each; null lets one through. */
  nextFaults(...faults: (Fault | null)[]): void;
  /** Replaces everything that was planned to go wrong. */
  setFaults(settings: FaultSettings): void;
  /** Ends open calls and stops listening. */
  close(): Promise<void>;
}

/** What a vendor's protocol has of its own. */
export interface Protocol<Body> {
  /** The header that an answer's request id comes in. */
  idHeader: string;
  /** Answers one request to its end, or to where its fault ends it; throws VendorError for an error answer. */
  answer(vendor: Vendor<Body>, call: Call<Body>): Promise<void>;
  errorBody(status: ErrorStatus, problem: string, id: string): object;
  /** What is told of models and the server at a path; undefined is 404. */
  tells?(path: string): unknown;
}

type Started = StandInOptions & Required<Pick<StandInOptions, 'apiKey' | 'models'>>;

/** Starts a local server that speaks the protocol, with the faults, the speed and the journal that all stand-ins have. */
export async function startStandIn<Body>(options: Started, protocol: Protocol<Body>): Promise<StandIn<Body>> {
  const journal = new Journal<Body>(options.requestsKept ?? 500);
  const vendor: Vendor<Body> = {
    apiKey: options.apiKey,
    speed: options.speed ?? AT_ONCE,
    clock: options.clock ?? systemClock,
    author: options.author ?? { stageOf, write: composeAnswer },
    thinkingTokens: options.thinkingTokens ?? 0,
    models: options.models,
    web: options.web ?? { pages: PLAIN_PAGES },
    faults: new FaultPlan(options.faults),
    journal,
  };
  const server = createServer((request, response) => void serve(protocol, vendor, request, response));
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

async function serve<Body>(
  { idHeader, answer, errorBody, tells }: Protocol<Body>,
  vendor: Vendor<Body>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://local').pathname;
  if (path === '/control') return control(vendor, request, response);
  // No call of the model: it is in no journal.
  if (request.method === 'GET') return tell(response, tells?.(path));
  const id = `req_${String(vendor.journal.total + 1).padStart(8, '0')}`;
  const gone = new AbortController();
  const seen = { ...firstSight<Body>(id, path, request), beganAt: vendor.clock.now() };
  vendor.journal.begin(seen);
  response.setHeader(idHeader, id);
  response.once('close', () => {
    gone.abort();
    seen.endedAt = vendor.clock.now();
    const ended = seen.fault?.startsWith('cut') ? 'broken off' : 'left';
    vendor.journal.end(seen, response.writableFinished ? 'answered' : ended);
  });
  try {
    await answer(vendor, { request, response, seen, gone: gone.signal });
  } catch (error) {
    if (gone.signal.aborted) return;
    const status = error instanceof VendorError ? error.status : 500;
    seen.problem = error instanceof Error ? error.message : 'unknown';
    seen.status = status;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(errorBody(status, seen.problem, id)));
  }
}

function tell(response: ServerResponse, told: unknown): void {
  response.writeHead(told === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(told ?? { error: { type: 'not_found_error', message: 'Not Found' } }));
}

const firstSight = <Body>(id: string, path: string, request: IncomingMessage): Omit<SeenRequest<Body>, 'beganAt'> => ({
  id,
  path,
  headers: request.headers,
  body: undefined,
  asked: undefined,
  stage: undefined,
  fault: null,
  status: undefined,
  problem: undefined,
  usage: undefined,
  halted: false,
  outcome: 'open',
  endedAt: undefined,
});
