import { isoOrNull } from '../row-values.ts';
import { HOLDS } from '../sequence/holds.ts';
import type { Hold } from '../sequence/rules.ts';
import type { LeadExplanation } from '../shapes/explain.ts';

/** What holds mail back, as it is answered. */
export const toldHold = (hold: Hold | null): Pick<LeadExplanation, 'code' | 'reason' | 'until'> => ({
  code: hold?.code ?? 'ready',
  reason: HOLDS[hold?.code ?? 'ready'],
  until: isoOrNull(hold?.untilMs ?? null),
});
