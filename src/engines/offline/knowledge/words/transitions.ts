/** The parts of speech that the tagger tells apart; a plural noun and a verb in -s agree with different neighbours. */
export const TAGS = [
  'noun',
  'plural',
  'verb',
  'verb-s',
  'verb-ing',
  'verb-ed',
  'adjective',
  'adverb',
  'det',
  'prep',
  'that',
  'conj',
  'not',
  'pronoun',
  'auxiliary',
  'to',
  'number',
  'comma',
  'stop',
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * What it costs one part of speech to follow another: −10 × ln of how often it does, rows before, columns after, in the order of
 * `TAGS`. Counted over the open ideas of the scorecard and the stories of the capabilities.
 */
const table = `
  18 28 41 36 50 49 47 34 37 18 38 28 60 38 30 45 43 20 18
  28 48 31 58 62 41 44 35 29 16 36 25 50 35 29 49 51 18 18
  32 34 58 47 47 67 39 28 13 17 30 35 55 24 55 41 33 31 23
  30 35 50 67 67 67 37 31 15 15 29 33 52 22 50 36 40 32 24
  18 23 40 40 55 55 55 34 25 21 26 40 55 24 55 31 55 26 20
  24 35 43 49 43 58 40 29 29 13 36 31 63 42 63 36 36 20 20
  9 20 56 56 71 47 47 54 43 25 66 36 50 40 50 30 34 28 22
  21 39 23 33 50 39 29 33 23 22 42 29 50 33 32 54 38 26 19
  4 25 52 52 67 50 22 47 36 43 54 59 67 40 43 67 38 49 42
  15 28 61 53 50 60 39 39 10 33 39 46 77 28 58 50 23 42 36
  21 27 34 20 66 31 44 39 18 36 51 66 51 16 23 46 38 51 46
  19 29 25 30 49 46 38 39 16 28 34 35 40 18 33 53 33 49 41
  8 24 27 61 34 43 26 32 24 36 61 61 61 45 33 61 61 46 36
  33 40 17 28 52 32 44 34 31 23 42 40 52 52 13 46 52 31 25
  32 42 20 74 42 23 25 26 18 26 58 50 31 38 30 27 29 50 35
  36 47 6 47 50 40 68 39 21 68 47 53 68 33 22 68 32 68 68
  15 9 51 57 72 51 45 43 38 29 67 35 72 43 39 40 51 33 21
  16 27 31 34 57 48 33 37 24 29 37 19 26 25 37 62 28 62 53
  16 29 36 44 44 48 40 37 25 33 42 39 39 21 44 22 30 42 19`;

export const transitions: number[][] = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/).map(Number));
