import { hasCriteria } from '../plan/cited.ts';
import { codes } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const figuresAreUsed = defineRule({
  id: 'figures-are-used',
  check: 20,
  severity: 'report',
  says: 'Each limit and each set of test data is used by a criterion.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    if (!hasCriteria(plan)) return [];
    const used = new Set(plan.criteria.flatMap(({ uses }) => uses));
    const idle = [...plan.figures].filter((id) => !used.has(id));
    if (idle.length === 0) return [];
    return [
      {
        artifact: 'features',
        pointer: '/features',
        message: `No criterion uses ${codes(idle)}.`,
        mend: 'Name each in the uses of the criterion that would fail without it, or leave it out.',
      },
    ];
  },
});
