import { builtIn } from '../coherence/plan/built.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import { line, quoted, sentence } from './lines.ts';
import { partsOfPrompts } from './prompt-parts.ts';

/** The limits and test data that some names call, in the order of the features; of what is ready by then, what it is. */
export function figureLines(plan: Plan, at: number, names: Iterable<string>): string[] {
  const used = new Set(names);
  const { prompts } = builtIn(plan);
  return [...figuresOf(plan)]
    .filter(([id]) => used.has(id))
    .map(([id, { whole, what }]) => {
      const first = firstUses(plan).get(id) ?? at;
      return what === undefined || first >= at ? whole : `${what} Ready since ${quoted(prompts[first]?.name ?? '')}.`;
    });
}

/** All limits of a plan. */
export const limitLines = ({ artifacts: { features } }: Plan): string[] =>
  (features?.limits ?? []).map(({ id, value, what }) => `- ${line(id)} (${line(value)}): ${line(what)}`);

/** The test data that no earlier prompt than the one at a place relies on: it has to be ready by then. */
export const dataToPrepare = (plan: Plan, at: number): string[] =>
  (plan.artifacts.features?.testData ?? [])
    .filter(({ id }) => firstUses(plan).get(id) === at)
    .map(
      ({ id, labelledBy }) =>
        `- ${line(id)}, described below, is first needed here. Labelled by: ${sentence(labelledBy)}`,
    );

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

/** Each limit, and test data; `what` is only the latter in short. */
const figuresOf = oncePer((plan: Plan): ReadonlyMap<string, { whole: string; what?: string }> => {
  const { limits = [], testData = [] } = plan.artifacts.features ?? {};
  const told = limitLines(plan);
  return new Map([
    ...limits.map(({ id }, at) => [id, { whole: told[at] ?? '' }] as const),
    ...testData.map(({ id, what: said, amount, from, labelledBy }) => {
      const what = `- ${line(id)}: ${sentence(said)}`;
      const about = `Amount: ${sentence(amount)} From: ${sentence(from)} Labelled by: ${sentence(labelledBy)}`;
      return [id, { whole: `${what} ${about}`, what }] as const;
    }),
  ]);
});
