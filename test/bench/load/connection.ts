import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** The status line and the headers as they came. */
  head: string;
  /** Byte for byte, chunk sizes included: enough to look for words in. */
  body: string;
}

const SILENCE_MAX_MS = 15_000;

/**
 * One keep-alive HTTP/1.1 connection on a bare socket with one request at a time. Whatever an HTTP client library did
 * would be done on the same machine as the server under load: this does next to nothing.
 */
export class Connection {
  #socket: Socket;
  #received = '';
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  /** Opens it to the host and port of a URL. */
  static async open(url: URL): Promise<Connection> {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  constructor(socket: Socket) {
    this.#socket = socket;
    // One character a byte, so that lengths are lengths.
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
    socket.setTimeout(SILENCE_MAX_MS, () => socket.destroy(new Error(`no whole answer, only: ${this.#received}`)));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  /** Sends a whole request and answers with its whole response. */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.closed) reject(new Error('the server had closed the connection'));
      this.#waiting = { resolve, reject };
      this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const answer = readAnswer(this.#received);
    if (!answer || !this.#waiting) return;
    this.#received = '';
    this.#waiting.resolve(answer);
  }
}

/** Undefined until the answer is whole. There is never a second one behind it. */
function readAnswer(received: string): Answer | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = received.slice(0, headEnd);
  const bodyAt = headEnd + 4;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const whole =
    length === undefined
      ? // The end of a chunked body, where nothing of the answers measured here can stand before it.
        !/\r\ntransfer-encoding: *chunked/i.test(head) || /(^|\r\n)0\r\n\r\n$/.test(received.slice(bodyAt).slice(-7))
      : received.length >= bodyAt + Number(length);
  return whole ? { status: Number(head.slice(9, 12)), head, body: received.slice(bodyAt) } : undefined;
}

/** A request as it goes over the wire. The body must be ASCII. */
export function requestText(
  method: string,
  url: URL,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'GET' ? '' : `Content-Length: ${body.length}\r\n`;
  return `${method} ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n${lines.join('')}${length}\r\n${body}`;
}
