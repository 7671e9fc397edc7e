import { longLineId } from './long-line-id.ts';
import { faultIn, INVALID_REQUEST, type MessageFault, PARSE_ERROR, withoutNulls } from './message.ts';

const NEWLINE = 10;
/** Bytes at either end of a line that is too long, in which its id is looked for. */
const ENDS_KEPT = 1_024;

type Id = string | number;

/**
 * The protocol's transport on stdin and stdout, a message a line. Unlike the SDK's, it answers what it cannot read: its
 * client would wait for ever. The end of stdin is the server's to act on, since calls may still be under way.
 */
export class StdioLines {
  onmessage?: (message: unknown) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  /** The connection was closed. */
  onEnd?: () => void;
  /** Before it resolves, the protocol need not be there. */
  readonly taken?: Promise<void>;
  #bytesMax: number;
  #line: LineInParts;
  #isClosed = false;
  #take = (chunk: Buffer) => this.#read(chunk);
  #cutOff = () => this.#readLine(this.#line.cutOff());

  /** A line of more bytes is left out, and the connection goes on. */
  constructor({ bytesMax }: { bytesMax: number }) {
    this.#bytesMax = bytesMax;
    this.#line = new LineInParts(bytesMax, (id) => this.#refuseTooLong(id));
  }

  async start(): Promise<void> {
    process.stdin.on('data', this.#take);
    process.stdin.on('end', this.#cutOff);
  }

  /** Resolves when stdout has taken it, so that a slow reader slows its sender down. */
  async send(message: object): Promise<void> {
    if (this.#isClosed) throw new Error('the connection is closed');
    const isTaken = process.stdout.write(`${JSON.stringify(message)}\n`);
    if (!isTaken) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    process.stdin.off('data', this.#take);
    process.stdin.off('end', this.#cutOff);
    process.stdin.pause();
    this.onclose?.();
    this.onEnd?.();
  }

  #read(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      const line = this.#line.end(chunk.subarray(from, at));
      if (line) this.#readLine(line);
      from = at + 1;
    }
    this.#line.add(chunk.subarray(from));
  }

  #readLine(line: Buffer): void {
    const text = line.toString('utf8').trim();
    if (text === '') return;
    let value: unknown;
    try {
      value = withoutNulls(JSON.parse(text));
    } catch {
      this.#refuse({ id: null, code: PARSE_ERROR, message: 'Parse error: the line is not JSON.' });
      return;
    }
    const fault = faultIn(value);
    if (fault) this.#refuse(fault);
    else this.onmessage?.(value);
  }

  /** One message is left out, not the session; without an id its client learns from the line on stderr. */
  #refuseTooLong(id: Id | undefined): void {
    const message = `The message is larger than ${this.#bytesMax} bytes and was left out; send a run id in place of an artefact.`;
    process.stderr.write(`planwright: a message on stdin: ${message}\n`);
    this.#refuse({ id: id ?? null, code: INVALID_REQUEST, message });
  }

  #refuse({ id, ...error }: MessageFault): void {
    this.send({ jsonrpc: '2.0', id, error }).catch(() => undefined);
  }
}

/** A line that arrives in parts. Of one that is too long only the two ends are kept. */
class LineInParts {
  #bytesMax: number;
  #onTooLong: (id: Id | undefined) => void;
  #parts: Buffer[] = [];
  #bytes = 0;
  #ends: { beginning: Buffer; end: Buffer } | undefined;

  constructor(bytesMax: number, onTooLong: (id: Id | undefined) => void) {
    this.#bytesMax = bytesMax;
    this.#onTooLong = onTooLong;
  }

  add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#ends) {
      this.#ends.end = Buffer.from(Buffer.concat([this.#ends.end, part]).subarray(-ENDS_KEPT));
      return;
    }
    if (part.length > 0) this.#parts.push(part);
    if (this.#bytes <= this.#bytesMax) return;
    const whole = Buffer.concat(this.#parts);
    // Copied: a slice would keep all of it in memory.
    this.#ends = {
      beginning: Buffer.from(whole.subarray(0, ENDS_KEPT)),
      end: Buffer.from(whole.subarray(-ENDS_KEPT)),
    };
    this.#parts = [];
  }

  /** Takes the last part; answers with the whole line, or undefined when it is too long. */
  end(part: Buffer): Buffer | undefined {
    this.add(part);
    const whole = this.#ends ? undefined : Buffer.concat(this.#parts);
    if (this.#ends) this.#onTooLong(longLineId(String(this.#ends.beginning), String(this.#ends.end)));
    [this.#parts, this.#bytes, this.#ends] = [[], 0, undefined];
    return whole;
  }

  /** What is there of a line that never ended; where it breaks off is not the end of the message. */
  cutOff(): Buffer {
    if (this.#ends) this.#onTooLong(longLineId(String(this.#ends.beginning), ''));
    return Buffer.concat(this.#parts);
  }
}
