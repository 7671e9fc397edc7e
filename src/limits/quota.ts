import { AppError } from '../errors.ts';

/** How many of something each workspace may have open in this process at once. */
export class Quota {
  #max: number;
  #what: string;
  #open = new Map<string, number>();

  /** `what` as in "100 event streams of your workspace are open". */
  constructor({ max, what }: { max: number; what: string }) {
    this.#max = max;
    this.#what = what;
  }

  /** Takes one, and gives what returns it. Throws AppError `rate_limited`. */
  take(workspaceId: string): () => void {
    const open = this.#open.get(workspaceId) ?? 0;
    if (open >= this.#max) {
      throw new AppError(
        'rate_limited',
        `${open} ${this.#what} of your workspace are open; close one, or wait until one has ended.`,
        { retryAfterSeconds: RETRY_AFTER_SECONDS },
      );
    }
    this.#open.set(workspaceId, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#open.get(workspaceId) ?? 1) - 1;
      if (left > 0) this.#open.set(workspaceId, left);
      else this.#open.delete(workspaceId);
    };
  }
}

const RETRY_AFTER_SECONDS = 30;
