import { singular } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';

/** Words for one medium: who rules out one of them rules out all. */
const MEDIA = [
  'photo picture image camera foto',
  'video film',
  'chat',
  'sms',
  'map gps',
  'newsletter',
  'push',
  'email',
  'qr barcode',
  'card',
  'ad ads advert advertising',
].map((words) => words.split(' '));

/** The name speaks of a medium that the idea rules out: "no photos, please". */
export function isShunned(name: string, { constraints: { without } }: Understanding): boolean {
  if (without.length === 0) return false;
  const out = new Set(without.flatMap((phrase) => phrase.split(' ').map(singular)));
  const shunned = MEDIA.filter((words) => words.some((word) => out.has(word))).flat();
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => shunned.includes(singular(word)));
}
