import { hash } from 'node:crypto';

/** Numbers from 0 (inclusive) to 1 (exclusive) that come again in the same order for the same seed. */
export function chances(seed: string | number): () => number {
  let drawn = 0;
  return () => chanceOf(`${seed}:${drawn++}`);
}

/** The one number that belongs to a text. */
export const chanceOf = (text: string): number => hash('sha256', text, 'buffer').readUInt32BE() / 2 ** 32;
