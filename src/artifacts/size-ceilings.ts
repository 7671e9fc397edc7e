import type { Brief } from './brief.ts';

/** How much a plan of each size may have: what its author is told, and what the gate counts, without what exists already. */
export const CEILINGS: { readonly [Size in Brief['size']]: Readonly<Record<Counted, number>> } = {
  small: { features: 8, operations: 30, entities: 8, criteria: 40, prompts: 12 },
  normal: { features: 14, operations: 60, entities: 16, criteria: 100, prompts: 20 },
};

type Counted = 'features' | 'operations' | 'entities' | 'criteria' | 'prompts';
