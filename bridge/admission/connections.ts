import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Turns } from '../../src/system/turns.ts';
import type { ClientAddress } from './client-address.ts';
import { Intake } from './intake.ts';

/** Milliseconds in which the head of a request must have arrived. */
const HEADERS_TIMEOUT_MS = 15_000;
/** Milliseconds in which the reader of an answer must take some of it. */
const UNREAD_MS = 30_000;

interface Connection {
  socket: Socket;
  address: string | undefined;
  intake: Intake;
}

/** The connections of one address: how many, and those without a request under way, idle for longest first. */
interface Own {
  open: number;
  idle: Set<Connection>;
}

/**
 * The connections of a server, of which one address may have half. When there are too many, one that is idle makes room
 * for the new one. Each has one request under way at a time.
 */
export class Connections {
  readonly #max: number;
  readonly #addressOf: ClientAddress;
  readonly #unreadMs: number;
  readonly #of = new WeakMap<Duplex, Connection>();
  /** By address; together where addresses cannot be told. */
  readonly #own = new Map<string | undefined, Own>();
  readonly #turns = new Turns();
  #open = 0;

  constructor({ max, addressOf, unreadMs = UNREAD_MS }: { max: number; addressOf: ClientAddress; unreadMs?: number }) {
    this.#max = max;
    this.#addressOf = addressOf;
    this.#unreadMs = unreadMs;
  }

  /** Takes over the connections of a server that does not listen yet. */
  keep(server: Server): void {
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    server.timeout = this.#unreadMs;
    server.on('connection', (socket: Socket) => this.#add(socket));
    // Idle, or its reader has stopped; one that waits for its answer stays.
    server.on('timeout', (socket) => {
      const waitsForAnswer = this.intakeOf(socket)?.isAnswering === true && socket.writableLength === 0;
      if (!waitsForAnswer) socket.destroy();
    });
  }

  intakeOf(socket: Duplex): Intake | undefined {
    return this.#of.get(socket)?.intake;
  }

  /** Serves each request as the only one of its connection. */
  listener(serve: RequestListener): RequestListener {
    return (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const connection = this.#of.get(incoming.socket);
      // Its intake lets through one at a time.
      if (connection === undefined || connection.intake.isAnswering) return void incoming.socket.destroy();
      const { idle } = this.#ownOf(connection.address);
      idle.delete(connection);
      connection.intake.begin(incoming, outgoing, () => {
        if (!connection.socket.destroyed) idle.add(connection);
      });
      serve(incoming, outgoing);
    };
  }

  #add(socket: Socket): void {
    const address = this.#addressOf({ headers: {}, socket });
    const own = this.#ownOf(address);
    if (!this.#hasRoom(address, own)) {
      if (own.open === 0) this.#own.delete(address);
      return void socket.destroy();
    }
    const connection = { socket, address, intake: new Intake(socket, this.#turns) };
    this.#of.set(socket, connection);
    own.open++;
    own.idle.add(connection);
    this.#open++;
    socket.once('close', () => this.#remove(connection, own));
  }

  #remove(connection: Connection, own: Own): void {
    if (!this.#of.delete(connection.socket)) return;
    this.#open--;
    own.open--;
    own.idle.delete(connection);
    if (own.open === 0) this.#own.delete(connection.address);
  }

  #ownOf(address: string | undefined): Own {
    const own = this.#own.get(address) ?? { open: 0, idle: new Set() };
    this.#own.set(address, own);
    return own;
  }

  /** Makes room where there is none, unless no connection that may be closed is idle. */
  #hasRoom(address: string | undefined, own: Own): boolean {
    if (address !== undefined && own.open >= Math.max(1, this.#max / 2)) return this.#closeIdle(own);
    return this.#open < this.#max || this.#closeIdle(this.#fullest());
  }

  /** The address that has most connections, of those with one that is idle. */
  #fullest(): Own | undefined {
    let fullest: Own | undefined;
    for (const own of this.#own.values()) if (own.idle.size > 0 && own.open > (fullest?.open ?? 0)) fullest = own;
    return fullest;
  }

  #closeIdle(own: Own | undefined): boolean {
    const [longest] = own?.idle ?? [];
    if (own === undefined || longest === undefined) return false;
    longest.socket.destroy();
    // Its close is told only a moment later.
    this.#remove(longest, own);
    return true;
  }
}
