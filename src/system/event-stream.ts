import { AppError } from '../errors.ts';

export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * Server-sent events from the bytes of a stream (HTML standard, 9.2.6, without its line ends of a lone CR). Comments are
 * left out, as is an event that the end of the stream cut off. Throws `engine_unavailable` for an event of more than so
 * many characters.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>, charsMax: number): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let data: string[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.map(withoutReturn)) {
      if (line === '') {
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
        [event, data, size] = ['', [], 0];
      } else if (line.startsWith('event:')) event = fieldOf(line);
      else if (line.startsWith('data:')) {
        data.push(fieldOf(line));
        size += line.length;
      }
    }
    if (size + rest.length > charsMax) {
      throw new AppError('engine_unavailable', 'An event of the stream is larger than any that is read.');
    }
  }
}

const fieldOf = (line: string): string => line.slice(line.indexOf(':') + 1).replace(/^ /, '');

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
