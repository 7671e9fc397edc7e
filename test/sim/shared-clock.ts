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
  /** Milliseconds that have passed since the start, however the clock was set. */
  passed(): number;
  /** Lets so many milliseconds pass at once. */
  jump(ms: number): void;
  /** Sets the clock ahead, or back: no time passes. */
  set(ms: number): void;
  /** When it was last set, by performance.now(); before the start when it never was. */
  setAt(): number;
}

/** Starts at a time and runs so many times as fast as the machine's clock, between jumps; ends with its test. */
export function sharedClock(startMs: number, times: number): SharedClock {
  const path = join(temporaryFolder(), 'now');
  const began = performance.now();
  let jumped = 0;
  let ahead = 0;
  const passed = () => Math.floor(jumped + (performance.now() - began) * times);
  const now = () => startMs + ahead + passed();
  const write = () => {
    writeFileSync(`${path}.new`, `${now()} ${passed()}`);
    renameSync(`${path}.new`, path);
  };
  write();
  const ticking = setInterval(write, EVERY_MS);
  onTestFinished(() => clearInterval(ticking));
  const jump = (ms: number) => {
    jumped += ms;
    write();
  };
  let setAt = Number.NEGATIVE_INFINITY;
  const set = (ms: number) => {
    setAt = performance.now();
    ahead += ms;
    write();
  };
  return { path, now, passed, jump, set, setAt: () => setAt };
}
