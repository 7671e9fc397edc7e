import { AppError } from '../../src/errors.ts';
import type { Clock } from '../../src/system/clock.ts';

const WINDOW_MS = 60_000;
/** Addresses that are remembered; beyond that the oldest are forgotten. */
const ADDRESSES_MAX = 10_000;

/** Counts requests without a valid key by the address that they come from: they have no limit of their own. */
export class AddressBudget {
  #clock: Clock;
  #limit: number;
  #used = new Map<string, { count: number; until: number }>();

  constructor({ clock, limit }: { clock: Clock; limit: number }) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** `rate_limited` when the address has used up its minute. */
  refusal(address: string | undefined): AppError | undefined {
    if (address === undefined) return undefined;
    const used = this.#used.get(address);
    const leftMs = (used?.until ?? 0) - this.#clock.elapsed();
    if (used === undefined || leftMs <= 0 || used.count < this.#limit) return undefined;
    const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1_000));
    return new AppError(
      'rate_limited',
      `Your address may make ${this.#limit} requests without a valid API key in a minute; wait ${retryAfterSeconds} seconds, or send a key.`,
      { retryAfterSeconds },
    );
  }

  count(address: string | undefined): void {
    if (address === undefined) return;
    const now = this.#clock.elapsed();
    const known = this.#used.get(address);
    if (known !== undefined && known.until > now) {
      known.count++;
      return;
    }
    this.#used.delete(address);
    this.#used.set(address, { count: 1, until: now + WINDOW_MS });
    for (const [oldest] of this.#used) if (this.#used.size > ADDRESSES_MAX) this.#used.delete(oldest);
  }
}
