import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from './backend.ts';
import { listTools } from './list-tools.ts';
import { connectStdio, type McpDoor } from './server.ts';
import type { McpTool } from './tool.ts';

/** Larger than any call that is accepted, so that most oversized ones are answered by the tool itself. */
const MESSAGE_BYTES_MAX = 10 * 1024 * 1024;
/** Milliseconds in which calls that were under way when stdin ended may still be answered, as in a shell's pipe. */
const LAST_ANSWERS_MS = 2_000;

export interface StdioOptions {
  tools: readonly McpTool[];
  /** Whether a model writes the plans, as the list of tools says. */
  hasModel: boolean;
  /** Opens whoever does the work; called once, at the first tool call. */
  open(): Promise<OpenBackend>;
}

export interface OpenBackend {
  backend: Backend;
  /** Called when the process is told to stop while its client is still there: whoever waits is answered at once. */
  leave?(): void;
  /** Called once when the client has gone: ends the work. */
  close(): Promise<void>;
}

/** Serves MCP on stdin and stdout until stdin ends or the process is told to stop. */
export async function serveStdio({ tools, hasModel, open }: StdioOptions): Promise<void> {
  let opening: Promise<OpenBackend> | undefined;
  const calls = new Set<Promise<unknown>>();
  const door: McpDoor = {
    tools,
    listed: listTools(tools, { hasModel }),
    async backend() {
      // A database that cannot be opened is told to this call, and tried again at the next.
      opening ??= open().catch((error) => {
        opening = undefined;
        throw error;
      });
      return (await opening).backend;
    },
    watch(call) {
      calls.add(call);
      call.catch(() => undefined).finally(() => calls.delete(call));
    },
  };
  const leaveWhenTold = async () => {
    await toldToStop();
    (await opening?.catch(() => undefined))?.leave?.();
    await lastAnswers(calls);
  };
  const connection = await connectStdio(door, { bytesMax: MESSAGE_BYTES_MAX });
  await Promise.race([connection.closed, stdinEnded().then(() => lastAnswers(calls)), leaveWhenTold()]);
  await connection.close();
  const opened = await opening?.catch(() => undefined);
  await opened?.close();
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

// The SDK's transport does not notice that its client is gone; without this, processes pile up behind dead editors.
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
