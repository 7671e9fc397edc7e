import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ClientAddress } from './client-address.ts';

/** Milliseconds in which the head of a request must have arrived. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Bytes of answers that may wait for their readers, over all connections. */
const UNREAD_BYTES_MAX = 64 * 1024 * 1024;

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

/**
 * Closes connections whose answers wait for their readers once these are too many bytes: those of the address that holds
 * most, the fullest first, until there is room again. Others notice nothing.
 */
export function closeFullest(
  open: ReadonlySet<ServerResponse>,
  addressOf: ClientAddress,
  bytesMax = UNREAD_BYTES_MAX,
): void {
  let excess = -bytesMax;
  for (const { socket } of open) excess += socket?.writableLength ?? 0;
  if (excess <= 0) return;
  const unread = [...open].flatMap(({ socket, req }) =>
    socket === null || socket.writableLength === 0 ? [] : [{ socket, bytes: socket.writableLength, req }],
  );
  // Where addresses cannot be told, each connection counts for itself.
  const byAddress = Map.groupBy(unread, ({ socket, req }) => addressOf(req) ?? socket);
  const addresses = [...byAddress.values()].sort((one, other) => sum(other) - sum(one));
  for (const { socket, bytes } of addresses.flatMap((own) => own.toSorted((one, other) => other.bytes - one.bytes))) {
    if (excess <= 0) return;
    socket.destroy();
    excess -= bytes;
  }
}

const sum = (all: readonly { bytes: number }[]): number => all.reduce((total, { bytes }) => total + bytes, 0);
