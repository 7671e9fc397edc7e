import type { Socket } from 'node:net';
import type { Refusal, SinkFault, SinkMoment } from './sink-faults.ts';

/** How smtp-server is told what to answer: nothing for "all is well". */
export type Done = (error?: Error) => void;

/** A connection is known by its client's port. */
type From = { remotePort: number };

export interface SinkConnectionsParts {
  /** The fault of the nth connection (1 is the first). */
  faultOf: (connection: number) => SinkFault | undefined;
  /** Told of each moment that a connection comes to, before anything is done there. */
  onMoment: ((at: SinkMoment) => void) | undefined;
}

/** The connections of a sink, and what goes wrong on each of them. */
export class SinkConnections {
  readonly #parts: SinkConnectionsParts;
  readonly #sockets = new Map<number, Socket>();
  readonly #numbers = new Map<number, number>();
  /** The fault of each connection so far, undefined for those that went well. */
  readonly faults: (SinkFault | undefined)[] = [];

  constructor(parts: SinkConnectionsParts) {
    this.#parts = parts;
  }

  /** A socket has been opened. */
  opened(socket: Socket): void {
    const { remotePort = 0 } = socket;
    this.#sockets.set(remotePort, socket);
    socket.on('close', () => this.#sockets.delete(remotePort)).on('error', () => undefined);
    onHello(socket, () => this.instead('hello', { remotePort }));
  }

  /** The server greets: from now on the connection has its number and its fault. */
  begun({ remotePort }: From): void {
    const number = this.faults.length + 1;
    this.#numbers.set(remotePort, number);
    this.faults.push(this.#parts.faultOf(number));
  }

  /** 1 is the first. */
  numberOf({ remotePort }: From): number {
    return this.#numbers.get(remotePort) ?? 0;
  }

  faultOf(from: From): SinkFault | undefined {
    return this.faults[this.numberOf(from) - 1];
  }

  /** Does what goes wrong here, or calls `well`. */
  pass(at: SinkMoment, from: From, done: Done, well: () => void = () => done()): void {
    this.#parts.onMoment?.(at);
    const fault = this.faultOf(from);
    if (fault?.at !== at) {
      well();
      return;
    }
    const socket = this.#sockets.get(from.remotePort);
    if (fault.does === 'drop') socket?.destroy();
    else if (fault.does !== 'hang') done(refusal(fault.does));
    // Nothing more of it is read, so that nothing is answered.
    else socket?.unpipe().pause();
  }

  /** The same where the server would answer by itself. */
  instead(at: SinkMoment, from: From): void {
    const socket = this.#sockets.get(from.remotePort);
    this.pass(
      at,
      from,
      (error) => socket && answer(socket, error),
      () => undefined,
    );
  }

  cutAll(): void {
    for (const socket of this.#sockets.values()) socket.destroy();
  }
}

export function refusal(refused: Refusal): Error {
  if (typeof refused === 'number') return Object.assign(new Error('as told'), { responseCode: refused });
  const [, code, words] = /^(\d{3}) (.*)$/.exec(refused.says) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}

/** Tells of the greeting's answer, of which the server tells nobody, before it has read it. */
function onHello(socket: Socket, tell: () => void): void {
  socket.prependListener('data', (chunk: Buffer) => {
    if (/^EHLO\b/.test(chunk.toString('latin1'))) tell();
  });
}

/** In the server's place, which then finds the connection ended. */
function answer(socket: Socket, refused: (Error & { responseCode?: number }) | undefined): void {
  socket.end(`${refused?.responseCode} ${refused?.message}\r\n`);
}
