import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../../src/errors.ts';
import type { ClientAddress } from './client-address.ts';

/** Milliseconds in which the head of a request must have arrived. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Bytes of answers that may wait for their readers, over all connections. */
const UNREAD_BYTES_MAX = 64 * 1024 * 1024;
/** Below so many open answers their bytes are not added up. */
const FEW = 32;

/** Bounds the connections of a server, and those of one address to half of them. */
export function boundConnections(server: Server, { max, addressOf }: { max: number; addressOf: ClientAddress }): void {
  server.maxConnections = max;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf({ headers: {}, socket });
    if (address === undefined) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > Math.max(1, max / 2)) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Throws `engine_unavailable` while too much of what was answered waits for its readers. */
export function requireReaders(open: ReadonlySet<ServerResponse>): void {
  if (open.size < FEW) return;
  let bytes = 0;
  for (const { socket, writableLength } of open) bytes += socket?.writableLength ?? writableLength;
  if (bytes < UNREAD_BYTES_MAX) return;
  throw new AppError(
    'engine_unavailable',
    'Too many answers wait to be read; nothing was charged. Try again in a moment.',
  );
}
