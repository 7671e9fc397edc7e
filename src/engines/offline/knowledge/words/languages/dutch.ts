import type { LanguageWords } from './language-words.ts';

/** Dutch: see `LanguageWords` for the notation. */
export const dutch: LanguageWords = {
  giveaways: '',
  plurals: [],
  conjugations: [],
  words: ``,
};
