import type { Submitted } from './submitted.ts';

/** Credits for an artefact that the host has written: a fifth of what its stage costs, rounded up. */
export const HOST_PRICES: Readonly<Record<Submitted, number>> = {
  ...{ brief: 0, architecture: 4, features: 5, phases: 3, promptPack: 6, research: 5, review: 0 },
};
