import { hasCriteria } from '../plan/cited.ts';
import type { Plan } from '../plan/plan.ts';
import { operationKeyIn } from '../plan/states.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const operationsHaveACriterion = defineRule({
  id: 'operations-have-a-criterion',
  check: 20,
  severity: 'report',
  says: 'Each operation is used by a criterion, and not by negative ones only.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    if (!hasCriteria(plan)) return [];
    const used = keysIn(plan.criteria);
    const works = keysIn(plan.criteria.filter(({ negative }) => !negative));
    const unproven = [...plan.operationsByKey].flatMap(
      ([key, [first]]): (Place & { of: string; isUsed: boolean })[] => {
        if (first === undefined || works.has(key)) return [];
        const { pointer, feature } = first;
        const isUsed = used.has(key);
        const cause = `${feature.pointer} ${isUsed}`;
        return [{ cause, artifact: 'features', pointer, name: key, of: feature.id, isUsed }];
      },
    );
    return tellByCause(unproven, (names, { of, isUsed }) =>
      isUsed
        ? {
            message: `Only negative criteria use these operations of ${code(of)}: ${names}.`,
            mend: 'Add a criterion that says what each of them does when it works.',
          }
        : {
            message: `No criterion uses these operations of ${code(of)}: ${names}.`,
            mend: 'Add a criterion that uses each of them, or remove the operation.',
          },
    );
  },
});

const keysIn = (criteria: Plan['criteria']): Set<string> =>
  new Set(criteria.flatMap(({ uses }) => uses.map(operationKeyIn)));
