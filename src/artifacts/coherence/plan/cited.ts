import { oncePer } from '../../reading/once-per.ts';
import type { Plan, PlanCriterion } from './plan.ts';

/** Whether the features say what their criteria use and prove; a caller's may not. */
export const hasCriteria = ({ features }: Plan): boolean =>
  features.some(({ feature }) => feature.criteria !== undefined);

/** The criteria that cite each demand: by its id, or by a guard that protects it. */
export const criteriaByDemand = oncePer((plan: Plan): ReadonlyMap<string, readonly PlanCriterion[]> => {
  const cited = new Map<string, PlanCriterion[]>();
  for (const criterion of plan.criteria) {
    const guarded = criterion.guard === undefined ? undefined : plan.guards.get(criterion.guard)?.demand;
    for (const demand of new Set([...criterion.demands, ...(guarded === undefined ? [] : [guarded])])) {
      const list = cited.get(demand);
      if (list === undefined) cited.set(demand, [criterion]);
      else list.push(criterion);
    }
  }
  return cited;
});
