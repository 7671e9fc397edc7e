import { hasCriteria } from '../plan/cited.ts';
import { type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const screensHaveACriterion = defineRule({
  id: 'screens-have-a-criterion',
  check: 20,
  severity: 'report',
  says: 'Each screen is used by a criterion.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    if (!hasCriteria(plan)) return [];
    const used = new Set(plan.criteria.flatMap(({ uses }) => uses));
    const unseen = plan.screens
      .filter(({ name }) => !used.has(name))
      .map(({ name, pointer, feature }): Place => ({ cause: feature.pointer, artifact: 'features', pointer, name }));
    return tellByCause(unseen, (names) => ({
      message: `No criterion uses these screens: ${names}.`,
      mend: 'Name each in the uses of a criterion that says what is seen on it, or remove it.',
    }));
  },
});
