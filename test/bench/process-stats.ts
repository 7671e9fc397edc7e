import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface ProcessStats {
  rssMiB: number;
  /** Processor time that all its threads have used since it began. */
  cpuMs: number;
}

// Linux counts processor time in hundredths of a second for every program, whatever the kernel's own tick is.
const TICK_MS = 10;
const POLL_MS = 100;
const QUIET_WAIT_MAX_MS = 15_000;
const RSS_TOLERANCE = 0.002;

/** What the system says of a process: from /proc where there is one, else from ps. */
export function processStats(pid: number): ProcessStats {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

/**
 * Waits until so many polls in a row find the process idle and its memory where it was; answers its memory. Forces
 * nothing.
 */
export async function rssWhenQuiet(pid: number, quietPolls: number): Promise<number> {
  const giveUpAt = performance.now() + QUIET_WAIT_MAX_MS;
  let last = processStats(pid);
  for (let quiet = 0; quiet < quietPolls && performance.now() < giveUpAt; ) {
    await wait(POLL_MS);
    const now = processStats(pid);
    const idle = now.cpuMs - last.cpuMs <= TICK_MS;
    quiet = idle && Math.abs(now.rssMiB / last.rssMiB - 1) <= RSS_TOLERANCE ? quiet + 1 : 0;
    last = now;
  }
  return last.rssMiB;
}

function fromProc(pid: number): ProcessStats {
  const rssKiB = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  // The name before the bracket may hold anything; after it come the state and numbers, user and system time among them.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { rssMiB: rssKiB / 1024, cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
}

function fromPs(pid: number): ProcessStats {
  const [rssKiB = '', time = ''] = execFileSync('ps', ['-o', 'rss=,time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { rssMiB: Number(rssKiB) / 1024, cpuMs: seconds * 1000 };
}
