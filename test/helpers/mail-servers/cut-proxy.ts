import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface CutProxy {
  port: number;
  /** How many connections it has broken. */
  cuts(): number;
  /** From now on it breaks the connection in use after so many more bytes from the server; undefined: no more. */
  cutAfter(bytes: number | undefined): void;
}

/** Passes bytes on to a port of loopback, until it is told to break what passes. */
export async function cutProxy(target: number): Promise<CutProxy> {
  let left: number | undefined;
  let cuts = 0;
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const onward = connect({ port: target, host: '127.0.0.1', noDelay: true });
    const end = () => {
      client.destroy();
      onward.destroy();
    };
    for (const socket of [client, onward]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    client.pipe(onward);
    onward.on('data', (chunk: Buffer) => {
      if (left !== undefined && chunk.length >= left) {
        cuts++;
        const last = chunk.subarray(0, left);
        left = undefined;
        client.write(last, end);
        return;
      }
      if (left !== undefined) left -= chunk.length;
      // The server waits for whoever reads slowly.
      if (!client.write(chunk)) onward.pause();
    });
    client.on('drain', () => onward.resume());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    // A listening TCP server has an address with a port.
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    cutAfter(bytes) {
      left = bytes;
    },
  };
}
