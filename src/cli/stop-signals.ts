/** Milliseconds in which the same wish arrives several times: Ctrl-C reaches this process and its parents, who pass it on. */
const SAME_PRESS_MS = 400;
/** Exit codes as shells tell them: 128 and the signal's number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export type StopSignal = keyof typeof EXIT_CODES;

/** Calls back at the first wish to stop; at a second one the process ends at once. Returns what stops listening. */
export function onStop(stop: (signal: StopSignal, exitCode: number) => void): () => void {
  let first: number | undefined;
  const listen = (signal: StopSignal) => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      stop(signal, EXIT_CODES[signal]);
    } else if (now - first > SAME_PRESS_MS) {
      process.exit(EXIT_CODES[signal]);
    }
  };
  // The keys of a literal table are exactly its names.
  const signals = Object.keys(EXIT_CODES) as StopSignal[];
  for (const signal of signals) process.on(signal, listen);
  return () => {
    for (const signal of signals) process.removeListener(signal, listen);
  };
}

/**
 * Ends the process after so many milliseconds whatever it still waits for: a database that is locked, a client that never
 * reads. Nothing is lost by it: what was running is taken up by another process when its lease has lapsed.
 */
export function endWithin(ms: number, say: () => void): void {
  const end = () => {
    say();
    process.exit(1);
  };
  setTimeout(end, ms).unref();
}

const PARENT_LOOK_MS = 500;

/**
 * Calls back when this process was started by npm and its parent has gone: npm passes a signal to the shell between
 * them, which dies of it and tells nobody. Does nothing otherwise: a server may well outlive the shell it was started in.
 */
export function onNpmGone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, PARENT_LOOK_MS);
  look.unref();
}
