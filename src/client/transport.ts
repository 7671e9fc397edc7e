import type { IncomingHttpHeaders } from 'node:http';
import type { Agent } from 'undici';
import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import { Patience } from './patience.ts';

export interface HttpRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
  /** Milliseconds until the whole answer must be there; of a stream, between two pieces of it. */
  timeoutMs: number;
}

export interface HttpReply {
  status: number;
  headers: IncomingHttpHeaders;
}

export type TextReply = HttpReply & { text: string };
export type StreamReply = HttpReply & { chunks: AsyncGenerator<Uint8Array> };

/** The connection broke, could not be made, or brought nothing in time: whether the request was heard is not known. */
export class BrokenConnection extends Error {
  constructor(cause: unknown) {
    super('the connection broke', { cause });
    this.name = 'BrokenConnection';
  }
}

/** Bytes of an answer. The largest blueprint has a tenth of it. */
export const ANSWER_BYTES_MAX = 8 * 1024 * 1024;
const CONNECT_MS = 10_000;
/** Shorter than the 75 seconds for which the server keeps a connection. */
const KEEP_ALIVE_MS = 60_000;

/**
 * HTTP over connections of its own, loaded and opened at the first request. Redirects are not followed: the key in the
 * headers is meant for one service. What is no answer at all is a BrokenConnection; a caller that aborts gets its reason.
 */
export class Transport {
  #clock: Clock;
  #isClosed = false;
  #opening: Promise<{ agent: Agent; request: typeof import('undici').request }> | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The whole answer as text. Throws `engine_unavailable` for one that is larger than any answer of the API. */
  async text(request: HttpRequest): Promise<TextReply> {
    const { status, headers, chunks } = await this.#open(request);
    return { status, headers, text: await joined(chunks(() => undefined)) };
  }

  /**
   * An event stream in pieces, which must be read to its end or left by ending the loop that reads it. Any other answer
   * as text.
   */
  async stream(request: HttpRequest): Promise<TextReply | StreamReply> {
    const { status, headers, chunks } = await this.#open(request);
    const isStream = status === 200 && String(headers['content-type']).startsWith('text/event-stream');
    if (isStream) return { status, headers, chunks: chunks((patience) => patience.heard()) };
    return { status, headers, text: await joined(chunks(() => undefined)) };
  }

  /** Ends all connections for good; requests under way fail, and none is sent again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#opening)?.agent.destroy();
  }

  async #open({ url, signal, timeoutMs, ...request }: HttpRequest) {
    signal.throwIfAborted();
    if (this.#isClosed) throw closed();
    const patience = new Patience(this.#clock, timeoutMs);
    const either = AbortSignal.any([signal, patience.signal]);
    const broken = (error: unknown): never => {
      patience.end();
      if (signal.aborted) throw signal.reason;
      if (this.#isClosed) throw closed();
      throw error instanceof AppError ? error : new BrokenConnection(error);
    };
    const { agent, request: send } = await this.#undici();
    // Both of undici's own time limits are off: the one above is by the clock that the client was given.
    const options = { ...request, body: request.body ?? null, dispatcher: agent, signal: either };
    const { statusCode, headers, body } = await send(url, { ...options, headersTimeout: 0, bodyTimeout: 0 }).catch(
      broken,
    );
    async function* chunks(onChunk: (patience: Patience) => void): AsyncGenerator<Uint8Array> {
      try {
        for await (const chunk of body) {
          onChunk(patience);
          yield chunk;
        }
      } catch (error) {
        broken(error);
      } finally {
        patience.end();
        body.destroy();
      }
    }
    return { status: statusCode, headers, chunks };
  }

  #undici() {
    this.#opening ??= import('./undici.ts').then(({ Agent, request }) => ({
      agent: new Agent({
        connect: { timeout: CONNECT_MS },
        keepAliveTimeout: KEEP_ALIVE_MS,
        keepAliveMaxTimeout: KEEP_ALIVE_MS,
        // One request at a time on a connection, and as many connections as requests: those that wait for their runs, for
        // minutes, must hold up no others, least of all the wish to stop one.
        pipelining: 1,
      }),
      request,
    }));
    return this.#opening;
  }
}

const closed = (): AppError =>
  new AppError('engine_unavailable', 'This client was closed before there was an answer; make a new one.');

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new AppError('engine_unavailable', TOO_LARGE);
    all.push(chunk);
  }
  return Buffer.concat(all).toString('utf8');
}

const TOO_LARGE =
  'The answer is larger than any of Planwright; check that the address is that of a Planwright service.';
