import { ARTS_TOWN_TRADE } from './held-out/arts-town-trade.ts';
import { CARE_WORK_MOVE } from './held-out/care-work-move.ts';
import { FIRST } from './held-out/first.ts';
import { LAND_HOME_PLAY } from './held-out/land-home-play.ts';
import { ODD_AND_FOREIGN } from './held-out/odd-and-foreign.ts';
import type { ScoredIdea } from './idea.ts';

/** A fifth of all ideas: nobody who writes or mends the planner reads them. */
export const HELD_OUT_IDEAS: ScoredIdea[] = [
  ...FIRST,
  ...LAND_HOME_PLAY,
  ...CARE_WORK_MOVE,
  ...ARTS_TOWN_TRADE,
  ...ODD_AND_FOREIGN,
];
