import { CancelRequested } from '../generation/caller.ts';

/**
 * The caller's signal: a cancel that the user asked for carries CancelRequested; a timeout, a closed transport, a
 * vanished client or a process that stops only ends the waiting.
 */
export class LeavingCaller {
  #leaving = new AbortController();
  #watched: { signal: AbortSignal; onAbort: () => void }[] = [];

  constructor(protocol: AbortSignal, askedToStop: () => boolean) {
    this.#watch(protocol, () => this.#leaving.abort(askedToStop() ? new CancelRequested() : protocol.reason));
  }

  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  leavesWith(gone: AbortSignal | undefined): void {
    if (gone) this.#watch(gone, () => this.#leaving.abort());
  }

  /** The call is over: a signal that outlives it must not keep it in memory. */
  end(): void {
    for (const { signal, onAbort } of this.#watched) signal.removeEventListener('abort', onAbort);
  }

  #watch(signal: AbortSignal, onAbort: () => void): void {
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    this.#watched.push({ signal, onAbort });
  }
}
