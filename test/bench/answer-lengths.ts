/**
 * Characters of JSON of the answers to the instructions, part by part: two plans written by hand, each part accepted as
 * it was first written. What a vendor's model writes at about four characters a token can be replayed by them.
 * `blueprint/lengths.ts` has those of an earlier, shorter plan: the bench's fixed baseline, which these do not replace.
 */
export const ANSWER_LENGTHS = {
  'a reading app for children, size small': {
    brief: 13_294,
    research: 8_681,
    architecture: 21_318,
    features: 39_925,
    phases: 9_741,
    promptPack: 37_461,
  },
  'a search for a factory, size normal': {
    brief: 12_945,
    research: 9_272,
    architecture: 26_605,
    features: 47_935,
    phases: 9_483,
    promptPack: 36_078,
  },
} as const;
