import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What outlives the process of a call that nobody has received yet. */
export interface KeptCalls {
  /** The Idempotency-Key of the same call, when an earlier process made it and did not live to hand its run out. */
  find(hash: string): string | undefined;
  keep(hash: string, idempotencyKey: string): void;
  drop(hash: string): void;
}

const KEY = /^[0-9a-f]{32}$/;

/** Keeps nothing: the same call of another process is a new one. */
export const keepsNothing: KeptCalls = { find: () => undefined, keep() {}, drop() {} };

/**
 * One small file a call, named by its hash and holding nothing but its Idempotency-Key: an editor that is started again
 * in the middle of a run, and asks again, is given that run and pays once. Files older than `maxAgeMs` by the time
 * `now` says count for nothing and are removed. A folder that cannot be written only means that nothing is kept.
 */
export function keptCalls(folder: string, { maxAgeMs, now }: { maxAgeMs: number; now: () => number }): KeptCalls {
  const pathOf = (hash: string) => join(folder, hash);
  attempt(() => sweep(folder, now() - maxAgeMs));
  return {
    find: (hash) =>
      attempt(() => {
        const { idempotencyKey, at } = readKept(pathOf(hash));
        return now() - at <= maxAgeMs && KEY.test(idempotencyKey) ? idempotencyKey : undefined;
      }),
    keep: (hash, idempotencyKey) =>
      void attempt(() => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        // Renamed into place: a reader sees all of it or nothing.
        const part = `${pathOf(hash)}.${process.pid}.part`;
        writeFileSync(part, JSON.stringify({ idempotencyKey, at: now() }), { mode: 0o600 });
        renameSync(part, pathOf(hash));
      }),
    drop: (hash) => void attempt(() => rmSync(pathOf(hash), { force: true })),
  };
}

function readKept(path: string): { idempotencyKey: string; at: number } {
  const { idempotencyKey, at }: Partial<Record<string, unknown>> = JSON.parse(readFileSync(path, 'utf8'));
  return { idempotencyKey: String(idempotencyKey), at: Number(at) || 0 };
}

function sweep(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const at = attempt(() => (name.endsWith('.part') ? statSync(path).mtimeMs : readKept(path).at)) ?? 0;
    if (at < before) rmSync(path, { force: true });
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
