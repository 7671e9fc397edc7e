import { sql } from 'kysely';
import { type Clock, JumpAwareClock, realSleep } from '../system/clock.ts';
import type { Store } from './store.ts';

/** Milliseconds that a question for the time may take to be of use: the answer is off by half of it at most. */
const ASKING_MS = 1_000;

/**
 * The clock of the database, which all processes on it share, whatever their machines' clocks say: asked now and then,
 * and carried on by what has passed since. Before it was first asked it is the machine's.
 */
export class DatabaseClock extends JumpAwareClock implements Clock {
  #asked: { now: number; elapsed: number };

  constructor() {
    const asked = { now: Date.now(), elapsed: performance.now() };
    super({
      read: () => {
        const elapsed = performance.now();
        return { now: Math.floor(asked.now + elapsed - asked.elapsed), elapsed: Math.floor(elapsed) };
      },
      sleep: realSleep,
    });
    this.#asked = asked;
  }

  /** Asks a PostgreSQL database for its time. An answer that takes long is not used. */
  async ask(db: Store['db']): Promise<void> {
    const askedAt = performance.now();
    const { rows } = await sql<{ now: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(db);
    const elapsed = performance.now();
    const [row] = rows;
    if (row === undefined || elapsed - askedAt > ASKING_MS) return;
    this.#asked.now = row.now;
    this.#asked.elapsed = (askedAt + elapsed) / 2;
  }
}
