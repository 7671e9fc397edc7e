import type { Principal } from '../accounts/keys.ts';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { countRequest } from '../limits/per-key.ts';
import type { HttpCall, McpDoor } from './door.ts';
import { type HttpSession, openHttpSession } from './server.ts';
import { type Opening, openingOf, sessionIdOf } from './session-id.ts';
import { untilRead } from './until-read.ts';

interface Open {
  session: HttpSession;
  keyId: string;
  workspaceId: string;
  lastUsedAt: number;
  inUse: number;
}

/** Sessions that a process holds, over all workspaces. */
const SESSIONS_MAX = 5_000;
/** Sessions whose end is remembered: any other is opened again when its client comes back. */
const ENDED_MAX = 10_000;
/** Milliseconds after which a session that nobody uses is closed; it is opened again when its client comes back. */
const IDLE_MS = 30 * 60_000;
const SWEEP_MS = 60_000;

/**
 * The open sessions of MCP over HTTP, for clients of the versions before 2026-07-28. A session belongs to the key that
 * opened it: its id alone opens nothing. One that this process does not hold, because of a restart or of its idleness, is
 * opened again without its client noticing.
 */
export class HttpSessions {
  #app: App;
  #door: McpDoor;
  #open = new Map<string, Open>();
  #opening = new Map<string, Promise<Open>>();
  #ended = new Set<string>();

  constructor(app: App, door: McpDoor) {
    this.#app = app;
    this.#door = door;
    app.lifecycle.track(this.#sweepIdle());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Answers an `initialize` with a new session. Throws `rate_limited`. */
  async start(
    request: Request,
    call: HttpCall,
    { opening, body }: { opening: Omit<Opening, 'id'>; body: unknown },
  ): Promise<Response> {
    const { key, workspace } = call.principal;
    await this.#makeRoom(workspace.id);
    const id = sessionIdOf(this.#app.sealer, key.id, { ...opening, id: this.#app.ids.next('session') });
    const session = await openHttpSession(this.#door, {
      id,
      onOpen: (opened) => void this.#add(id, opened, call.principal),
      onEnd: () => this.#end(id),
    });
    return session.handle(request, call, body);
  }

  /** Answers a request of a session. Throws `not_found` for a session that was ended, or that is not this key's. */
  async answer(id: string, request: Request, call: HttpCall, body: unknown): Promise<Response> {
    const open = await this.find(id, call);
    open.inUse++;
    // In use until the answer's stream has ended or its reader has gone, not only until it began.
    return untilRead(
      () => open.session.handle(request, call, body),
      () => open.inUse--,
    );
  }

  /** The session of an id, opened again where it must be. Throws `not_found`. */
  async find(id: string, call: HttpCall): Promise<Open> {
    const { key } = call.principal;
    const held = this.#open.get(id);
    const opening = held || this.#ended.has(id) ? undefined : openingOf(this.#app.sealer, key.id, id);
    const open = opening ? await this.#openAgain(id, call, opening) : held;
    if (open?.keyId !== key.id) throw new AppError('not_found', 'There is no such MCP session; initialize a new one.');
    open.lastUsedAt = this.#app.clock.elapsed();
    return open;
  }

  async closeAll(): Promise<void> {
    await Promise.allSettled([...this.#open.values()].map(({ session }) => session.close()));
    this.#open.clear();
  }

  /** Once, however many requests of the session come at the same time. */
  #openAgain(id: string, call: HttpCall, opening: Opening): Promise<Open> {
    const under = this.#opening.get(id);
    if (under) return under;
    const reopening = this.#reopen(id, call, opening).finally(() => this.#opening.delete(id));
    this.#opening.set(id, reopening);
    return reopening;
  }

  async #reopen(id: string, call: HttpCall, { protocolVersion, client }: Opening): Promise<Open> {
    const { key, workspace } = call.principal;
    // As the `initialize` that it stands for would be.
    await countRequest(this.#app, key.id, this.#app.config.rateLimit);
    await this.#makeRoom(workspace.id);
    const session = await openHttpSession(this.#door, { id, onOpen: () => undefined, onEnd: () => this.#end(id) });
    const clientInfo = { name: client, version: '' };
    for (const message of [
      { id: 0, method: 'initialize', params: { protocolVersion, capabilities: {}, clientInfo } },
      { method: 'notifications/initialized' },
    ]) {
      const asked = new Request('http://localhost/mcp', { method: 'POST', headers: HEADERS });
      await (await session.handle(asked, call, { jsonrpc: '2.0', ...message })).body?.cancel();
    }
    return this.#add(id, session, call.principal);
  }

  #add(id: string, session: HttpSession, { key, workspace }: Principal): Open {
    const open = { session, keyId: key.id, workspaceId: workspace.id, lastUsedAt: this.#app.clock.elapsed(), inUse: 0 };
    this.#open.set(id, open);
    return open;
  }

  #end(id: string): void {
    this.#open.delete(id);
    this.#ended.add(id);
    for (const oldest of this.#ended) if (this.#ended.size > ENDED_MAX) this.#ended.delete(oldest);
  }

  /**
   * Closes the session of the workspace that was idle longest when it has too many; never one under way, and never
   * another workspace's. Throws `rate_limited`.
   */
  async #makeRoom(workspaceId: string): Promise<void> {
    const own = [...this.#open].filter(([, open]) => open.workspaceId === workspaceId);
    if (own.length < this.#app.config.mcpSessions && this.#open.size < SESSIONS_MAX) return;
    const idle = own.filter(([, open]) => open.inUse === 0);
    const [oldest] = idle.toSorted(([, one], [, other]) => one.lastUsedAt - other.lastUsedAt);
    if (!oldest) {
      throw new AppError('rate_limited', 'Too many MCP sessions are open; close one, or try again.', {
        retryAfterSeconds: 60,
      });
    }
    await this.#close(...oldest);
  }

  async #sweepIdle(): Promise<void> {
    const { clock, lifecycle } = this.#app;
    while (!lifecycle.stopping) {
      await clock.sleep(SWEEP_MS, lifecycle.signal);
      const before = clock.elapsed() - IDLE_MS;
      for (const [id, open] of this.#open) {
        if (open.inUse === 0 && open.lastUsedAt <= before) await this.#close(id, open);
      }
    }
  }

  async #close(id: string, { session }: Open): Promise<void> {
    this.#open.delete(id);
    await session.close();
  }
}

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
