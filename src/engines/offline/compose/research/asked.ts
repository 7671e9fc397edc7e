import type { Design, Use } from '../../design/design.ts';

/** What the idea itself asks for, each once. */
export const asked = (design: Design): Use[] => design.uses.filter((use) => use.because === 'asked' && !use.again);

/** Ids of everything the product does: what `when` of the knowledge is matched with. */
export const ids = (design: Design): Set<string> => new Set(design.uses.map((use) => use.capability.id));
