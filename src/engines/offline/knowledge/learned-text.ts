import { readFileSync } from 'node:fs';

/** What was learned from labelled ideas; `npm run learn` writes it. The built product has the file beside the code. */
export const readLearned = (): string => readFileSync(new URL('./learned.txt', import.meta.url), 'utf8');
