import type { Submitted } from './submitted.ts';

type Prices = Readonly<Record<Submitted, number>>;

/** Credits for an artefact that the service's own model has written: what its stage costs. */
export const STAGE_PRICES: Prices = {
  ...{ brief: 0, architecture: 20, features: 25, phases: 15, promptPack: 30, research: 25, review: 0 },
};

/** Credits for an artefact that the host has written: a fifth of what its stage costs, rounded up. */
export const HOST_PRICES: Prices = {
  ...{ brief: 0, architecture: 4, features: 5, phases: 3, promptPack: 6, research: 5, review: 0 },
};
