import { Transform, type TransformCallback } from 'node:stream';

const NEWLINE = 10;
const NULL_PARAMS = /"params"\s{0,20}:\s{0,20}null/;

/**
 * Lines on their way to the protocol server, whole. Some clients write `"params": null` for none: the SDK would answer
 * that without the id of the request, and its client would wait for ever. A line longer than `bytesMax` passes in pieces,
 * for the SDK to refuse.
 */
export function withoutNullParams({ bytesMax }: { bytesMax: number }): Transform {
  let waiting: Buffer[] = [];
  let bytes = 0;
  const take = (piece: Buffer): Buffer => {
    const whole = Buffer.concat([...waiting, piece]);
    [waiting, bytes] = [[], 0];
    return whole;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      const end = chunk.lastIndexOf(NEWLINE) + 1;
      if (end > 0) this.push(mended(take(chunk.subarray(0, end))));
      const rest = chunk.subarray(end);
      bytes += rest.length;
      if (bytes > bytesMax) this.push(take(rest));
      else if (rest.length > 0) waiting.push(rest);
      done();
    },
    flush(done) {
      done(null, take(Buffer.alloc(0)));
    },
  });
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
