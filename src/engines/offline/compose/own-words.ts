import type { Design } from '../design/design.ts';
import { shorten } from '../understand/clean.ts';

const SHOWN_MAX = 150;

/**
 * The idea as its owner put it, in quotation marks and at a length that fits into a summary: whoever reads one artefact
 * alone sees what it belongs to, in the language of the idea.
 */
export function ownWords({ understanding: { idea } }: Design): string {
  return `“${shorten(idea.replace(/["“”]/g, '').replace(/[.!?\s]+$/, ''), SHOWN_MAX) || '…'}”`;
}
