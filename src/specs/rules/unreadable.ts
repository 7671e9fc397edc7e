import type { Rule } from './rule.ts';

/** A file that should be a spec and cannot be read as one. */
export const unreadable: Rule = {
  id: 'unreadable',
  finds: 'A task list that is no JSON, or has nothing in it.',
  severity: 'error',
  check({ faults }) {
    const mend = 'Correct the file: no tool can read it.';
    return faults.map(({ says, place }) => ({ message: says, mend, place, severity: 'error' as const }));
  },
};
