import { inOrderBuilt } from '../coherence/plan/places.ts';
import type { Plan, PlanFeature } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';

/** What one feature says of a screen: all of it, or what it adds to what is built before. */
export interface ScreenListing {
  name: string;
  feature: PlanFeature;
  /** The feature that lists it first, where this one extends it. */
  extended: PlanFeature | undefined;
  shows: readonly string[];
  states: readonly string[];
}

/** Every listing of a screen, without what is built before it; those of one screen stand together. */
export const screensOf = oncePer((plan: Plan): readonly ScreenListing[] => {
  const listed = plan.features.flatMap((feature) =>
    (feature.feature.screens ?? []).map((screen) => ({ ...screen, feature })),
  );
  return [...Map.groupBy(listed, ({ name }) => name)].flatMap(([name, group]) => {
    const said = new Set<string>();
    const isNew = (text: string) => !said.has(text) && said.add(text).size > 0;
    const inOrder = inOrderBuilt(plan, name, group);
    return inOrder.map(({ feature, shows, states }, at) => ({
      name,
      feature,
      extended: at === 0 ? undefined : inOrder[0]?.feature,
      shows: shows.filter(isNew),
      states: states.filter(isNew),
    }));
  });
});
