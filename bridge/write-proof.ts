import type { App } from '../src/app.ts';

/** Milliseconds that a write may take until the process counts as not ready. */
const WRITE_WAIT_MS = 2_000;
/** Milliseconds for which a proof counts: who asks more often shares it, so that probes are no load. */
const KEPT_MS = 1_000;

/** How the database is, in words for whoever may reach the port: neither paths nor hosts. */
type Found = 'ok' | 'cannot be written' | 'no answer';

/** Proves that the database can be written, by writing, with one write at a time for all who ask. */
export class WriteProof {
  #app: Pick<App, 'store' | 'clock' | 'log'>;
  #last: { startedAt: number; ended: boolean; found: Promise<Found> } | undefined;

  constructor(app: Pick<App, 'store' | 'clock' | 'log'>) {
    this.#app = app;
  }

  look(): Promise<Found> {
    const now = this.#app.clock.elapsed();
    const last = this.#last;
    if (last && (!last.ended || now - last.startedAt < KEPT_MS)) return last.found;
    const proof = { startedAt: now, ended: false, found: this.#prove() };
    this.#last = proof;
    void proof.found.then(() => {
      proof.ended = true;
    });
    return proof.found;
  }

  async #prove(): Promise<Found> {
    const { store, clock, log } = this.#app;
    const answered = new AbortController();
    try {
      const late = clock.sleep(WRITE_WAIT_MS, answered.signal).then(() => 'no answer' as const);
      const found = await Promise.race([store.proveWritable().then(() => 'ok' as const), late]);
      if (found !== 'ok') log.warn({ database: store.location }, 'the database does not take a write in time');
      return found;
    } catch (error) {
      log.warn({ database: store.location, error }, 'the database cannot be written');
      return 'cannot be written';
    } finally {
      answered.abort();
    }
  }
}
