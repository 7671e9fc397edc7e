import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A result as SearXNG tells it; anything may stand there. */
export interface SearxngResult {
  url: string;
  title: string;
  content?: string;
}

/** A stand-in for a SearXNG instance on this machine. */
export interface Searxng extends AsyncDisposable {
  url: string;
  /** What was searched for, in its order. */
  readonly queries: readonly string[];
  /** Paths that were asked for besides the search. */
  readonly strays: readonly string[];
}

/** How it answers every search: with these results, or as the test says. */
export type Answer = readonly SearxngResult[] | ((response: ServerResponse) => void);

/** Starts a local server that speaks SearXNG's JSON API (`GET /search?q=…&format=json`). */
export async function startSearxng(answer: Answer): Promise<Searxng> {
  const queries: string[] = [];
  const strays: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    if (request.method !== 'GET' || pathname !== '/search' || searchParams.get('format') !== 'json') {
      strays.push(`${request.method} ${request.url}`);
      response.writeHead(404).end();
      return;
    }
    const query = searchParams.get('q') ?? '';
    queries.push(query);
    if (typeof answer === 'function') return answer(response);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ query, number_of_results: answer.length, results: answer, answers: [], infoboxes: [] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // A listening TCP server has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    strays,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
