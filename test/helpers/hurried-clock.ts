import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './stores.ts';

const EVERY_MS = 10;

/**
 * A clock file that runs so many times as fast as the machine's, for a process that would else wait for seconds. Answers
 * with its path.
 */
export function hurriedClock(times: number): string {
  const path = join(temporaryFolder(), 'now');
  const startedAt = Date.now();
  const tick = () => {
    writeFileSync(`${path}.new`, String(startedAt + (Date.now() - startedAt) * times));
    renameSync(`${path}.new`, path);
  };
  tick();
  const ticking = setInterval(tick, EVERY_MS);
  onTestFinished(() => clearInterval(ticking));
  return path;
}
