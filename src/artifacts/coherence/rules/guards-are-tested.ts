import { hasCriteria } from '../plan/cited.ts';
import { code, codes } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const guardsAreTested = defineRule({
  id: 'guards-are-tested',
  check: 19,
  severity: 'hard',
  says: 'Each guard of the architecture has a negative criterion that cites it.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find(_, plan) {
    if (!hasCriteria(plan)) return [];
    const citing = Map.groupBy(plan.criteria, ({ guard }) => guard);
    return [...plan.guards.values()].flatMap(({ id, path }): Finding[] => {
      const tests = citing.get(id) ?? [];
      if (tests.some(({ negative }) => negative)) return [];
      const [first] = tests;
      const why =
        first === undefined ? 'no criterion cites it' : `${codes(tests.map((one) => one.id))} is not negative`;
      return [
        {
          artifact: 'features',
          pointer: first?.pointer ?? '/features',
          message: `The guard ${code(id)} (${code(path)}) is not tested: ${why}.`,
          mend: `Add a criterion with \`negative: true\` and \`guard: "${id}"\` that tries this path.`,
        },
      ];
    });
  },
});
