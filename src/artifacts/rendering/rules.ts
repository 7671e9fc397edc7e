import type { Plan } from '../coherence/plan/plan.ts';
import { limitLines } from './figures.ts';
import { line, list, sentence } from './lines.ts';

/** What every demand means, the must-nots first; what must not be used; and the limits. */
export function ruleLines(plan: Plan): string[] {
  const demands = plan.brief?.demands ?? [];
  const mustNots = demands.filter(({ polarity }) => polarity === 'must-not');
  const musts = demands.filter(({ polarity }) => polarity === 'must');
  return [
    ...[...mustNots, ...musts].map(({ id, means }) => `- ${line(id)}: ${sentence(means)}`),
    ...mustNots
      .filter(({ forbids }) => forbids.length > 0)
      .map(({ id, forbids }) => `- Do not use: ${list(forbids)} (${line(id)}).`),
    ...limitLines(plan),
  ];
}
