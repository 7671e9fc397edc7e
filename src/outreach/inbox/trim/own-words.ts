import { isQuote } from './quote-mark.ts';

/**
 * A trimmed reply without the quotes that its answers stand between: the words to judge. trimReply keeps those quotes,
 * for a person who reads the answers needs them.
 */
export function ownWords(trimmed: string): string {
  return trimmed
    .split('\n')
    .filter((line) => !isQuote(line))
    .join('\n')
    .trim();
}
