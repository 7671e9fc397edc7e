import { BrokenConnection, type HttpReply, type Transport } from '../client/transport.ts';
import { readEvents } from '../system/event-stream.ts';
import { VERSION } from '../version.ts';
import { refusedBy, type ServiceMessage, serviceMessage } from './service-answer.ts';

const PROTOCOL_VERSION = '2026-07-28';
/** Milliseconds of silence after which a connection counts as broken; a waiting service says something every eight seconds. */
const SILENCE_MS = 25_000;
const MESSAGE_CHARS_MAX = 16 * 1024 * 1024;

export interface Asked {
  method: 'tools/list' | 'tools/call';
  params?: { name: string; arguments: Record<string, unknown> };
  /** How the client names itself: how long it waits depends on it. */
  client?: string | undefined;
  /** The same call for 24 hours, however often it is sent. */
  callId?: string;
  /** Milliseconds that its sender still waits. */
  patienceMs?: number;
  signal: AbortSignal;
}

/** What one attempt came to: its last message, or why there is none. */
export type Attempt = { message: ServiceMessage } | { failed: HttpReply | BrokenConnection };

/** `/mcp` of a service, a request at a time: none depends on one before it, so any may be sent again. */
export class ServiceDoor {
  /** How messages to people name it. */
  readonly name: string;
  #url: string;
  #apiKey: string;
  #transport: Transport;

  constructor({ url, apiKey, transport }: { url: string; apiKey: string; transport: Transport }) {
    this.name = `Planwright at ${new URL(url).origin} (PLANWRIGHT_API_URL)`;
    this.#url = url;
    this.#apiKey = apiKey;
    this.#transport = transport;
  }

  /** One attempt without progress. Throws what it failed with. */
  async once(asked: Asked): Promise<ServiceMessage> {
    const attempt = await this.attempt(asked, () => undefined);
    if ('message' in attempt) return attempt.message;
    throw attempt.failed instanceof BrokenConnection ? attempt.failed : new BrokenConnection(undefined);
  }

  /**
   * Sends a request once, and tells of each message that comes before the answer. Throws AppError for a refusal that
   * would be the same again, and the signal's reason.
   */
  async attempt(asked: Asked, onMessage: (message: ServiceMessage) => void): Promise<Attempt> {
    try {
      const reply = await this.#transport.stream({
        method: 'POST',
        url: this.#url,
        headers: this.#headers(asked),
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: asked.method, params: paramsOf(asked) }),
        signal: asked.signal,
        timeoutMs: SILENCE_MS,
      });
      if (!('chunks' in reply)) {
        const message = serviceMessage(reply.text);
        if (reply.status === 200 && message) return { message };
        if (reply.status >= 500 || reply.status === 429) return { failed: reply };
        throw refusedBy(this.name, reply);
      }
      for await (const { data } of readEvents(reply.chunks, MESSAGE_CHARS_MAX)) {
        const message = serviceMessage(data);
        if (message?.id !== undefined) return { message };
        if (message) onMessage(message);
      }
      return { failed: new BrokenConnection(undefined) };
    } catch (error) {
      if (error instanceof BrokenConnection) return { failed: error };
      throw error;
    }
  }

  #headers({ method, params, callId, patienceMs }: Asked): Record<string, string> {
    return {
      Authorization: `Bearer ${this.#apiKey}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': PROTOCOL_VERSION,
      'Mcp-Method': method,
      ...(params ? { 'Mcp-Name': params.name } : {}),
      ...(callId ? { 'Idempotency-Key': callId } : {}),
      ...(patienceMs === undefined ? {} : { Prefer: `wait=${Math.ceil(patienceMs / 1_000)}` }),
    };
  }
}

function paramsOf({ params, client = 'planwright' }: Asked): object {
  return {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': PROTOCOL_VERSION,
      'io.modelcontextprotocol/clientInfo': { name: client, version: VERSION },
      'io.modelcontextprotocol/clientCapabilities': {},
      ...(params ? { progressToken: 1 } : {}),
    },
  };
}
