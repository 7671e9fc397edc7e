const TEXTS_MAX = 50_000;
// Far beyond any field worth reading; keeps a megabyte of one text from holding up everybody else.
const TEXT_READ_MAX = 20_000;

/** Every text inside an artefact, in order, clipped. Walks with a list, because a supplied one may be nested without end. */
export function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && texts.length < TEXTS_MAX) {
    const next = waiting.pop();
    if (typeof next === 'string') texts.push(next.slice(0, TEXT_READ_MAX));
    // Pushed one by one and in reverse: spreading a very long list into a call would overflow the stack.
    else if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next).reverse()) waiting.push(inner);
  }
  return texts;
}
