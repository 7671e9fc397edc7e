import type { PlanScreen } from '../plan/plan.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code } from '../plan/tell.ts';
import { defineRule, type Finding } from '../rule.ts';

export const computedValuesAreAnswered = defineRule({
  id: 'computed-values-are-answered',
  check: 5,
  severity: 'report',
  says: 'A computed value that a screen shows stands in the response of an operation of no later phase.',
  needs: ['features'],
  judges: ['features'],
  find(_, { operations, screens }) {
    const answered = new Map<string, number>();
    for (const { operation, feature } of operations) {
      for (const word of wordsIn(operation.response ?? '')) {
        answered.set(word, Math.min(feature.phase, answered.get(word) ?? feature.phase));
      }
    }
    // Callers may leave responses out: then there is nothing to compare.
    if (answered.size === 0) return [];
    const isAnswered = (value: string, { feature }: PlanScreen) =>
      wordsIn(value).some((word) => (answered.get(word) ?? Number.POSITIVE_INFINITY) <= feature.phase);
    return screens.flatMap((screen) =>
      [...screen.shows.entries()]
        .filter(([, value]) => !value.includes('.') && !isAnswered(value, screen))
        .map(
          ([at, value]): Finding => ({
            artifact: 'features',
            pointer: `${screen.pointer}${pointerTo('shows', at)}`,
            message: `${code(screen.name)} shows ${code(value)}, which is no stored field and stands in no response up to its phase.`,
            mend: `Write it as ${code('Entity.field')}, or name it in the response of the operation that computes it.`,
          }),
        ),
    );
  },
});

/** Names in a text, whatever their letter case. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
