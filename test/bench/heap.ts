import type { Server } from './server.ts';

const OPEN_WAIT_MS = 5_000;
const POLL_MS = 20;

/**
 * MiB of the JavaScript heap that are in use after a full garbage collection, asked of the server's own inspector. Start
 * the server with HEAP_OPTIONS; the inspector opens only now, and what is measured afterwards is no longer undisturbed.
 */
export async function heapAfterCollection(server: Server): Promise<number> {
  const socket = new WebSocket(await openInspector(server));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector cannot be reached')), { once: true });
  });
  try {
    // Twice: what a finaliser lets go in the first is gone in the second.
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    await ask(socket, 2, 'HeapProfiler.collectGarbage');
    const { usedSize } = await ask(socket, 3, 'Runtime.getHeapUsage');
    return Number(usedSize) / 2 ** 20;
  } finally {
    socket.close();
  }
}

/** A free port for the inspector, once SIGUSR1 opens it. */
export const HEAP_OPTIONS = ['--inspect-port=0'];

async function openInspector(server: Server): Promise<string> {
  process.kill(server.pid, 'SIGUSR1');
  for (const giveUpAt = performance.now() + OPEN_WAIT_MS; performance.now() < giveUpAt; ) {
    // The last one: the inspector stays open between two askings.
    const address = [...server.stderr().matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`no inspector: ${server.stderr()}`);
}

function ask(socket: WebSocket, id: number, method: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const read = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data));
      if (message.id !== id) return;
      socket.removeEventListener('message', read);
      if (message.error) reject(new Error(`${method}: ${message.error.message}`));
      else resolve(message.result);
    };
    socket.addEventListener('message', read);
    socket.send(JSON.stringify({ id, method }));
  });
}
