import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request as it came, with the bytes of its body. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Receiver {
  /** `http://127.0.0.1:<port>` */
  url: string;
  port: number;
  /** What has come in whole, in its order. */
  received: Received[];
  /** How many connections were made to it. */
  connections(): number;
  /** Answers from now on: a status, or whatever is done with the response. */
  answer: number | ((response: ServerResponse, received: Received) => void);
  /** Stops listening and cuts every connection. */
  close(): Promise<void>;
}

/** A real HTTP server on a free port of loopback; it answers 200 unless told otherwise, and ends with its test. */
export async function startReceiver(answer: Receiver['answer'] = 200, address = '127.0.0.1'): Promise<Receiver> {
  let connections = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part);
    } catch {
      // Whoever sent it has gone.
      return;
    }
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, headers, body: Buffer.concat(parts) };
    receiver.received.push(received);
    if (typeof receiver.answer === 'function') receiver.answer(response, received);
    else response.writeHead(receiver.answer).end();
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const receiver: Receiver = {
    url: `http://${address}:${port}`,
    port,
    received: [],
    connections: () => connections,
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  onTestFinished(() => receiver.close());
  return receiver;
}
