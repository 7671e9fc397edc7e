import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How much a thread that only computes gives way to others: the event loop answers first. */
const NICENESS = 10;

/**
 * Lets other threads of the machine go first. Linux has a priority for each thread; elsewhere it would be that of the
 * whole process, so there it does nothing.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    // As in "1234/task/1240".
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
  } catch {
    // A container may forbid it: then all threads are alike, as elsewhere.
  }
}
