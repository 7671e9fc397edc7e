import { rejectables } from '../knowledge/words/rejectable.ts';
import { singular } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';

/** The name speaks of something that the idea rules out: "no photos, please", "of subscriptions I have eleven". */
export function isShunned(name: string, { constraints }: Understanding): boolean {
  const { without, forbidden } = constraints;
  if (without.length === 0 && forbidden.length === 0) return false;
  const out = new Set([
    ...without,
    ...without.map((phrase) => phrase.replaceAll('-', ' ')),
    // "No cloud speech service" rules out whose it is, not speech.
    ...without
      .filter((phrase) => !OF_OTHERS.test(phrase))
      .flatMap((phrase) => phrase.split(' ').map((word) => singular(word).replaceAll('-', ' '))),
    ...forbidden.map((technology) => technology.name.toLowerCase()),
  ]);
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular);
  const text = ` ${words.join(' ')} `;
  return rejectables().some(
    ({ called, shown }) =>
      (out.has(called) || shown.some((word) => out.has(word))) && shown.some((word) => text.includes(` ${word} `)),
  );
}

const OF_OTHERS =
  /^(?:cloud|paid|commercial|expensive|proprietary|hosted|foreign|american|us|chinese|external|third[- ]party|remote) \S/;
