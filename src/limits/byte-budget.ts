import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';

/** Bytes of large bodies that a workspace may send at once, and then in each second. */
const BURST_BYTES = 4 * 1024 * 1024;
const BYTES_A_SECOND = 1024 * 1024;
/** Bodies up to this size count for nothing. */
const SMALL_BYTES = 64 * 1024;
/** Milliseconds that a large body may wait for its turn; what would wait longer is refused. */
const WAIT_MAX_MS = 15_000;
const WORKSPACES_KEPT = 1_000;

/**
 * Spreads the large bodies of a workspace over time: reading one takes the event loop from everyone, a fifth of a second
 * for a megabyte at worst. A leaky bucket (the generic cell rate algorithm) for each workspace of this process.
 */
export class ByteBudget {
  #clock: Clock;
  /** When all that was let in has leaked out, by workspace. */
  #emptyAt = new Map<string, number>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Waits until a body of so many bytes may be parsed. Throws AppError `rate_limited`, and the signal's reason. */
  async take(workspaceId: string, bytes: number, signal: AbortSignal): Promise<void> {
    if (bytes <= SMALL_BYTES) return;
    const now = this.#clock.elapsed();
    const emptyAt = Math.max(this.#emptyAt.get(workspaceId) ?? 0, now) + (bytes / BYTES_A_SECOND) * 1_000;
    const waitMs = emptyAt - now - (BURST_BYTES / BYTES_A_SECOND) * 1_000;
    if (waitMs > WAIT_MAX_MS) {
      const retryAfterSeconds = Math.ceil(waitMs / 1_000);
      throw new AppError(
        'rate_limited',
        `Your workspace sends more than 1 MiB a second in large bodies; wait ${retryAfterSeconds} seconds, or send run ids in place of artefacts.`,
        { retryAfterSeconds },
      );
    }
    this.#emptyAt.delete(workspaceId);
    this.#emptyAt.set(workspaceId, emptyAt);
    for (const [oldest] of this.#emptyAt) if (this.#emptyAt.size > WORKSPACES_KEPT) this.#emptyAt.delete(oldest);
    if (waitMs > 0) await this.#clock.sleep(waitMs, signal);
    signal.throwIfAborted();
  }
}
