import type { Brief, Demand } from './brief.ts';
import { FOUND_MAX, type FoundDemand, type Research } from './research.ts';

/** A demand of the brief, or one that research has found: that one has no quote, and the numbers of its sources. */
export interface PlanDemand extends Demand {
  sources?: readonly string[] | undefined;
}

export interface WholeBrief extends Brief {
  demands: PlanDemand[];
}

const DEMAND_ID = /^D[1-9]\d{0,8}$/;

/**
 * The brief with the demands that research has found after its own: what everything after the research goes by. Of
 * research that the caller supplied, those count that have an id of their own and cite a source that is listed.
 */
export const withFound = (
  brief: Brief,
  research: Partial<Pick<Research, 'demands' | 'sources'>> | undefined,
): WholeBrief => ({
  ...brief,
  demands: [...brief.demands, ...foundIn(brief, research ?? {}).map(asDemand)],
});

function foundIn(
  brief: Brief,
  { demands = [], sources = [] }: Partial<Pick<Research, 'demands' | 'sources'>>,
): FoundDemand[] {
  const listed = new Set(sources.map(({ id }) => id));
  const taken = new Set(brief.demands.map(({ id }) => id));
  const isSound = ({ id, sources: cited }: FoundDemand) =>
    DEMAND_ID.test(id) && !taken.has(id) && taken.add(id) && cited.some((one) => listed.has(one));
  return demands.filter(isSound).slice(0, FOUND_MAX);
}

const asDemand = ({ id, kind, polarity, means, sources }: FoundDemand): PlanDemand => ({
  ...{ id, kind, polarity, means, sources },
  ...{ quote: '', figures: [], forbids: [] },
});

/** Whether research has found a demand, rather than a person asked for it. */
export const isFound = ({ sources }: PlanDemand): boolean => sources !== undefined;
