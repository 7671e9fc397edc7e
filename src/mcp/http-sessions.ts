import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { HttpSession } from './server.ts';

interface Open {
  session: HttpSession;
  workspaceId: string;
  lastUsedAt: number;
  inUse: number;
}

/** Sessions that a process holds, over all workspaces. */
const SESSIONS_MAX = 5_000;
/** Milliseconds after which a session that nobody uses is closed; its client opens a new one. */
const IDLE_MS = 30 * 60_000;
const SWEEP_MS = 60_000;

/** The open sessions of MCP over HTTP. A session belongs to the workspace that opened it: its id alone opens nothing. */
export class HttpSessions {
  #app: App;
  #open = new Map<string, Open>();

  constructor(app: App) {
    this.#app = app;
    app.lifecycle.track(this.#sweepIdle());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Throws `not_found`: another workspace's session is answered as if there were none. */
  find(id: string, workspaceId: string): Open {
    const open = this.#open.get(id);
    if (!open || open.workspaceId !== workspaceId) {
      throw new AppError('not_found', 'There is no such MCP session; initialize a new one.');
    }
    open.lastUsedAt = this.#app.clock.elapsed();
    return open;
  }

  add(id: string, session: HttpSession, workspaceId: string): void {
    this.#open.set(id, { session, workspaceId, lastUsedAt: this.#app.clock.elapsed(), inUse: 0 });
  }

  remove(id: string): void {
    this.#open.delete(id);
  }

  /**
   * Closes the session of the workspace that was idle longest when it has too many; never one under way, and never
   * another workspace's. Throws `rate_limited`.
   */
  async makeRoom(workspaceId: string): Promise<void> {
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

  async closeAll(): Promise<void> {
    await Promise.allSettled([...this.#open.values()].map(({ session }) => session.close()));
    this.#open.clear();
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

/** Counts a session as in use until the answer's stream has ended or its reader has gone, not only until it began. */
export async function use(open: Pick<Open, 'inUse'>, work: () => Promise<Response>): Promise<Response> {
  open.inUse++;
  return untilRead(work, () => open.inUse--);
}

/** Calls `end` once: when the work failed, or its answer has been read or its reader has gone. */
export async function untilRead(work: () => Promise<Response>, end: () => void): Promise<Response> {
  let isOver = false;
  const once = () => {
    if (!isOver) end();
    isOver = true;
  };
  try {
    const response = await work();
    if (response.body) return new Response(watched(response.body, once), response);
    once();
    return response;
  } catch (error) {
    once();
    throw error;
  }
}

function watched(body: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(value);
      end();
      controller.close();
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}
