import type { Design } from '../../design/design.ts';
import { count } from '../money.ts';

/** What is stored a month at a number of active people: sizes are guesses, and stand in the text. */
export interface FileLoad {
  /** Gigabytes kept after two years at this rate. */
  gigabytes: number;
  /** "40 × 1,200 originals of 25 MB a month, kept two years: 29 TB". */
  text: string;
}

interface Kind {
  words: string[];
  files: string;
  megabytes: number;
  /** Files that one who uploads adds a month; where absent, what the functions say. */
  aMonth?: number;
  /** Of the active people so many upload, in percent. */
  uploadsPercent: number;
}

/** The first kind of which the idea has a word. */
const KINDS: Kind[] = [
  {
    words: ['wedding photographer', 'photographer', 'raw photo', 'raws'],
    files: 'originals',
    megabytes: 25,
    aMonth: 1200,
    uploadsPercent: 10,
  },
  {
    words: ['raw podcast', 'raw recording', 'raw audio', 'multitrack', 'raw sound'],
    files: 'raw recordings',
    megabytes: 700,
    aMonth: 4,
    uploadsPercent: 100,
  },
  {
    words: ['video', 'film', 'footage', 'filmmaker', 'clip'],
    files: 'videos',
    megabytes: 120,
    aMonth: 6,
    uploadsPercent: 100,
  },
  {
    words: ['podcast', 'audio', 'recording', 'song', 'track', 'sound'],
    files: 'recordings',
    megabytes: 40,
    aMonth: 4,
    uploadsPercent: 100,
  },
  { words: ['photo', 'picture', 'image', 'selfie', 'camera'], files: 'photos', megabytes: 4, uploadsPercent: 100 },
];
const PAPERS: Kind = { words: [], files: 'files', megabytes: 1.5, uploadsPercent: 100 };
const MONTHS_KEPT = 24;
/** US dollars a gigabyte and month in object storage: a planning guess. */
export const GIGABYTE_DOLLARS = 0.02;

/** What the product's files weigh; `each` is how many files its functions add a month for one person. */
export function fileLoad({ understanding, kind: product }: Design, each: number, active: number): FileLoad {
  const kind = KINDS.find(({ words }) => words.some((word) => understanding.grams.has(word))) ?? PAPERS;
  // How many a known kind of product stores, it says itself: pupils who watch films upload none.
  const files = product ? each : (kind.aMonth ?? each);
  const people = Math.max(1, Math.round((active * kind.uploadsPercent) / 100));
  const gigabytes = (people * files * kind.megabytes * MONTHS_KEPT) / 1000;
  return {
    gigabytes,
    text: `${count(people)} × ${count(files)} ${kind.files} of ${kind.megabytes} MB a month, kept two years: ${inBytes(gigabytes)}`,
  };
}

const inBytes = (gigabytes: number) =>
  gigabytes >= 1000 ? `${count(Math.round(gigabytes / 1000))} TB` : `${count(Math.max(1, Math.round(gigabytes)))} GB`;
