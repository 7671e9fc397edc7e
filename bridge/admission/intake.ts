import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Turns } from '../../src/system/turns.ts';

/** Bytes of a connection that are parsed in one turn of the event loop. */
const TURN_BYTES = 64 * 1024;
/** Bytes that are parsed at once, unless they are a body of known length. */
const PIECE_BYTES = 8 * 1024;
/** Ends the head of a request, and a body in chunks. */
const END = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);

/**
 * Stands between a connection and the HTTP parser, which would turn whatever arrives into objects at once. A request is
 * parsed when the answer before it is out, and a body when its handler reads it; until then they wait as bytes, and the
 * socket is not read. What comes on, of all connections, is taken a little in each turn of the event loop.
 */
export class Intake {
  readonly #socket: Socket;
  readonly #parse: (bytes: Buffer) => void;
  readonly #turns: Turns;
  /** Has arrived and is not parsed. */
  #rest: Buffer = NOTHING;
  /** The end of what was parsed, where it may be the beginning of END. */
  #tail: Buffer = NOTHING;
  /** The request that is answered. */
  #incoming: IncomingMessage | undefined;
  /** Bytes of its body that are not parsed, where it told its length. */
  #bodyLeft = 0;
  #isWanted = false;
  #isParsing = false;
  #isResting = false;
  #discard: ((bytes: number) => void) | undefined;

  /** Takes the place of the parser as the listener of the socket's data. `turns` are those of all connections. */
  constructor(socket: Socket, turns: Turns) {
    const [parse = () => undefined] = socket.listeners('data') as ((bytes: Buffer) => void)[];
    socket.off('data', parse);
    this.#socket = socket;
    this.#parse = parse;
    this.#turns = turns;
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
  }

  get isAnswering(): boolean {
    return this.#incoming !== undefined;
  }

  get isDiscarding(): boolean {
    return this.#discard !== undefined;
  }

  /** Holds what follows a request until its body is wanted, and what follows that until `outgoing` is out. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse, onEnd: () => void): void {
    this.#incoming = incoming;
    this.#isWanted = false;
    // HTTP itself keeps to the length; where the head did not end with its piece, the body is parsed like chunks.
    this.#bodyLeft = this.#tail.length === 0 ? Number(incoming.headers['content-length'] ?? 0) : 0;
    const read = incoming._read.bind(incoming);
    incoming._read = (size) => {
      read(size);
      this.#isWanted = true;
      this.#goOn();
    };
    outgoing.once('close', () => {
      this.skipBody();
      // What would come next on this connection is the rest of a body that is not read.
      if (!incoming.complete && !this.#discard) this.#socket.destroy();
      this.#incoming = undefined;
      this.#bodyLeft = 0;
      onEnd();
      if (this.#rest.length > 0) this.#restATurn();
    });
  }

  /** Parses a body that is not read, if all of it is here: the connection can then be used again. */
  skipBody(): void {
    if (this.#discard || this.#bodyLeft > this.#rest.length) return;
    if (this.#bodyLeft > 0) this.#parsePiece(this.#bodyLeft);
  }

  /** From now on nothing is parsed; `told` hears of how much was thrown away, and how much of the body is left. */
  discard(told: (bytes: number) => void): void {
    this.#discard = told;
    const { length } = this.#rest;
    this.#rest = NOTHING;
    told(length);
    this.#socket.resume();
  }

  /** Bytes that the body lacks, where that is known. */
  get bodyLeft(): number {
    return this.#bodyLeft;
  }

  #take(bytes: Buffer): void {
    if (this.#discard) {
      this.#discard(bytes.length);
      this.#restATurn();
      return;
    }
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    if (this.#isResting) this.#socket.pause();
    else this.#goOn();
  }

  #goOn(): void {
    if (this.#isParsing || this.#isResting || this.#discard || this.#socket.destroyed) return;
    this.#isParsing = true;
    let left = TURN_BYTES;
    while (left > 0 && this.#rest.length > 0 && this.#mayParse()) left -= this.#parsePiece(this.#pieceLength());
    this.#isParsing = false;
    if (left <= 0) this.#restATurn();
    else if (this.#rest.length > 0) this.#socket.pause();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  /** The next request, or more of a body whose reader has room. */
  #mayParse(): boolean {
    if (this.#discard || this.#socket.destroyed) return false;
    const incoming = this.#incoming;
    if (incoming === undefined) return true;
    return !incoming.complete && this.#isWanted && incoming.readableLength < incoming.readableHighWaterMark;
  }

  /** Up to the end of a head or a body: what follows is another request, which is not parsed yet. */
  #pieceLength(): number {
    if (this.#bodyLeft > 0) return Math.min(this.#bodyLeft, this.#rest.length);
    const length = Math.min(PIECE_BYTES, this.#rest.length);
    const seen = this.#tail.length === 0 ? this.#rest : Buffer.concat([this.#tail, this.#rest.subarray(0, length)]);
    const end = seen.indexOf(END);
    return end === -1 ? length : Math.min(length, end + END.length - this.#tail.length);
  }

  #parsePiece(length: number): number {
    const piece = length === this.#rest.length ? this.#rest : this.#rest.subarray(0, length);
    this.#rest = length === this.#rest.length ? NOTHING : this.#rest.subarray(length);
    const isBody = this.#bodyLeft > 0;
    if (isBody) this.#bodyLeft -= length;
    this.#tail = isBody || piece.subarray(-END.length).equals(END) ? NOTHING : tailOf(this.#tail, piece);
    this.#parse(piece);
    return length;
  }

  /** Others come first: a socket would be read, and a pipeline answered, as long as there is something left. */
  #restATurn(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#socket.pause();
    void this.#turns.next().then(() => {
      this.#isResting = false;
      if (this.#discard) this.#socket.resume();
      else this.#goOn();
    });
  }
}

/** The last bytes that END could begin with; nothing where END is complete. */
function tailOf(before: Buffer, piece: Buffer): Buffer {
  const last = Buffer.concat([before, piece.subarray(-END.length)]).subarray(-END.length);
  return last.equals(END) ? NOTHING : last.subarray(1 - END.length);
}
