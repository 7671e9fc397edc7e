import type { Plan } from '../coherence/plan/plan.ts';
import { limitLines } from './figures.ts';
import { line, list, quoted, sentence } from './lines.ts';

/** What must never happen, what must not be used, and the limits. */
export function ruleLines(plan: Plan): string[] {
  const mustNots = (plan.brief?.demands ?? []).filter(({ polarity }) => polarity === 'must-not');
  return [
    ...mustNots.map(
      ({ id, means, quote: words }) => `- ${line(id)}: ${sentence(means)} Asked for as: ${quoted(words)}`,
    ),
    ...mustNots
      .filter(({ forbids }) => forbids.length > 0)
      .map(({ id, forbids }) => `- Do not use: ${list(forbids)} (${line(id)}).`),
    ...limitLines(plan),
  ];
}
