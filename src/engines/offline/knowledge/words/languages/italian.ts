import type { LanguageWords } from './language-words.ts';

/** Italian: see `LanguageWords` for the notation. */
export const italian: LanguageWords = {
  giveaways: '',
  plurals: [],
  conjugations: [],
  words: ``,
};
