import { statSync } from 'node:fs';
import { StoreFault, storeUnavailable } from './faults.ts';

/** Remembers which file a path leads to. What it returns throws `store_unavailable` once that is another one, or none. */
export function refuseReplaced(location: string): () => void {
  const opened = identityOf(location);
  return () => {
    if (identityOf(location) === opened) return;
    const words = `The database ${location} was replaced or deleted while this process had it open; start it again.`;
    throw storeUnavailable(new StoreFault(words));
  };
}

function identityOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : 'gone';
}
