import type { Rule } from './rule.ts';

/** A requirement that cannot be seen to be met. */
export const noCriterion: Rule = {
  id: 'no-criterion',
  finds: 'A requirement or story without an acceptance criterion or scenario.',
  severity: 'error',
  check({ testable }) {
    return testable
      .filter(({ hasCriterion }) => !hasCriterion)
      .map(({ label, lacks, place, mend, severity }) => ({ message: `${label} has ${lacks}`, mend, place, severity }));
  },
};
