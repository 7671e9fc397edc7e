import type { Plan, PlanFeature } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import type { PromptParts } from './prompt-parts.ts';

/** The operations of a feature that read what its screens in a prompt show: what those screens can call. */
export function readFor(plan: Plan, { screens }: PromptParts): string[] {
  const shown = new Map<PlanFeature, Set<string>>();
  for (const { feature, shows } of screens) {
    const entities = shown.get(feature) ?? new Set<string>();
    for (const field of shows) entities.add(field.split('.', 1)[0] ?? '');
    shown.set(feature, entities);
  }
  return [...shown].flatMap(([feature, entities]) =>
    (operationsOf(plan).get(feature) ?? [])
      .filter(({ reads }) => reads.some(({ entity }) => entities.has(entity)))
      .map(({ key }) => key),
  );
}

const operationsOf = oncePer(({ operations }: Plan) => Map.groupBy(operations, ({ feature }) => feature));
