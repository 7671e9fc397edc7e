import { singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';

/** A word of the text where it stands, or a mark. */
export interface Word {
  word: string;
  one: string;
  /** Where it stands in its sentence, and its sentence in the text. */
  sentence: number;
  inside: boolean;
}

const read = new WeakMap<Understanding, Word[]>();

/** The words of idea and context in order, in English; marks are words of their own. Read once for a text. Linear. */
export function wordsOf(understanding: Understanding): Word[] {
  const known = read.get(understanding) ?? cut(understanding);
  read.set(understanding, known);
  return known;
}

function cut({ idea, context, gloss, language }: Understanding): Word[] {
  const text = language === 'en' ? `${idea}\n.\n${context}` : gloss;
  const words: Word[] = [];
  let [sentence, depth] = [0, 0];
  for (const [raw] of text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*|[.;:!?()\n,–—-]/gu)) {
    if (raw === '(') depth += 1;
    if (raw === ')') depth = Math.max(0, depth - 1);
    const word = raw.length > 1 ? raw.replace(/['’]s?$|[.'’-]+$/g, '') : raw;
    words.push({ word, one: singular(word), sentence, inside: depth > 0 });
    if (/^[.;!?\n]$/.test(raw) || (raw.length > 2 && raw.endsWith('.'))) sentence += 1;
  }
  return words;
}

/** The word that stands so many places from another; a full stop where the text ends. */
export const beside = (words: readonly Word[], at: number, by: number): string => words[at + by]?.word ?? '.';
