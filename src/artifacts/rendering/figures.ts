import type { Plan } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, sentence } from './lines.ts';

/** The limits and test data that some names call, in the order of the features. */
export function figureLines(plan: Plan, names: Iterable<string>): string[] {
  const used = new Set(names);
  return [...figuresOf(plan)].filter(([id]) => used.has(id)).map(([, told]) => told);
}

/** All limits of a plan. */
export const limitLines = ({ artifacts: { features } }: Plan): string[] =>
  (features?.limits ?? []).map(({ id, value, what }) => `- ${line(id)} (${line(value)}): ${line(what)}`);

const figuresOf = oncePer((plan: Plan): ReadonlyMap<string, string> => {
  const { limits = [], testData = [] } = plan.artifacts.features ?? {};
  const told = limitLines(plan);
  return new Map([
    ...limits.map(({ id }, at) => [id, told[at] ?? ''] as const),
    ...testData.map(({ id, what, amount, from, labelledBy, readyBy }) => {
      const about = `${sentence(what)} Amount: ${sentence(amount)} From: ${sentence(from)}`;
      return [
        id,
        `- ${line(id)}: ${about} Labelled by: ${sentence(labelledBy)} Ready by: ${sentence(readyBy)}`,
      ] as const;
    }),
  ]);
});
