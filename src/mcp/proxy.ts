import { serviceBase } from '../client/service-url.ts';
import { Transport } from '../client/transport.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import type { Log } from '../system/log.ts';
import { type CallResult, type McpDoor, type ProtocolCall, unknownTool } from './door.ts';
import type { ListedTool } from './list-tools.ts';
import { ProxiedCall } from './proxied-call.ts';
import { toolsIn } from './service-answer.ts';
import { ServiceDoor } from './service-door.ts';

export interface ProxyParts {
  /** Address of the service, as PLANWRIGHT_API_URL gives it. */
  url: string;
  apiKey: string;
  /** Shown while the service has not been heard. */
  listed: readonly ListedTool[];
  clock: Clock;
  ids: Ids;
  log: Log;
  /** Milliseconds a call waits for its run, unless its client is known to wait longer. */
  waitMs: number;
}

/** Milliseconds that `tools/list` waits for the service: some editors give a server one second in all. */
const LIST_MS = 700;
/** Milliseconds in which wishes to stop a run may still reach the service when the process ends. */
const LAST_WORDS_MS = 2_000;
/** A tool's name may stand in a header. */
const NAME = /^[\w./-]{1,128}$/;

/** The tools of a Planwright elsewhere: calls are passed on to its `/mcp`, each of which stands alone there. */
export class ServiceProxy implements McpDoor {
  #parts: ProxyParts;
  #service: ServiceDoor;
  #transport: Transport;
  #tools: readonly ListedTool[];
  #leaving = new AbortController();
  #calls = new Set<Promise<unknown>>();

  /** Connects to nothing yet. Throws `invalid_request` for an unsound address. */
  constructor(parts: ProxyParts) {
    this.#parts = parts;
    this.#tools = parts.listed;
    this.#transport = new Transport(parts.clock);
    this.#service = new ServiceDoor({ ...parts, url: mcpUrl(parts.url), transport: this.#transport });
  }

  /** The service's own tools, and the last known ones while it does not answer. */
  async list(): Promise<readonly ListedTool[]> {
    const over = new AbortController();
    const late = this.#parts.clock.sleep(LIST_MS, over.signal).then(() => undefined);
    const asked = this.#service
      .once({ method: 'tools/list', signal: AbortSignal.any([over.signal, this.#leaving.signal]) })
      .then(toolsIn, () => undefined);
    const tools = await Promise.race([asked, late]);
    over.abort();
    this.#tools = tools ?? this.#tools;
    return this.#tools;
  }

  /** Throws AppError when the service refuses the call or is not heard, and ProtocolFault. */
  async call(name: string, args: Record<string, unknown>, call: ProtocolCall): Promise<CallResult> {
    if (!NAME.test(name)) throw unknownTool(this.#tools.map((tool) => tool.name));
    const { clock, ids, log, waitMs } = this.#parts;
    const proxied = new ProxiedCall(
      { service: this.#service, clock, log, leaving: this.#leaving.signal },
      { name, args, call, callId: ids.bytes(16).toString('hex'), ownWaitMs: waitMs },
    );
    const answering = proxied.answer();
    this.#calls.add(answering);
    try {
      return await answering;
    } catch (error) {
      // Neither a caller who leaves nor the end of this process is a failure.
      if (!call.signal.aborted && !this.#leaving.signal.aborted)
        log.warn({ tool: name, error }, 'a call could not be passed on');
      throw error;
    } finally {
      this.#calls.delete(answering);
    }
  }

  /** Whoever waits is answered at once; what has begun at the service goes on there. */
  leave(): void {
    this.#leaving.abort(
      new AppError(
        'engine_unavailable',
        'This process is stopping. What has begun at the service goes on there: the same call again gets its result.',
      ),
    );
  }

  async close(): Promise<void> {
    const over = new AbortController();
    await Promise.race([Promise.allSettled(this.#calls), this.#parts.clock.sleep(LAST_WORDS_MS, over.signal)]);
    over.abort();
    this.leave();
    await this.#transport.close();
  }
}

/** The service's `/mcp`, from any address of it that people have at hand. */
const mcpUrl = (address: string): string => serviceBase(address).replace(/\/api\/v1$/, '/mcp');
