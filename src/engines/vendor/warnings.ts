import type { Effort } from '../../config.ts';

/** What is told of a PLANWRIGHT_EFFORT that the model does not take. */
export const withoutEffort = (effort: Effort): string =>
  `PLANWRIGHT_EFFORT asks for ${effort}, which the model does not take: it thought as much as it does by itself.`;
