import type { Plan, PlanFeature } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';

/** What one feature says of a screen: all of it, or what it adds to an earlier feature. */
export interface ScreenListing {
  name: string;
  feature: PlanFeature;
  /** The feature that lists it first, where this one extends it. */
  extended: PlanFeature | undefined;
  shows: readonly string[];
  states: readonly string[];
}

/** Every listing of a screen, without what an earlier one says. */
export const screensOf = oncePer(({ features }: Plan): readonly ScreenListing[] => {
  const known = new Map<string, { first: PlanFeature; said: Set<string> }>();
  return features.flatMap((feature) =>
    (feature.feature.screens ?? []).map(({ name, shows, states }): ScreenListing => {
      const before = known.get(name);
      const said = before?.said ?? new Set<string>();
      if (before === undefined) known.set(name, { first: feature, said });
      const isNew = (text: string) => !said.has(text) && said.add(text).size > 0;
      return { name, feature, extended: before?.first, shows: shows.filter(isNew), states: states.filter(isNew) };
    }),
  );
});
