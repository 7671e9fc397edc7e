import type { RefusalReason } from '../verdict.ts';

/** Words of servers that stand for one reason, for text as cleanText makes it. */
export interface PhraseTable {
  reason: RefusalReason;
  phrases: RegExp[];
}

/** Whether a cleaned text has one of the phrases. */
export function says(table: PhraseTable, cleaned: string): boolean {
  return table.phrases.some((phrase) => phrase.test(cleaned));
}
