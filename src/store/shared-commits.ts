import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { type Durability, insideWrite, refuseInsideWrite, type Tx } from './store.ts';

// To wait for the disk takes longer than most writes do. Those that are asked for in the same turn of the event loop share
// one transaction and one wait; each has a savepoint of its own, so that one which fails leaves the others alone. Nobody
// is answered before the commit.

/** Whoever came first waits for all: so many writes at most, and none more once these milliseconds have passed. */
const AT_ONCE = 64;
const TAKEN_IN_MS = 10;

const SAVEPOINT = CompiledQuery.raw('SAVEPOINT one_write');
const ROLLBACK_TO = CompiledQuery.raw('ROLLBACK TO one_write');
const RELEASE = CompiledQuery.raw('RELEASE one_write');

interface Parts {
  /** Runs the work in one transaction, again from its start when another process has the lock, until it is too late. */
  transaction<T>(work: (tx: Tx) => Promise<T>, how: { durability: Durability; giveUpAt: number }): Promise<T>;
  /** What a caller is told of an error. */
  fault(error: unknown): unknown;
  /** Milliseconds that a write waits for a lock of another process, from when it was asked for. */
  waitMs: number;
}

/** A write that was asked for: does its work, and answers with what tells its caller that it is done. */
interface Write {
  durability: Durability;
  giveUpAt: number;
  run(tx: Tx): Promise<() => void>;
  reject(error: unknown): void;
}

/** The writes of one SQLite database, in the order in which they were asked for. */
export class SharedCommits {
  #parts: Parts;
  #waiting: Write[] = [];
  #running = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Resolves once the work is committed. See Store.write. */
  async write<T>(work: (tx: Tx) => Promise<T>, durability: Durability): Promise<T> {
    refuseInsideWrite('store.write');
    const inContext = AsyncLocalStorage.snapshot();
    return new Promise<T>((resolve, reject) => {
      const run = async (tx: Tx) => {
        const result = await inContext(() => insideWrite(() => work(tx)));
        return () => resolve(result);
      };
      this.#waiting.push({ durability, giveUpAt: performance.now() + this.#parts.waitMs, run, reject });
      if (!this.#running) void this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      await nextTurn();
      const writes = this.#waiting.splice(0, AT_ONCE);
      const [first] = writes;
      if (first && writes.length === 1) await this.#alone(first);
      else await this.#together(writes);
    }
    this.#running = false;
  }

  async #alone(write: Write): Promise<void> {
    try {
      const done = await this.#parts.transaction((tx) => write.run(tx), write);
      done();
    } catch (error) {
      write.reject(error);
    }
  }

  async #together(writes: readonly Write[]): Promise<void> {
    const durability = writes.some((write) => write.durability === 'full') ? 'full' : 'relaxed';
    const giveUpAt = Math.min(...writes.map((write) => write.giveUpAt));
    let begun = false;
    try {
      const ends = await this.#parts.transaction(
        (tx) => {
          begun = true;
          return this.#inSavepoints(tx, writes);
        },
        { durability, giveUpAt },
      );
      this.#waiting.unshift(...writes.slice(ends.length));
      for (const end of ends) end();
    } catch (error) {
      // Whose fault it was is seen when each has a transaction of its own. Without a lock there is no fault to look for.
      const now = performance.now();
      const later = begun || now < giveUpAt ? [] : writes.filter((write) => write.giveUpAt > now);
      this.#waiting.unshift(...later);
      for (const write of writes) {
        if (begun) await this.#alone(write);
        else if (!later.includes(write)) write.reject(error);
      }
    }
  }

  async #inSavepoints(tx: Tx, writes: readonly Write[]): Promise<(() => void)[]> {
    const ends: (() => void)[] = [];
    const noMoreAt = performance.now() + TAKEN_IN_MS;
    for (const write of writes) {
      if (ends.length > 0 && performance.now() > noMoreAt) break;
      ends.push(await this.#inSavepoint(tx, write));
    }
    return ends;
  }

  /** Throws only when the whole transaction is lost. */
  async #inSavepoint(tx: Tx, write: Write): Promise<() => void> {
    await tx.executeQuery(SAVEPOINT);
    try {
      const done = await write.run(tx);
      await tx.executeQuery(RELEASE);
      return done;
    } catch (error) {
      await tx.executeQuery(ROLLBACK_TO);
      await tx.executeQuery(RELEASE);
      return () => write.reject(this.#parts.fault(error));
    }
  }
}
