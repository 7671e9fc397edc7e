import type { Token } from './token.ts';

/** A few words of the text that belong together, and what they are in base form. */
export interface PartSaid {
  says: string;
  /** Single words, pairs and triples of it, folded and in base form. */
  grams: Set<string>;
}

const WORDS_MIN = 2;
const WORDS_MAX = 18;
/** From so many words on, a comma ends a part. */
const ENOUGH = 4;

/** Parts a text at its stops and, where enough was said, at its commas. Linear. */
export function partsSaid({ tokens, text }: { tokens: readonly Token[]; text: string }): {
  says: string;
  tokens: Token[];
}[] {
  const parts: { says: string; tokens: Token[] }[] = [];
  let run: Token[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length >= WORDS_MIN && run.length <= WORDS_MAX)
      parts.push({ says: said(text, run), tokens: run });
    run = [];
  };
  for (const token of tokens) {
    if (token.kind === 'stop' || (token.kind === 'comma' && run.length >= ENOUGH)) close();
    else if (token.kind !== 'comma') run.push(token);
  }
  close();
  return parts;
}

/** Tokens of some languages stand in another order than the text: it is quoted from the first place to the last. */
function said(text: string, run: readonly Token[]): string {
  const from = Math.min(...run.map((token) => token.from));
  const to = Math.max(...run.map((token) => token.to));
  return text
    .slice(from, to)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:.]+$/, '');
}
