import { oncePer } from '../../reading/once-per.ts';
import { builtIn } from './built.ts';
import type { Plan, PlanFeature } from './plan.ts';

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
const beginningsOf = oncePer((plan: Plan): ReadonlyMap<PlanFeature, number> => {
  const { partNamed } = builtIn(plan);
  const begins = new Map<PlanFeature, number>();
  for (const { id, feature } of plan.criteria) {
    const at = partNamed(id)?.builtAt[0];
    if (at !== undefined) begins.set(feature, Math.min(at, begins.get(feature) ?? at));
  }
  return begins;
});

/** What several features list under one name, in the order in which the prompts build it. */
export function inOrderBuilt<One extends { feature: PlanFeature }>(
  plan: Plan,
  name: string,
  listings: readonly One[],
): readonly One[] {
  if (listings.length < 2) return listings;
  const placeOf = placesOf(plan);
  const { listedBy } = builtIn(plan).partNamed(name) ?? {};
  const orderOf = ({ feature }: One) => listedBy?.get(feature) ?? 0;
  return listings.toSorted(
    (one, other) => placeOf(name, one.feature) - placeOf(name, other.feature) || orderOf(one) - orderOf(other),
  );
}

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
