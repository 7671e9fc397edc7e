import type { Understanding } from '../understand/understand.ts';

const WORDS = 30;

/** In a line or two every word counts; a longer text tells of days and habits as well. */
export const isBrief = ({ idea }: Pick<Understanding, 'idea'>): boolean => idea.split(/\s+/).length < WORDS;
