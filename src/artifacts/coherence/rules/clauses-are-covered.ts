import { quoteList } from '../../reading/names.ts';
import { uncovered } from '../plan/uncovered.ts';
import { defineRule, type Finding } from '../rule.ts';

export const clausesAreCovered = defineRule({
  id: 'clauses-are-covered',
  check: 18,
  severity: 'hard',
  says: 'Each clause of the idea and the context is covered by quotes, asides and questions of the brief.',
  needs: [],
  judges: ['brief'],
  find(_, { idea, context, brief }) {
    if (brief === undefined) return [];
    return uncovered(brief, idea, context).map(fault);
  },
});

const fault = (passage: readonly string[]): Finding => ({
  artifact: 'brief',
  pointer: '/demands',
  message: `No quote covers ${quoteList(passage)}.`,
  mend: 'Quote these words in the demand that they state, or in `asides` when they ask for nothing.',
});
