import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { PlanwrightClient } from '../../src/client/client.ts';
import type { Clock } from '../../src/system/clock.ts';

export interface HeardRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Reaction = (answer: ServerResponse, request: HeardRequest) => void;

/** An HTTP server that does what it is told with each request in turn, and the last thing for ever after. */
export async function scriptedService(...script: Reaction[]): Promise<{ url: string; heard: HeardRequest[] }> {
  const heard: HeardRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body };
    heard.push(request);
    script[Math.min(heard.length, script.length) - 1]?.(outgoing, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has an address with a port.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reaction =>
  (answer) =>
    answer.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

export const text =
  (body: string, status = 200, headers: Record<string, string> = {}): Reaction =>
  (answer) =>
    answer.writeHead(status, headers).end(body);

/** Breaks the connection without an answer. */
export const gone: Reaction = (answer) => answer.destroy();

export const refused = (status: number, code: string, message: string): Reaction =>
  json({ error: { code, message, docs: '', requestId: 'req_1' } }, status);

/** Pauses pass at once and are noted; what waits for five minutes or so waits for ever. */
export class PassingClock implements Clock {
  readonly pauses: number[] = [];
  #now = Date.UTC(2026, 0, 15, 12);

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#now;
  }

  leaseTime(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    // The limit of one request or one silence, not a pause between two.
    if (ms === 300_000 || ms === 45_000) {
      return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
    }
    this.pauses.push(ms);
    this.#now += ms;
    return Promise.resolve();
  }
}

/** A client of such a service. */
export function clientOf(url: string, clock: Clock = new PassingClock()): PlanwrightClient {
  const client = new PlanwrightClient({ url, apiKey: 'pw_live_test', clock });
  onTestFinished(() => client.close());
  return client;
}
