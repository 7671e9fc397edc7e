import { type ChildProcess, spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Milliseconds in which the same wish arrives several times: Ctrl-C reaches this process and its parents, who pass it on. */
const SAME_PRESS_MS = 400;
/** Milliseconds from the wish to end to the end. */
const GRACE_MS = 5_000;

export interface Ran {
  /** What the command exited with; null where a signal ended it. */
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  timedOut: boolean;
  /** The signal that this process got and passed on. */
  stoppedBy: (typeof SIGNALS)[number] | undefined;
}

export interface Running {
  folder: string;
  timeoutMs: number;
}

/**
 * Runs a line that a person has agreed to in their own shell. What it writes goes to stderr. It and all that it started
 * ends at the time limit, at Ctrl-C, and at a second Ctrl-C at once.
 */
export function runCommand(command: string, { folder, timeoutMs }: Running): Promise<Ran> {
  const { PLANWRIGHT_LAUNCHED: _, ...env } = process.env;
  const isWindows = process.platform === 'win32';
  const child = spawn(command, {
    cwd: folder,
    env,
    shell: isWindows ? true : process.env.SHELL || '/bin/sh',
    // A group of its own, so that what it started can be ended with it.
    detached: !isWindows,
    stdio: ['ignore', 2, 2],
  });
  let stoppedBy: Ran['stoppedBy'];
  let stoppedAt = 0;
  let timedOut = false;
  const pass = (signal: (typeof SIGNALS)[number]) => {
    const now = performance.now();
    if (stoppedBy !== undefined && now - stoppedAt <= SAME_PRESS_MS) return;
    end(child, stoppedBy === undefined ? signal : 'SIGKILL');
    [stoppedBy, stoppedAt] = [stoppedBy ?? signal, now];
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  let grace: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => {
    timedOut = true;
    end(child, 'SIGTERM');
    grace = setTimeout(() => end(child, 'SIGKILL'), GRACE_MS);
  }, timeoutMs);
  return new Promise<Ran>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal, timedOut, stoppedBy }));
  }).finally(() => {
    for (const signal of SIGNALS) process.removeListener(signal, pass);
    clearTimeout(limit);
    clearTimeout(grace);
    if (timedOut || stoppedBy !== undefined) end(child, 'SIGKILL');
  });
}

/** Ends the command with all that it started. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}
