import { readServices } from '../texts.ts';

/** A service of somebody else that an idea may name, and that the product then has to speak with. */
export interface Integration {
  name: string;
  /** Written in any letter case, as a word of its own. */
  words: string[];
  /** What passes between the two. */
  carries: string;
  /** How one speaks with it. */
  tech: string;
}

let read: readonly Integration[] | undefined;

/** Every service that is recognised by name: a line each, "name|words|what passes|how"; a hyphen in a word stands for a blank. */
export const integrations = (): readonly Integration[] => {
  read ??= readServices()
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', words = '', carries = '', tech = ''] = row.split('|');
      return { name, words: words.split(' ').map((word) => word.replaceAll('-', ' ')), carries, tech };
    });
  return read;
};
