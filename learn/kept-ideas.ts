import { readdirSync, readFileSync } from 'node:fs';
import { lastWord, singular } from '../src/engines/offline/language/inflect.ts';

/** An idea, and what a careful reader says that its product keeps and who uses it. */
export interface KeptIdea {
  /** What the product is about; a `*` says that the word does not stand in the text. */
  main: string;
  others: string[];
  /** Who uses it most. */
  user: string;
  text: string;
}

const folder = new URL('./kept/', import.meta.url);

/** One idea a line, "main | others or - | user | other people or - | text". Throws where a line is not so. */
export function readKeptIdeas(): KeptIdea[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .flatMap((line, at) => (line ? [readLine(line, `${file}:${at + 1}`)] : [])),
    );
}

function readLine(line: string, where: string): KeptIdea {
  const [main, others, user, people, text, ...rest] = line.split(' | ');
  if (!main || !others || !user || !people || !text || rest.length > 0)
    throw new Error(`${where}: give five parts, parted by " | "`);
  const named = others === '-' ? [] : others.split(',').map((one) => one.trim());
  return { main, others: named, user, text: text.replaceAll(' \\n ', '\n') };
}

/** By which a name is known to the planner: its last word, singular. */
export const headOf = (name: string): string => singular(lastWord(name.replace('*', '').trim().toLowerCase()));

/** It does not stand in the text. */
export const isUnsaid = (name: string): boolean => name.includes('*');
