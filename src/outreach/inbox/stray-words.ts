import { isDisclaimer } from './trim/disclaimer.ts';
import type { LineKind } from './trim/line-kind.ts';
import { lineKinds } from './trim/line-kinds.ts';

const LINES_MAX = 500;

/**
 * Of what was cut off a reply, the lines its author may have written after all: below a quote, in the signature. Not what
 * is quoted in any way, nor what a company puts below every mail.
 */
export function strayWords(elided: string): string {
  const lines = elided.split('\n', LINES_MAX);
  const kinds = lineKinds(lines);
  const stray = lines.map((line, at) => (kinds[at] === 'text' && !isWithinQuoted(kinds, at) ? line : ''));
  return stray
    .join('\n')
    .split(/\n{2,}/)
    .filter((paragraph) => !isDisclaimer(paragraph))
    .join('\n\n')
    .trim();
}

/** Whether another mail begins above this line, and is not marked line by line so that its end could be seen. */
function isWithinQuoted(kinds: readonly LineKind[], at: number): boolean {
  const above = kinds.slice(0, at);
  const begins = above.findLastIndex((kind) => kind === 'original' || kind === 'head' || kind === 'attribution');
  return begins >= 0 && !above.slice(begins).includes('quote');
}
