import type { Brief } from '../brief.ts';
import { linesOf, splitDigest } from './block.ts';
import { type DigestItem, isDigestKind } from './item.ts';

type Existing = Brief['existing'];

/** What the author of a brief lists as existing, and after it what the digests in the context tell, each item once. */
export function withDigest(own: Existing, context: string | undefined): Existing {
  const { items } = splitDigest(context ?? '');
  if (items.length === 0) return own;
  return [...new Map([...own, ...items].map((item) => [JSON.stringify(item), item])).values()];
}

/** What exists, as a reader is told it: what the author of the brief says, and in lines what a digest tells. */
export function existingTold(existing: Existing): { own: Existing; repository: string[] } {
  const fromDigest = isFromDigest(existing) ? existing.filter(({ kind }) => isDigestKind(kind)) : [];
  return {
    own: existing.filter((item) => !fromDigest.includes(item)),
    // Each was checked just now.
    repository: linesOf(fromDigest as DigestItem[]),
  };
}

/** Whether a digest is among it: an author's own kinds can have the same names. */
export const isFromDigest = (existing: Existing): boolean =>
  existing.some(({ kind }) => kind === 'whole folder' || kind === 'language');
