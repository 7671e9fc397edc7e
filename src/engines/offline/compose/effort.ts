import type { Feature } from '../../../artifacts/features.ts';

/** Working days of one developer with a coding agent, its tests and the review of what it wrote included. */
const DAYS = { XS: 0.5, S: 1.5, M: 3, L: 5.5, XL: 9 } as const;
/** For what no list of features holds: mending after people have used it, meetings, waiting. */
const ON_TOP = 1.25;
/** What a team of so many gets done in the time of one: the more there are, the more goes into agreeing. */
const PACE = [1, 1.6, 2.1, 2.5, 2.8, 3];

/** Working days of the features, one after the other, by one developer. */
export function daysOf(features: readonly Pick<Feature, 'estimatedEffort'>[]): number {
  return ON_TOP * features.reduce((sum, feature) => sum + DAYS[feature.estimatedEffort], 0);
}

/** How many developers a team counts as. Two are not twice as fast as one. */
export function paceOf(team: number | undefined): number {
  const people = Math.max(1, team ?? 1);
  return PACE[people - 1] ?? 3 + Math.min(people - PACE.length, 20) * 0.05;
}
