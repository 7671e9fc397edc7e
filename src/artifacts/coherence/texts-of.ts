import { oncePer } from '../reading/once-per.ts';
import { contentKeys, wordKeys } from '../reading/words.ts';

const TEXTS_MAX = 50_000;
// Far beyond any field worth reading; keeps a megabyte of one text from holding up everybody else.
const TEXT_READ_MAX = 20_000;

/** Every text inside an artefact, in order, clipped. None for an artefact that does not exist. */
export function textsOf(artifact: object | undefined): readonly string[] {
  return artifact === undefined ? [] : collected(artifact);
}

/** The keys of the words of every text inside an artefact, text by text. */
export function keysOf(artifact: object | undefined): readonly (readonly string[])[] {
  return artifact === undefined ? [] : keyed(artifact);
}

/** The words that carry the content of an artefact, each once, as keys. */
export function contentOf(artifact: object | undefined): ReadonlySet<string> {
  return artifact === undefined ? new Set() : carried(artifact);
}

// A run checks what exists after each of its stages and once more at its end: what a finished artefact says is read once.
const collected = oncePer(collect);
const keyed = oncePer((artifact: object) => textsOf(artifact).map(wordKeys));
const carried = oncePer((artifact: object) => contentKeys(keysOf(artifact).flat()));

/** Walks with a list, because a supplied artefact may be nested without end. */
function collect(artifact: object): string[] {
  const texts: string[] = [];
  const waiting: unknown[] = [artifact];
  while (waiting.length > 0 && texts.length < TEXTS_MAX) {
    const next = waiting.pop();
    if (typeof next === 'string') texts.push(next.slice(0, TEXT_READ_MAX));
    // Pushed one by one and in reverse: spreading a very long list into a call would overflow the stack.
    else if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next).reverse()) waiting.push(inner);
  }
  return texts;
}
