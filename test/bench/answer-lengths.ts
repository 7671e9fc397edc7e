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

/**
 * The same for two plans that were written in parts, and reviewed: characters of each answer, in the order in which they
 * were asked for. Both closed, the first after one patch.
 */
export const PART_LENGTHS = {
  'a bicycle repair shop, size small': {
    brief: [17_415],
    skeleton: [22_015],
    research: [10_017],
    architectureFill: [7_994, 10_964],
    featureSlice: [19_521, 16_327, 12_185, 9_690],
    phasesFill: [10_561],
    packIndex: [4_268],
    promptSlice: [4_216, 6_496, 6_504, 6_837, 5_066, 5_357, 5_029],
    patch: [6_222],
    review: [15_429],
  },
  'boats of sailing clubs, size normal': {
    brief: [22_294],
    skeleton: [40_319],
    research: [9_517],
    architectureFill: [12_017, 14_367],
    featureSlice: [38_943, 30_009, 21_837, 19_125],
    phasesFill: [12_239],
    packIndex: [6_651],
    promptSlice: [4_346, 8_936, 8_614, 9_160, 8_788, 8_464, 8_534],
    review: [21_436],
  },
} as const;

/** The same for two plans that a host has written through orders, and the sizes of all orders together. */
export const HOST_LENGTHS = {
  'a food bank, size small': {
    orders: 137_862,
    brief: [11_684],
    architecture: [11_616, 2_604],
    featureIndex: [7_587],
    featureDetails: [10_995, 7_804, 10_640, 6_426],
    phases: [6_741],
    packIndex: [4_216],
    promptWords: [10_766, 9_900, 10_290, 2_300],
    research: [6_715],
    patch: [321],
    review: [6_396],
  },
  'a language school, size small': {
    orders: 114_100,
    brief: [11_955],
    architecture: [15_028],
    featureIndex: [8_562],
    featureDetails: [17_971, 13_717, 8_229],
    phases: [8_249],
    packIndex: [3_891],
    promptWords: [13_979, 13_014, 10_424],
    research: [6_226],
    patch: [3_232, 1_157, 332],
    review: [9_060],
  },
} as const;
