import type { Db } from '../sending/rows.ts';
import { CLASSIFICATIONS } from '../shapes/reply.ts';
import type { Classification } from './classify/classified.ts';
import { ownWords } from './trim/own-words.ts';

// What a person said of one reply holds for the next one of the same words: teams are answered with the same phrases.

/** Corrections that are looked through, the newest. */
const CORRECTIONS_MAX = 200;
const WORDS_MAX = 400;
/** Shorter texts must be the same to the word: one more of them says something else. */
const SIMILAR_WORDS_MIN = 8;
/** As many characters as such a text has where no spaces tell its words apart. */
const COMMON_CHARS_MAX = 80;
/** Of two texts that are nearly the same, so much of all words stands in both. */
const SIMILAR = 0.85;

/** What is remembered of a reply that a person corrected. */
export interface Corrected {
  classification: Classification;
  /** Whether the words are the same, and not nearly so. */
  same: boolean;
}

/**
 * What a person made of a reply of these words in this workspace, if that happened; of nearly these words, if the
 * classifier reads both texts alike too: a single "not" makes another text of it.
 */
export async function correctionOf(
  db: Db,
  workspaceId: string,
  { words, classify }: { words: string; classify: (text: string) => Classification },
): Promise<Corrected | undefined> {
  const wanted = plainWords(words);
  if (wanted.length === 0) return undefined;
  const corrected = await db
    .selectFrom('replies')
    .select(['body_text', 'classification'])
    .where('workspace_id', '=', workspaceId)
    .where('corrected_from', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(CORRECTIONS_MAX)
    .execute();
  let near: Classification | undefined;
  for (const row of corrected) {
    const classification = CLASSIFICATIONS.find((one) => one === row.classification);
    if (classification === undefined) continue;
    const said = ownWords(row.body_text);
    const known = plainWords(said);
    if (known.join(' ') === wanted.join(' ')) return { classification, same: true };
    if (near === undefined && isNear(known, wanted) && classify(said) === classify(words)) {
      near = classification;
    }
  }
  return near === undefined ? undefined : { classification: near, same: false };
}

/** Whether anybody might write just these words: so short a text that what one person meant by it says nothing of another. */
export const isCommon = (words: string): boolean =>
  plainWords(words).length < SIMILAR_WORDS_MIN && words.length < COMMON_CHARS_MAX;

/** Words and figures, in lower case and in their order; what stands between them says nothing here. */
const plainWords = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);

function isNear(one: readonly string[], other: readonly string[]): boolean {
  if (Math.min(one.length, other.length) < SIMILAR_WORDS_MIN) return false;
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(word, count - 1);
  }
  return (2 * shared) / (one.length + other.length) >= SIMILAR;
}
