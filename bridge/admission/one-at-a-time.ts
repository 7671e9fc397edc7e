import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a connection may send ahead of their turn; beyond that it is closed. */
const AHEAD_MAX = 100;
/** Milliseconds in which the reader of an answer must take some of it. */
const UNREAD_MS = 30_000;

interface Turns {
  isAnswering: boolean;
  waiting: { incoming: IncomingMessage; outgoing: ServerResponse }[];
}

/**
 * Answers one request of each connection at a time: the next is begun when the answer before it is out. A client that
 * sends many and reads nothing has one answer in memory.
 */
export class OneAtATime {
  #serve: RequestListener;
  #unreadMs: number;
  #turns = new WeakMap<Socket, Turns>();

  constructor(serve: RequestListener, { unreadMs = UNREAD_MS }: { unreadMs?: number } = {}) {
    this.#serve = serve;
    this.#unreadMs = unreadMs;
  }

  readonly listener: RequestListener = (incoming, outgoing) => {
    const { socket } = incoming;
    const turns = this.#turns.get(socket) ?? { isAnswering: false, waiting: [] };
    this.#turns.set(socket, turns);
    if (!turns.isAnswering) return this.#begin(socket, turns, { incoming, outgoing });
    if (turns.waiting.length >= AHEAD_MAX) return void socket.destroy();
    turns.waiting.push({ incoming, outgoing });
    socket.pause();
  };

  /** Closes connections that are idle, or whose reader has stopped; one that waits for its answer stays. */
  closeUnread(server: Server): void {
    server.timeout = this.#unreadMs;
    server.on('timeout', (socket) => {
      const waitsForAnswer = this.#turns.get(socket)?.isAnswering === true && socket.writableLength === 0;
      if (!waitsForAnswer) socket.destroy();
    });
  }

  #begin(socket: Socket, turns: Turns, { incoming, outgoing }: Turns['waiting'][number]): void {
    turns.isAnswering = true;
    outgoing.once('close', () => {
      turns.isAnswering = false;
      const next = turns.waiting.shift();
      if (next === undefined || socket.destroyed) return;
      if (turns.waiting.length === 0) socket.resume();
      this.#begin(socket, turns, next);
    });
    this.#serve(incoming, outgoing);
  }
}
