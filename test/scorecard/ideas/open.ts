import type { ScoredIdea } from './idea.ts';
import { ARTS_TOWN_TRADE } from './open/arts-town-trade.ts';
import { CARE_WORK_MOVE } from './open/care-work-move.ts';
import { FIRST } from './open/first.ts';
import { LAND_HOME_PLAY } from './open/land-home-play.ts';
import { ODD_AND_FOREIGN } from './open/odd-and-foreign.ts';

/** The ideas the planner is written and mended with. */
export const OPEN_IDEAS: ScoredIdea[] = [
  ...FIRST,
  ...LAND_HOME_PLAY,
  ...CARE_WORK_MOVE,
  ...ARTS_TOWN_TRADE,
  ...ODD_AND_FOREIGN,
];
