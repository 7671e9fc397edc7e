import type { Tokens } from './tokens.ts';

/**
 * A text of another language word by word in English, so that what is looked for in English sentences is found there as well:
 * "clients data leave the house not". Words that the dictionary does not know stay as they are. Empty for English.
 */
export function glossOf({ tokens, language }: Tokens): string {
  if (language === 'en') return '';
  return tokens
    .map(({ kind, word, raw }) => (kind === 'comma' ? ',' : kind === 'stop' ? (/[?!]/.test(raw) ? raw : '.') : word))
    .join(' ')
    .replace(/ ([,.!?])/g, '$1');
}
