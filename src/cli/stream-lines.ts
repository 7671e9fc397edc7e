/** A line of a stream by its number, from 1; without its text when it is longer than is read. */
export interface StreamLine {
  number: number;
  text: string | undefined;
}

/** The lines of a stream that are not empty, one at a time: no more than one is ever held. UTF-8. */
export async function* streamLines(stream: AsyncIterable<Uint8Array>, charsMax: number): AsyncGenerator<StreamLine> {
  const decoder = new TextDecoder();
  let number = 1;
  let rest: string | undefined = '';
  for await (const chunk of stream) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    rest = joined(rest, first, charsMax);
    for (const next of others) {
      if (rest === undefined || rest.trim() !== '') yield { number, text: rest };
      number += 1;
      rest = joined('', next, charsMax);
    }
  }
  if (rest === undefined || rest.trim() !== '') yield { number, text: rest };
}

const joined = (start: string | undefined, more: string, charsMax: number): string | undefined =>
  start === undefined || start.length + more.length > charsMax ? undefined : start + more;
