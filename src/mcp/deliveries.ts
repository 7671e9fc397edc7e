import type { Backend } from './backend.ts';

const REMEMBERED_MAX = 50;
// What SDK clients send as the reason when their own timeout ran out. A host's stop button sends other words, or none.
const TIMED_OUT = /-32001|time(d)? ?out/i;

/**
 * What one session was handed out lately. A client whose timeout ran out while its answer was on the way drops that
 * answer and tells a cancel that comes too late; the run then counts as not received, so that asking again gives it.
 */
export class Deliveries {
  #backend: () => Promise<Backend>;
  #runs = new Map<string | number, string>();
  #stopped = new Set<string | number>();

  constructor(backend: () => Promise<Backend>) {
    this.#backend = backend;
  }

  answered(requestId: string | number, result: Record<string, unknown>): void {
    if (result.status !== 'succeeded' || typeof result.runId !== 'string' || !wasHandedOut(result.meta)) return;
    this.#runs.set(requestId, result.runId);
    for (const [oldest] of this.#runs) if (this.#runs.size > REMEMBERED_MAX) this.#runs.delete(oldest);
  }

  /** True when the client told a cancel for this call, and not because its own patience ran out. */
  askedToStop(requestId: string | number): boolean {
    return this.#stopped.delete(requestId);
  }

  cancelled(requestId: string | number, reason: unknown): void {
    if (!TIMED_OUT.test(String(reason ?? ''))) this.#stopped.add(requestId);
    for (const oldest of this.#stopped) if (this.#stopped.size > REMEMBERED_MAX) this.#stopped.delete(oldest);
    const runId = this.#runs.get(requestId);
    if (runId === undefined) return;
    this.#runs.delete(requestId);
    void this.#backend()
      .then((backend) => backend.takeBack(runId))
      .catch(() => undefined);
  }
}

/** The answer that tells the charge is the one that handed the run out. */
const wasHandedOut = (meta: unknown): boolean =>
  typeof meta === 'object' && meta !== null && 'creditsCharged' in meta && Number(meta.creditsCharged) > 0;
