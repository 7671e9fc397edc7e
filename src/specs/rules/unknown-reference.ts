import type { Rule } from './rule.ts';

/** A reference to what is not there, among requirements, criteria, stories and tasks. */
export const unknownReference: Rule = {
  id: 'unknown-reference',
  finds: 'A requirement, criterion, story or task that is cited and does not exist.',
  severity: 'error',
  check({ unknown, dependencies, definitions }) {
    const known = new Set(definitions.map(({ scope, id }) => JSON.stringify([scope, id])));
    const missing = dependencies.filter(({ scope, to }) => !known.has(JSON.stringify([scope, to])));
    return [
      ...unknown.map(({ says, mend, place, severity }) => ({ message: says, mend, place, severity })),
      ...missing.map(({ from, to, place }) => ({
        message: `task ${from} depends on ${to}, and there is no such task`,
        mend: 'Depend on a task that is there, or remove the dependency.',
        ...{ place, severity: 'error' as const },
      })),
    ];
  },
};
