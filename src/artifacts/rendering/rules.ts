import type { Demand } from '../brief.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { limitLines } from './figures.ts';
import { line, list, quoted, sentence } from './lines.ts';

/**
 * What every demand means, the must-nots first; what must not be used; and the limits. In full, with the words of each
 * must-not: they are what a reader of the plan looks for.
 */
export function ruleLines(plan: Plan, form: 'full' | 'short'): string[] {
  const demands = plan.brief?.demands ?? [];
  const mustNots = demands.filter(({ polarity }) => polarity === 'must-not');
  const musts = demands.filter(({ polarity }) => polarity === 'must');
  const asked = ({ polarity, derived, quote: words }: Demand) =>
    form === 'full' && polarity === 'must-not' && derived !== true ? ` Asked for as: ${quoted(words)}` : '';
  return [
    ...[...mustNots, ...musts].map((demand) => `- ${line(demand.id)}: ${sentence(demand.means)}${asked(demand)}`),
    ...mustNots
      .filter(({ forbids }) => forbids.length > 0)
      .map(({ id, forbids }) => `- Do not use: ${list(forbids)} (${line(id)}).`),
    ...limitLines(plan),
  ];
}
