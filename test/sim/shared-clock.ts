import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../helpers/stores.ts';

const EVERY_MS = 10;

/** One time for this process and for all that are started with its file. */
export interface SharedClock {
  /** The file, for PLANWRIGHT_CLOCK_FILE. */
  path: string;
  now(): number;
  /** Moves on by so many milliseconds at once. */
  jump(ms: number): void;
}

/** Starts at a time and runs so many times as fast as the machine's clock, between jumps; ends with its test. */
export function sharedClock(startMs: number, times: number): SharedClock {
  const path = join(temporaryFolder(), 'now');
  const began = performance.now();
  let jumped = 0;
  const now = () => Math.floor(startMs + jumped + (performance.now() - began) * times);
  const write = () => {
    writeFileSync(`${path}.new`, String(now()));
    renameSync(`${path}.new`, path);
  };
  write();
  const ticking = setInterval(write, EVERY_MS);
  onTestFinished(() => clearInterval(ticking));
  const jump = (ms: number) => {
    jumped += ms;
    write();
  };
  return { path, now, jump };
}
