import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A loopback proxy that adds a key to every request, for test clients that cannot send one. Keeps Host as it came. */
export async function keyProxy(target: string, key: string): Promise<string> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-api-key': key };
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
