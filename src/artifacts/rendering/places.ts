import { type Built, builtIn } from '../coherence/plan/built.ts';
import type { Plan, PlanFeature, PlanOperation } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';

/**
 * Finds the place of the prompt that builds a part as a feature lists it; -1 where none does. An extension that no
 * prompt lists again comes with the first criterion of its feature that uses it, else with the first one at all.
 */
export const placesOf = oncePer((plan: Plan): ((name: string, feature: PlanFeature) => number) => {
  const { partNamed } = builtIn(plan);
  const begins = beginningsOf(plan);
  const firstUses = firstUsesOf(plan);
  return (name, feature) => {
    const { builtAt = [], listedBy } = partNamed(name) ?? {};
    const last = builtAt.at(-1) ?? -1;
    if (last === -1) return -1;
    const wanted = firstUses.get(feature)?.get(name) ?? begins.get(feature) ?? last;
    return builtAt[listedBy?.get(feature) ?? 0] ?? Math.max(last, wanted);
  };
});

/** Place of the first prompt that builds a criterion of each feature. */
export const beginningsOf = oncePer((plan: Plan): ReadonlyMap<PlanFeature, number> => {
  const { partNamed } = builtIn(plan);
  const begins = new Map<PlanFeature, number>();
  for (const { id, feature } of plan.criteria) {
    const at = partNamed(id)?.builtAt[0];
    if (at !== undefined) begins.set(feature, Math.min(at, begins.get(feature) ?? at));
  }
  return begins;
});

/** Place of the prompt that builds most criteria of each feature: what it is about as a whole belongs there. */
export const mainPlacesOf = oncePer((plan: Plan): ReadonlyMap<PlanFeature, number> => {
  const { partNamed } = builtIn(plan);
  const byFeature = Map.groupBy(plan.criteria, ({ feature }) => feature);
  const places = [...byFeature].map(([feature, criteria]) => {
    const built = criteria.map(({ id }) => partNamed(id)?.builtAt[0]).filter((at) => at !== undefined);
    const counts = [...Map.groupBy(built, (at) => at)].map(([at, own]) => ({ at, count: own.length }));
    const [main] = counts.sort((one, other) => other.count - one.count || one.at - other.at);
    return [feature, main?.at ?? -1] as const;
  });
  return new Map(places);
});

/** For each feature, the place of the first prompt that builds a criterion with a use of each part. */
function firstUsesOf(plan: Plan): Map<PlanFeature, Map<string, number>> {
  const { partNamed } = builtIn(plan);
  const firstUses = new Map<PlanFeature, Map<string, number>>();
  for (const { id, feature, uses } of plan.criteria) {
    const at = partNamed(id)?.builtAt[0];
    const own = firstUses.get(feature) ?? new Map<string, number>();
    firstUses.set(feature, own);
    for (const name of uses.flatMap((used) => partNamed(used)?.name ?? [])) {
      if (at !== undefined) own.set(name, Math.min(at, own.get(name) ?? at));
    }
  }
  return firstUses;
}

/** Whether something, as a feature lists it, is built in a later phase than a prompt. */
export type IsLate = (operation: PlanOperation) => boolean;

/** Says which operations are built in a later phase than the prompt at a place. */
export function latenessAt(plan: Plan, at: number): IsLate {
  const { prompts }: Built = builtIn(plan);
  const phase = prompts[at]?.phase;
  if (phase === undefined) return () => false;
  const placeOf = placesOf(plan);
  return ({ key, feature }) => {
    const place = placeOf(key, feature);
    if (place === -1) return feature.phase > phase;
    return place > at && (prompts[place]?.phase ?? 0) > phase;
  };
}
