import { nameKey } from '../../reading/names.ts';
import { oncePer } from '../../reading/once-per.ts';
import { builtIn } from './built.ts';
import { phraseAt } from './phrases.ts';
import type { Plan } from './plan.ts';

/** What work of people holds up; `phase` is its place, and undefined where no phase carries it. */
export interface Waiting {
  phase: number | undefined;
}

/** Finds the phase, feature, prompt or id of a part that a text names; undefined where it names none. */
export const waitingIn = oncePer((plan: Plan): ((text: string) => Waiting | undefined) => {
  const known = waitingByKey(plan);
  const keys = new Set(known.keys());
  return (text) => {
    const key = nameKey(text);
    const exact = known.get(key);
    if (exact !== undefined) return exact;
    for (const { index } of key.matchAll(/[\p{L}\p{N}]+/gu)) {
      const phrase = phraseAt(key, index, keys);
      if (phrase !== undefined) return known.get(phrase);
    }
    return undefined;
  };
});

/** Where a name stands for two things, the phase counts before the feature, and the feature before the prompt. */
function waitingByKey(plan: Plan): Map<string, Waiting> {
  const { features, criteria, artifacts } = plan;
  const carried = (phase: number) => ({ phase: phase === -1 ? undefined : phase });
  const named: [string, Waiting][] = [
    ...(artifacts.phases?.phases ?? []).map(({ name }, phase): [string, Waiting] => [name, { phase }]),
    ...features.flatMap(({ id, feature: { name }, phase }): [string, Waiting][] => [
      [id, carried(phase)],
      [name, carried(phase)],
    ]),
    ...criteria.map(({ id, feature }): [string, Waiting] => [id, carried(feature.phase)]),
    ...builtIn(plan).prompts.flatMap(({ name, prompt: { id = name }, phase }): [string, Waiting][] => [
      [id, { phase }],
      [name, { phase }],
    ]),
  ];
  return new Map(named.map(([name, waiting]) => [nameKey(name), waiting] as const).reverse());
}
