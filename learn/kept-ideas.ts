import { lastWord, singular } from '../src/engines/offline/language/inflect.ts';
import { readFolder } from './folder-lines.ts';

/** An idea, and what a careful reader says that its product keeps and who uses it. */
export interface KeptIdea {
  /** What the product is about; a `*` says that the word does not stand in the text. */
  main: string;
  others: string[];
  /** Who uses it most. */
  user: string;
  text: string;
}

/** One idea a line, "main | others or - | user | other people or - | text". Throws where a line is not so. */
export const readKeptIdeas = (): KeptIdea[] =>
  readFolder(new URL('./kept/', import.meta.url), 5, ([main = '', others = '', user = '', , text = '']) => ({
    main,
    others: others === '-' ? [] : others.split(',').map((one) => one.trim()),
    user,
    text: text.replaceAll(' \\n ', '\n'),
  }));

/** By which a name is known to the planner: its last word, singular. */
export const headOf = (name: string): string => singular(lastWord(name.replace('*', '').trim().toLowerCase()));

/** It does not stand in the text. */
export const isUnsaid = (name: string): boolean => name.includes('*');
