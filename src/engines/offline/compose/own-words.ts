import type { Design } from '../design/design.ts';
import { shorten } from '../understand/clean.ts';

const SHOWN_MAX = 150;

/**
 * The idea as its owner put it, in quotation marks and at a length that fits into a summary: whoever reads one artefact
 * alone sees what it belongs to, in the language of the idea, with what it names in English beside it.
 */
export function ownWords({ understanding }: Design): string {
  const { idea, language, reading } = understanding;
  const said = `“${shorten(idea.replace(/["“”]/g, '').replace(/[.!?\s]+$/, ''), SHOWN_MAX) || '…'}”`;
  const told = [...reading.people, ...reading.mentions].filter(({ noun }) => !noun.unknown && noun.name.length > 2);
  const names = [...new Set(told.map(({ noun }) => noun.name))].slice(0, NAMES_MAX);
  return language === 'en' || names.length === 0 ? said : `${said} (in English: ${names.join(', ')})`;
}

const NAMES_MAX = 10;

const SHORT_LETTERS = 100;

/**
 * " Asked for: …" where it helps: an idea in another language, one so short that every word of it counts, and one that is planned
 * as a known kind of product, so that whoever reads one artefact sees which of that kind it is.
 */
export const askedFor = (design: Design): string =>
  design.understanding.language !== 'en' || design.kind || design.understanding.idea.length <= SHORT_LETTERS
    ? ` Asked for: ${ownWords(design)}.`
    : '';

const TOLD_MAX = 240;

/** As many of its sentences as fit, the first of them at least up to a comma: no line of a prompt breaks off. */
export function inShort(idea: string): string {
  const plain = idea.replace(/["“”]/g, '’').replace(/\s+/g, ' ').trim();
  let told = '';
  for (const sentence of plain.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
    if (`${told} ${sentence}`.length > TOLD_MAX) break;
    told = `${told} ${sentence}`.trim();
  }
  return (told || shorten(plain, TOLD_MAX).replace(/[,;:(–—][^,;:(–—]*…$|\s?…$/, '')).replace(/[.,;:\s]+$/, '');
}
