import type { IncomingMessage } from 'node:http';
import type { Clock } from '../src/system/clock.ts';

/** Milliseconds and bytes that the rest of a refused body is still taken for. */
const LINGER_MS = 5_000;
const LINGER_BYTES_MAX = 128 * 1024 * 1024;

/**
 * Closes the connection of a request that was answered before its body had arrived, but not at once: many clients read
 * the answer only when they have sent everything, and a closed connection would be all that they see. What still comes
 * is thrown away.
 */
export function linger(incoming: IncomingMessage, clock: Clock): void {
  const { socket } = incoming;
  const close = socket.destroySoon.bind(socket);
  // Node calls this when the answer is out.
  socket.destroySoon = () => {
    if (incoming.complete || incoming.destroyed) return close();
    const over = new AbortController();
    const end = () => over.abort();
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LINGER_BYTES_MAX) end();
    });
    incoming.once('end', end);
    incoming.once('close', end);
    incoming.resume();
    void clock.sleep(LINGER_MS, over.signal).then(close);
  };
}
