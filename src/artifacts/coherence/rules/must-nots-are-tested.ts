import { oncePer } from '../../reading/once-per.ts';
import { isFound } from '../../with-found.ts';
import { type Citing, criteriaByDemand, hasCriteria, idsOf } from '../plan/cited.ts';
import { code, codes } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const mustNotsAreTested = defineRule({
  id: 'must-nots-are-tested',
  check: 19,
  severity: 'hard',
  says: 'Each must-not has a negative criterion that cites it, or terms that it forbids.',
  needs: ['features'],
  judges: ['features'],
  find(_, plan) {
    if (!hasCriteria(plan)) return [];
    const isNegative = oncePer((group: Citing) => group.some(({ negative }) => negative));
    return [...plan.demands.values()]
      .filter(({ polarity, forbids }) => polarity === 'must-not' && forbids.length === 0)
      .flatMap((demand): Finding[] => {
        const { id, means } = demand;
        const citing = criteriaByDemand(plan).get(id) ?? [];
        if (citing.some(isNegative)) return [];
        const first = citing[0]?.[0];
        const why =
          first === undefined ? 'no criterion cites it' : `${codes(idsOf(citing))} cite it, but none is negative`;
        return [
          {
            artifact: 'features',
            pointer: first?.pointer ?? '/features',
            message: `Nothing tests that ${code(id)} is kept (${code(means)}): ${why}.`,
            // Features are begun before the research is there: their reviewer mends it.
            ...(isFound(demand) ? { severity: 'report' as const } : {}),
            mend: `Add a criterion with \`negative: true\` that cites ${code(id)} and says what is refused.`,
          },
        ];
      });
  },
});
