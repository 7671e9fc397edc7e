import { type Research, researchSchema } from '../research.ts';
import type { AuthoredForm } from './form.ts';

/** Research is stored as it is written. */
export const authoredResearch: AuthoredForm<Research, Research> = {
  schema: researchSchema,
  store: (artifact) => ({ artifact, mended: [] }),
  pointer: (stored) => stored,
};
