import type { Plan, PlanFeature } from '../coherence/plan/plan.ts';

/** A feature as spec-kit counts it. */
export interface Story {
  feature: PlanFeature;
  number: number;
  /** `FR-003`. */
  requirement: string;
  /** Its first priority is P1, ours is P0. */
  priority: string;
}

/** The features as stories: F3 is story 3 and FR-003 where all ids are such. */
export function storiesOf({ features }: Plan): Story[] {
  const own = features.map(({ id }) => Number(/^F([1-9]\d{0,2})$/.exec(id)?.[1] ?? Number.NaN));
  const isNumbered = own.every(Number.isInteger) && new Set(own).size === own.length;
  return features.map((feature, at) => {
    const number = (isNumbered && own[at]) || at + 1;
    const priority = `P${Number(feature.feature.priority.slice(1)) + 1}`;
    return { feature, number, requirement: `FR-${String(number).padStart(3, '0')}`, priority };
  });
}
