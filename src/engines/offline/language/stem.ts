import { fold } from './fold.ts';

const STEM_MIN = 3;
/** Longest first, so that no shorter one cuts a longer one in two. */
const ENDINGS = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ions',
  'ion',
  'ies',
  'ied',
  'ers',
  'er',
  'ed',
  'es',
  'ly',
  's',
  'e',
  'y',
];

/** What the forms of an English word have in common: "storage", "stored" and "stores" need not be words. */
export function stem(word: string): string {
  const low = fold(word);
  const ending = ENDINGS.find((one) => low.endsWith(one) && low.length - one.length >= STEM_MIN && !/ss$/.test(low));
  const cut = ending ? low.slice(0, -ending.length) : low;
  return /([b-df-hj-np-tv-z])\1$/.test(cut) && cut.length > STEM_MIN ? cut.slice(0, -1) : cut;
}
