import { hasCriteria } from '../plan/cited.ts';
import { operationKeyIn } from '../plan/states.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const operationsHaveACriterion = defineRule({
  id: 'operations-have-a-criterion',
  check: 20,
  severity: 'report',
  says: 'Each operation is used by a criterion.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    if (!hasCriteria(plan)) return [];
    const used = new Set(plan.criteria.flatMap(({ uses }) => uses.map(operationKeyIn)));
    const untested = [...plan.operationsByKey].flatMap(([key, [first]]): (Place & { of: string })[] => {
      if (first === undefined || used.has(key)) return [];
      const { pointer, feature } = first;
      return [{ cause: feature.pointer, artifact: 'features', pointer, name: key, of: feature.id }];
    });
    return tellByCause(untested, (names, { of }) => ({
      message: `No criterion uses these operations of ${code(of)}: ${names}.`,
      mend: 'Add a criterion that uses each of them, or remove the operation.',
    }));
  },
});
