import { criteriaByDemand, hasCriteria } from '../plan/cited.ts';
import type { Plan } from '../plan/plan.ts';
import { code } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const demandsAreCited = defineRule({
  id: 'demands-are-cited',
  check: 20,
  severity: 'report',
  says: 'Each demand is cited by a feature, a criterion, a guard or a decision.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    // Acts are judged by a rule of their own, which refuses.
    if (!hasCriteria(plan)) return [];
    const cited = citedDemands(plan);
    return [...plan.demands.values()]
      .filter(({ id, kind, polarity }) => polarity === 'must' && kind !== 'act' && !cited.has(id))
      .map(
        ({ id, means }): Finding => ({
          artifact: 'features',
          pointer: '/features',
          message: `Nothing cites the demand ${code(id)} (${code(means)}).`,
          mend: `Cite ${code(id)} in the feature or the criterion that keeps it.`,
        }),
      );
  },
});

const citedDemands = (plan: Plan): ReadonlySet<string> =>
  new Set([
    ...plan.features.flatMap(({ feature: { demands = [] } }) => demands),
    ...criteriaByDemand(plan).keys(),
    ...[...plan.guards.values()].map(({ demand }) => demand),
    ...(plan.artifacts.architecture?.decisions ?? []).flatMap(({ demands = [] }) => demands),
  ]);
