import { short } from '../text.ts';
import type { Rule } from './rule.ts';

/** Two things with one id: a reference to it could mean either. */
export const duplicateId: Rule = {
  id: 'duplicate-id',
  finds: 'Two requirements, criteria, scenarios or tasks with the same id or name.',
  severity: 'error',
  check({ definitions }) {
    const first = new Map<string, number>();
    return definitions.flatMap(({ kind, id, scope, place }) => {
      const key = JSON.stringify([scope, id]);
      const line = first.get(key);
      if (line === undefined) {
        first.set(key, place.line);
        return [];
      }
      const message = `${kind} ${short(id)} is there twice: first in line ${line}`;
      return [{ severity: 'error' as const, message, mend: 'Give one of them another id.', place }];
    });
  },
};
