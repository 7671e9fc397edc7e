import { hash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a secret, or of anything, in hex: what is stored in its place. */
export const sha256 = (value: string | Uint8Array): string => hash('sha256', value);

/** Compares two hex digests in constant time. */
export function sameDigest(a: string, b: string): boolean {
  const left = Buffer.from(a, 'hex');
  const right = Buffer.from(b, 'hex');
  return left.length === right.length && timingSafeEqual(left, right);
}
