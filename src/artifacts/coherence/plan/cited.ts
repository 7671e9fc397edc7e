import { oncePer } from '../../reading/once-per.ts';
import type { Plan, PlanCriterion } from './plan.ts';

/** Whether the features say what their criteria use and prove; a caller's may not. */
export const hasCriteria = ({ features }: Plan): boolean =>
  features.some(({ feature }) => feature.criteria !== undefined);

/** Criteria that cite the same demands. */
export type Citing = readonly PlanCriterion[];

/**
 * The criteria that cite each demand: by its id, or by a guard that protects it. Those that take the demands of their
 * feature form one group, which all these demands share: one by one, there may be too many.
 */
export const criteriaByDemand = oncePer((plan: Plan): ReadonlyMap<string, readonly Citing[]> => {
  const cited = new Map<string, Citing[]>();
  const add = (demands: Iterable<string>, group: Citing) => {
    for (const demand of new Set(demands)) {
      const groups = cited.get(demand);
      if (groups === undefined) cited.set(demand, [group]);
      else groups.push(group);
    }
  };
  const takes = ({ demands, feature }: PlanCriterion) => demands === feature.feature.demands;
  const byFeature = Map.groupBy(plan.criteria.filter(takes), ({ feature }) => feature);
  for (const [{ feature }, group] of byFeature) add(feature.demands ?? [], group);
  for (const criterion of plan.criteria) {
    const guarded = criterion.guard === undefined ? undefined : plan.guards.get(criterion.guard)?.demand;
    const own = takes(criterion) ? [] : criterion.demands;
    add(guarded === undefined ? own : [...own, guarded], [criterion]);
  }
  return cited;
});

const SHOWN_MAX = 50;

/** The ids of the criteria in some groups; the first ones where there are very many. */
export function idsOf(groups: readonly Citing[]): string[] {
  const ids: string[] = [];
  for (const group of groups) {
    if (ids.length >= SHOWN_MAX) break;
    for (const { id } of group.slice(0, SHOWN_MAX)) ids.push(id);
  }
  return ids;
}
