import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../src/app.ts';
import { AppError } from '../src/errors.ts';
import { startWorker } from '../src/generation/recover.ts';
import { stopRuns } from '../src/generation/stop-runs.ts';
import { startFetching } from '../src/outreach/inbox/fetch/start-fetching.ts';
import { startInbox } from '../src/outreach/inbox/start-inbox.ts';
import { startSweepingCalls } from '../src/outreach/once/sweep-calls.ts';
import { startOutreach } from '../src/outreach/worker.ts';
import { startDeliveries } from '../src/webhooks/deliver.ts';
import { generationTools } from '../tools/generation.ts';
import { clientAddress } from './admission/client-address.ts';
import { Connections } from './admission/connections.ts';
import type { Intake } from './admission/intake.ts';
import { misdirected } from './admission/misdirected.ts';
import { closeFullest } from './admission/unread-answers.ts';
import { type Bridge, createBridge } from './create-bridge.ts';
import { Lingering } from './linger.ts';
import type { McpDoor } from './mcp-door/mount.ts';

/** A server that is listening. */
export interface RunningServer {
  url: string;
  port: number;
  /** Takes no new work, lets requests and runs end for a while, answers the others that their run goes on, and closes. */
  close(): Promise<void>;
}

/** Milliseconds that requests and runs under way have to end. */
const GRACE_MS = 6_000;
/** Milliseconds that answers have to reach their clients after that. */
const LAST_WORDS_MS = 400;
/** Milliseconds in which a request must have arrived whole; the body's own limit is shorter and says so in JSON. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than the minute for which load balancers reuse a connection, so that none is closed under a request. */
const KEEP_ALIVE_MS = 75_000;
/** Milliseconds between two looks for requests that do not arrive in time. */
const CHECKING_MS = 5_000;

/** Listens on the configured address (port 0: a free one) and takes up runs that dead processes left. */
export async function startServer(app: App, { mcp }: { mcp?: McpDoor | undefined } = {}): Promise<RunningServer> {
  const leaving = new AbortController();
  let url = '';
  const bridge = createBridge(app, { mcp, baseUrl: () => app.config.publicUrl ?? url, leaving: leaving.signal });
  const open = new Set<ServerResponse>();
  const server = buildServer(app, bridge, open);
  const port = await listen(server, app);
  url = `http://${reachableHost(app.config.host)}:${port}`;
  startWorker(app, generationTools);
  startOutreach(app, { baseUrl: () => app.config.publicUrl ?? url });
  startInbox(app);
  startFetching(app);
  startSweepingCalls(app);
  startDeliveries(app);
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    close() {
      closing ??= close(app, { server, open, leaving, mcp });
      return closing;
    },
  };
}

function buildServer(app: App, bridge: Bridge, open: Set<ServerResponse>): Server {
  const addressOf = clientAddress(app.config);
  const connections = new Connections({ max: app.config.connections, addressOf });
  const lingering = new Lingering({ clock: app.clock });
  const answer = getRequestListener(
    (request, { incoming }) => {
      // HTTP/2 is not spoken here.
      if (!(incoming instanceof IncomingMessage)) return bridge.refuse(malformed(undefined));
      const refused = misdirected(incoming);
      const response = refused ? bridge.refuse(refused) : bridge.fetch(request, { incoming });
      return endsUnread(lingering, response, incoming, connections.intakeOf(incoming.socket));
    },
    { errorHandler: (error) => bridge.refuse(malformed(error)) },
  );
  const listener = connections.listener((incoming, outgoing) => {
    // While the process drains, each answer is the last on its connection.
    if (app.lifecycle.draining) outgoing.shouldKeepAlive = false;
    closeFullest(open, addressOf);
    open.add(outgoing);
    outgoing.once('close', () => open.delete(outgoing));
    void answer(incoming, outgoing);
  });
  const server = createServer(
    // A missing Host is refused in the envelope, not by Node's empty answer.
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECKING_MS,
      // A client that vanished without a word is found out, and its streams end.
      keepAlive: true,
      keepAliveInitialDelay: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    listener,
  );
  connections.keep(server);
  // Node would answer for itself, without the envelope.
  server.on('checkExpectation', listener);
  server.on('clientError', (error, socket) => {
    const intake = connections.intakeOf(socket);
    // What is thrown away need not be well-formed.
    if (intake?.isDiscarding) return;
    void refuseConnection(bridge, error, socket);
    if (intake && socket instanceof Socket) lingering.begin(socket, intake);
  });
  return server;
}

/**
 * A connection on which the rest of a refused body is still coming is not used again: whoever sent the next request on it
 * would be cut off in its place.
 */
async function endsUnread(
  lingering: Lingering,
  answer: Response | Promise<Response>,
  incoming: IncomingMessage,
  intake: Intake | undefined,
): Promise<Response> {
  const response = await answer;
  if (incoming.complete || intake === undefined) return response;
  intake.skipBody();
  if (incoming.complete) return response;
  response.headers.set('Connection', 'close');
  lingering.begin(incoming.socket, intake);
  return response;
}

const malformed = (cause: unknown): AppError =>
  new AppError('invalid_request', 'The request is not well-formed HTTP: check its path and its Host header.', {
    cause,
  });

/** Even what is no HTTP gets the error envelope, as long as somebody is there to read it. */
async function refuseConnection(bridge: Bridge, error: Error, socket: Duplex): Promise<void> {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) return void socket.destroy();
  const response = bridge.refuse(malformed(error));
  const body = await response.text();
  const headers = [...response.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']];
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n${body}`);
}

function listen(server: Server, app: App): Promise<number> {
  const { host, port } = app.config;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, `${host}:${port}`)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function cannotListen(error: NodeJS.ErrnoException, where: string): unknown {
  if (error.code === 'EADDRINUSE') {
    return new AppError('conflict', `${where} is in use; stop what listens there, or set PLANWRIGHT_PORT.`, {
      cause: error,
    });
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EACCES') {
    return new AppError('invalid_request', `Cannot listen on ${where}; set PLANWRIGHT_HOST and PLANWRIGHT_PORT.`, {
      cause: error,
    });
  }
  return error;
}

/** An address a browser on this machine can open; a wildcard is none. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

async function close(
  app: App,
  parts: { server: Server; open: Set<ServerResponse>; leaving: AbortController; mcp: McpDoor | undefined },
): Promise<void> {
  const { server, open, leaving, mcp } = parts;
  for (const response of open) response.shouldKeepAlive = false;
  // It goes on to listen: a balancer reads at /readyz that this process leaves, and callers where their runs stand.
  await stopRuns(app, GRACE_MS);
  // Whoever still waits is told that the run goes on; another start takes it up.
  leaving.abort();
  await answered(app, open);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Streams that MCP clients keep open for whatever may come end only now.
  await mcp?.close?.();
  await answered(app, open);
  server.closeAllConnections();
  await closed;
}

/** Lets every answer reach its client, for a moment at most. */
async function answered(app: App, open: Set<ServerResponse>): Promise<void> {
  const over = new AbortController();
  const all = [...open].map((response) => response.closed || new Promise((resolve) => response.once('close', resolve)));
  await Promise.race([Promise.all(all), app.clock.sleep(LAST_WORDS_MS, over.signal)]);
  over.abort();
}
