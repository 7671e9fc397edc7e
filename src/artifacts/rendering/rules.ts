import type { Plan } from '../coherence/plan/plan.ts';
import { isFound, type PlanDemand } from '../with-found.ts';
import { limitLines } from './figures.ts';
import { line, list, quoted, sentence } from './lines.ts';

/** Kinds of demands on the hours and people of the project, which no code keeps. */
const OF_THE_PROJECT: ReadonlySet<string> = new Set(['team', 'time']);

/**
 * What every demand means that code can keep, the must-nots first; what must not be used; what is not to be built; and the
 * limits. In full, with the words of each must-not: they are what a reader of the plan looks for.
 */
export function ruleLines(plan: Plan, form: 'full' | 'short'): string[] {
  const demands = [...plan.demands.values()].filter(({ kind }) => !OF_THE_PROJECT.has(kind));
  const mustNots = demands.filter(({ polarity }) => polarity === 'must-not');
  const musts = demands.filter(({ polarity }) => polarity === 'must');
  const asked = ({ polarity, derived, quote: words }: PlanDemand) =>
    form === 'full' && polarity === 'must-not' && derived !== true && words !== ''
      ? ` Asked for as: ${quoted(words)}`
      : '';
  return [
    ...[...mustNots, ...musts].map(
      (demand) => `- ${line(demand.id)}: ${sentence(demand.means)}${asked(demand)}${origin(plan, demand)}`,
    ),
    ...mustNots
      .filter(({ forbids }) => forbids.length > 0)
      .map(({ id, forbids }) => `- Do not use: ${list(forbids)} (${line(id)}).`),
    ...(plan.brief?.nonGoals ?? []).map((one) => `- Not to be built: ${sentence(one)}`),
    ...limitLines(plan),
  ];
}

/** Where a demand comes from that no person asked for. */
function origin({ artifacts: { research } }: Plan, demand: PlanDemand): string {
  if (!isFound(demand)) return '';
  const cited = (research?.sources ?? []).filter(({ id }) => demand.sources?.includes(id));
  // An address may be as long as a page's author likes, and say anything; the host says where to look.
  const hosts = [...new Set(cited.map(({ url }) => URL.parse(url)?.hostname ?? 'a page'))];
  return ` Not asked for, but found by the research at ${list(hosts)}: keep it as a rule for the product, and ask a person if it is more than that.`;
}
