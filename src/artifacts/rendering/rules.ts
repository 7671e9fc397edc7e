import type { Plan } from '../coherence/plan/plan.ts';
import { limitLines } from './figures.ts';
import { line, list, quoted, sentence } from './lines.ts';

/** Kinds of demands that bind the whole product rather than one feature. */
const BINDING: ReadonlySet<string> = new Set(['law', 'limit', 'time', 'money', 'data']);

/** What must never happen, what must not be used, what binds everywhere, and the limits. */
export function ruleLines(plan: Plan, form: 'full' | 'short'): string[] {
  const demands = plan.brief?.demands ?? [];
  const mustNots = demands.filter(({ polarity }) => polarity === 'must-not');
  const binding = demands.filter(({ polarity, kind }) => polarity === 'must' && BINDING.has(kind));
  return [
    ...mustNots.map(
      ({ id, means, quote: words }) =>
        `- ${line(id)}: ${sentence(means)}${form === 'short' ? '' : ` Asked for as: ${quoted(words)}`}`,
    ),
    ...mustNots
      .filter(({ forbids }) => forbids.length > 0)
      .map(({ id, forbids }) => `- Do not use: ${list(forbids)} (${line(id)}).`),
    ...(form === 'short' ? [] : binding.map(({ id, means }) => `- ${line(id)}: ${sentence(means)}`)),
    ...limitLines(plan),
  ];
}
