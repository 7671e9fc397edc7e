import { Transform, type TransformCallback } from 'node:stream';
import { longLineId } from './long-line-id.ts';

const NEWLINE = 10;
const NULL_PARAMS = /"params"\s{0,20}:\s{0,20}null/;
/** Bytes at either end of a line that is too long, in which its id is looked for. */
const ENDS_KEPT = 1_024;

export interface StdioInputOptions {
  bytesMax: number;
  /** A line was longer than that and is left out; its id where it can be told. */
  onTooLong(id: string | number | undefined): void;
}

/**
 * Lines on their way to the protocol server, whole. Some clients write `"params": null` for none: the SDK would answer
 * that without the id of the request, and its client would wait for ever. A line that is too long would make it end.
 */
export function stdioInput(options: StdioInputOptions): Transform {
  const line = new LineInParts(options);
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      const first = chunk.indexOf(NEWLINE) + 1;
      const last = chunk.lastIndexOf(NEWLINE) + 1;
      if (first > 0) {
        const whole = line.end(chunk.subarray(0, first));
        if (whole) this.push(mended(whole));
        if (last > first) this.push(mended(chunk.subarray(first, last)));
      }
      line.add(chunk.subarray(last));
      done();
    },
    flush(done) {
      done(null, line.cutOff());
    },
  });
}

/** A line that arrives in parts. Of one that is too long only the two ends are kept. */
class LineInParts {
  #options: StdioInputOptions;
  #parts: Buffer[] = [];
  #bytes = 0;
  #ends: { beginning: Buffer; end: Buffer } | undefined;

  constructor(options: StdioInputOptions) {
    this.#options = options;
  }

  add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#ends) {
      this.#ends.end = Buffer.from(Buffer.concat([this.#ends.end, part]).subarray(-ENDS_KEPT));
      return;
    }
    if (part.length > 0) this.#parts.push(part);
    if (this.#bytes <= this.#options.bytesMax) return;
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
    if (this.#ends) this.#options.onTooLong(longLineId(String(this.#ends.beginning), String(this.#ends.end)));
    [this.#parts, this.#bytes, this.#ends] = [[], 0, undefined];
    return whole;
  }

  /** What is there of a line that never ended; where it breaks off is not the end of the message. */
  cutOff(): Buffer {
    if (this.#ends) this.#options.onTooLong(longLineId(String(this.#ends.beginning), ''));
    return Buffer.concat(this.#parts);
  }
}

function mended(lines: Buffer): Buffer {
  if (!lines.includes('"params"')) return lines;
  const text = lines.toString('utf8');
  if (!NULL_PARAMS.test(text)) return lines;
  return Buffer.from(text.split('\n').map(lineWithoutNullParams).join('\n'));
}

function lineWithoutNullParams(line: string): string {
  if (!NULL_PARAMS.test(line)) return line;
  try {
    const message: unknown = JSON.parse(line);
    if (typeof message !== 'object' || message === null || !('params' in message) || message.params !== null)
      return line;
    const { params, ...others } = message;
    return JSON.stringify(others);
  } catch {
    // What is no JSON is the SDK's to refuse.
    return line;
  }
}
