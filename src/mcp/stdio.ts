import { setTimeout as wait } from 'node:timers/promises';
import type { McpDoor } from './door.ts';
import { StdioLines } from './stdio-lines.ts';

/** Larger than any call that is accepted, so that most oversized ones are answered by the tool itself. */
export const MESSAGE_BYTES_MAX = 10 * 1024 * 1024;
/** Milliseconds in which a client that stops this process may still cancel its calls: some send the cancel after the signal. */
const LAST_CANCELS_MS = 250;
/** Milliseconds in which calls that were under way when stdin ended may still be answered, as in a shell's pipe. */
const LAST_ANSWERS_MS = 2_000;

/** What is served, and what to do at its end. */
export interface StdioDoor extends McpDoor {
  /** Called when the process is told to stop while its client is still there: callers that wait are answered at once. */
  leave(): Promise<void>;
  /** Called once when the client has gone: ends the work. */
  close(): Promise<void>;
}

/** Serves MCP on stdin and stdout until stdin ends or the process is told to stop. */
export async function serveStdio(
  door: StdioDoor,
  lines = new StdioLines({ bytesMax: MESSAGE_BYTES_MAX }),
): Promise<void> {
  const calls = new Set<Promise<unknown>>();
  const watched: McpDoor = {
    list: () => door.list(),
    call(...args) {
      const call = door.call(...args);
      calls.add(call);
      call.catch(() => undefined).finally(() => calls.delete(call));
      return call;
    },
  };
  const leaveWhenTold = async () => {
    await toldToStop();
    await Promise.race([Promise.allSettled(calls), wait(LAST_CANCELS_MS, undefined, { ref: false })]);
    await door.leave();
    await lastAnswers(calls);
  };
  const closed = new Promise<void>((resolve) => {
    lines.onEnd = resolve;
  });
  const ended = stdinEnded();
  let connection: { close(): Promise<void> } = lines;
  const served = Promise.race([lines.taken, ended]).then(async () => {
    const { connectStdio } = await import('./server.ts');
    connection = connectStdio(watched, lines);
  });
  await Promise.race([closed, served.then(() => ended).then(() => lastAnswers(calls)), leaveWhenTold()]);
  await connection.close();
  await door.close();
}

async function lastAnswers(calls: ReadonlySet<Promise<unknown>>): Promise<void> {
  const over = wait(LAST_ANSWERS_MS, undefined, { ref: false });
  // What was read is dispatched by now; what was answered is written in the next turn of the event loop.
  await wait(0);
  let late = false;
  void over.then(() => {
    late = true;
  });
  while (calls.size > 0 && !late) {
    await Promise.race([Promise.allSettled([...calls]), over]);
    await wait(0);
  }
  await wait(0);
}

// Without this, processes pile up behind dead editors.
function stdinEnded(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, () => resolve());
    // Writing to a client that is gone must end the process in order, not crash it.
    process.stdout.on('error', () => resolve());
  });
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
