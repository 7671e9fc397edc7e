import type { LanguageWords } from './language-words.ts';

/** Chinese: see `LanguageWords` for the notation. */
export const chinese: LanguageWords = {
  giveaways: '',
  plurals: [],
  conjugations: [],
  words: ``,
};
