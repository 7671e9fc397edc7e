import { pointerTo } from './pointer.ts';

interface Placed {
  pointer: string;
  text: string;
}

const TEXTS_MAX = 50_000;

/** Every text inside an artefact with its place, in order. Walks with a list, for a supplied one may be nested without end. */
export function placedTexts(artifact: object): Placed[] {
  const texts: Placed[] = [];
  const waiting: { pointer: string; value: unknown }[] = [{ pointer: '', value: artifact }];
  for (let next = waiting.pop(); next !== undefined && texts.length < TEXTS_MAX; next = waiting.pop()) {
    const { pointer, value } = next;
    if (typeof value === 'string') texts.push({ pointer, text: value });
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value).reverse())
        waiting.push({ pointer: `${pointer}${pointerTo(key)}`, value: inner });
  }
  return texts;
}
