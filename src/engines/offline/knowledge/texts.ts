import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** What was learned from labelled ideas; `npm run learn` writes it. The built product has both files beside the code. */
export const readLearned = (): string => read('./learned.txt');

/** What single words speak for, as a well-read person would say: 2 more often than not, 1 more often than other words. */
export const readAssociations = (): string => read('./associations.txt');
