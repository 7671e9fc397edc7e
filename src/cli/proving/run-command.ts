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
 * Runs a line that a person has agreed to in their own shell. What it writes goes to stderr. Ctrl-C goes through to it. It
 * ends with all that it started, soon after Ctrl-C or its time limit whatever it does about them, and at a second Ctrl-C
 * at once.
 */
export async function runCommand(command: string, { folder, timeoutMs }: Running): Promise<Ran> {
  let child: ChildProcess | undefined;
  let stoppedBy: Ran['stoppedBy'];
  let stoppedAt = 0;
  let timedOut = false;
  const timers: NodeJS.Timeout[] = [];
  const stop = (signal: NodeJS.Signals) => {
    end(child, signal);
    timers.push(setTimeout(() => end(child, 'SIGKILL'), GRACE_MS));
  };
  const pass = (signal: (typeof SIGNALS)[number]) => {
    const now = performance.now();
    if (stoppedBy !== undefined && now - stoppedAt <= SAME_PRESS_MS) return;
    if (stoppedBy === undefined) stop(signal);
    else end(child, 'SIGKILL');
    [stoppedBy, stoppedAt] = [stoppedBy ?? signal, now];
  };
  // Before the command starts: a signal that ended this process alone would leave it running.
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    child = start(command, folder);
    const ended = untilEnd(child);
    timers.push(
      setTimeout(() => {
        timedOut = true;
        stop('SIGTERM');
      }, timeoutMs),
    );
    return { ...(await ended), timedOut, stoppedBy };
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, pass);
    for (const timer of timers) clearTimeout(timer);
    if (timedOut || stoppedBy !== undefined) end(child, 'SIGKILL');
  }
}

function start(command: string, folder: string): ChildProcess {
  const { PLANWRIGHT_LAUNCHED: _, ...env } = process.env;
  const isWindows = process.platform === 'win32';
  return spawn(command, {
    cwd: folder,
    env,
    shell: isWindows ? true : process.env.SHELL || '/bin/sh',
    // A group of its own, so that what it started can be ended with it.
    detached: !isWindows,
    stdio: ['ignore', 2, 2],
  });
}

const untilEnd = (child: ChildProcess): Promise<Pick<Ran, 'exitCode' | 'signal'>> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });

/** Ends the command with all that it started. */
function end(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (child?.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}
