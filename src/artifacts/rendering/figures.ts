import { builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, sentence } from './lines.ts';
import { partsOfPrompts } from './prompt-parts.ts';

/** The limits and test data that some names call, in the order of the features. */
export function figureLines(plan: Plan, names: Iterable<string>): string[] {
  const used = new Set(names);
  return [...figuresOf(plan)].filter(([id]) => used.has(id)).map(([, told]) => told);
}

/** All limits of a plan. */
export const limitLines = ({ artifacts: { features } }: Plan): string[] =>
  (features?.limits ?? []).map(({ id, value, what }) => `- ${line(id)} (${line(value)}): ${line(what)}`);

/** The test data that no earlier prompt than the one at a place relies on: a person has to have it ready by then. */
export const dataToPrepare = (plan: Plan, at: number): string[] =>
  (plan.artifacts.features?.testData ?? [])
    .filter(({ id }) => firstUses(plan).get(id) === at)
    .map(({ id, what, labelledBy }) => `- ${line(labelledBy)}: have ${line(id)} ready and labelled: ${sentence(what)}`);

/** Place of the first prompt that uses, or proves something with, each name. */
const firstUses = oncePer((plan: Plan): ReadonlyMap<string, number> => {
  const parts = partsOfPrompts(plan);
  const first = new Map<string, number>();
  for (const [at, { prompt }] of builtIn(plan).prompts.entries()) {
    const used = [...(prompt.uses ?? []), ...(parts[at]?.criteria ?? []).flatMap(({ uses }) => uses)];
    for (const name of used) if (!first.has(name)) first.set(name, at);
  }
  return first;
});

const figuresOf = oncePer((plan: Plan): ReadonlyMap<string, string> => {
  const { limits = [], testData = [] } = plan.artifacts.features ?? {};
  const told = limitLines(plan);
  return new Map([
    ...limits.map(({ id }, at) => [id, told[at] ?? ''] as const),
    ...testData.map(({ id, what, amount, from, labelledBy }) => {
      const about = `${sentence(what)} Amount: ${sentence(amount)} From: ${sentence(from)}`;
      return [id, `- ${line(id)}: ${about} Labelled by: ${sentence(labelledBy)}`] as const;
    }),
  ]);
});
