import type { Brief } from '../../src/artifacts/brief.ts';

/** A brief that demands nothing: all words are asides. */
export const plainBrief = (idea: string, context: string | undefined): Brief => ({
  product: 'What the asides describe.',
  setting: 'product',
  size: 'normal',
  people: [],
  demands: [],
  assumptions: [],
  questions: [],
  nonGoals: [],
  asides: [idea, ...(context ? [context] : [])],
  existing: [],
});
