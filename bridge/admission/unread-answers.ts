import type { ServerResponse } from 'node:http';
import type { ClientAddress } from './client-address.ts';

/** Bytes of answers that may wait for their readers, over all connections. */
const UNREAD_BYTES_MAX = 64 * 1024 * 1024;

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
