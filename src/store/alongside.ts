import { AsyncLocalStorage } from 'node:async_hooks';
import type { Durability, Tx } from './store.ts';

type Write = (tx: Tx) => Promise<void>;

const current = new AsyncLocalStorage<{ open: boolean; also: Write }>();

/**
 * Does the work, and with each of its lasting writes, in the same transaction, also the one that is given: either both
 * are there or neither is. Relaxed writes go without. What the work set going and left behind goes without, too.
 */
export async function alongside<T>(also: Write, work: () => Promise<T>): Promise<T> {
  const along = { open: true, also };
  try {
    return await current.run(along, work);
  } finally {
    along.open = false;
  }
}

/** A write with what goes along with it where it is asked for. */
export function withAlong<T>(work: (tx: Tx) => Promise<T>, durability: Durability): (tx: Tx) => Promise<T> {
  const along = current.getStore();
  if (!along || durability === 'relaxed') return work;
  return async (tx) => {
    if (along.open) await along.also(tx);
    return work(tx);
  };
}
