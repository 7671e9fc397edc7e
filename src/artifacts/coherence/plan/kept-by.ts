import type { Plan, PlanCriterion, PlanFeature } from './plan.ts';

/** What cites a demand: where a plan keeps it. */
export interface KeptBy {
  features: readonly PlanFeature[];
  /** Those that name it themselves, or test one of its guards. */
  criteria: readonly PlanCriterion[];
  /** Guards of the architecture, with their places. */
  guards: readonly { id: string; at: number }[];
  /** Places of decisions of the architecture. */
  decisions: readonly number[];
}

/** Features, criteria, guards and decisions that cite a demand. Criteria take the demands of their feature unless they name their own. */
export function keptBy(plan: Plan, demandId: string): KeptBy {
  const { guards = [], decisions = [] } = plan.artifacts.architecture ?? {};
  const ownGuards = guards.flatMap(({ id, demand }, at) => (demand === demandId ? [{ id, at }] : []));
  const guardIds = new Set(ownGuards.map(({ id }) => id));
  return {
    features: plan.features.filter(({ feature }) => feature.demands?.includes(demandId)),
    criteria: plan.criteria.filter(
      ({ demands, guard = '', feature }) =>
        guardIds.has(guard) || (demands !== feature.feature.demands && demands.includes(demandId)),
    ),
    guards: ownGuards,
    decisions: decisions.flatMap(({ demands }, at) => (demands?.includes(demandId) ? [at] : [])),
  };
}
