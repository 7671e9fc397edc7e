import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the bench keeps what it measured and what it works on; ignored by git. */
export const BENCH_FOLDER = fileURLToPath(new URL('../../.bench/', import.meta.url));

/**
 * An empty folder until the work is done. Beside the checkout and not in the system's temporary folder, which is often
 * memory: there a commit to the disk would cost nothing.
 */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(BENCH_FOLDER, 'scratch-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Also when the bench is interrupted.
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
