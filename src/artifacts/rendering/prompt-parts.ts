import { builtIn } from '../coherence/plan/built.ts';
import { placesOf } from '../coherence/plan/places.ts';
import type { Plan, PlanCriterion } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import { type Listing, listingsOf } from './listings.ts';
import { namerOf } from './named.ts';
import { mainPlacesOf } from './places.ts';
import { type ScreenListing, screensOf } from './screen-listings.ts';

/** What one prompt builds, as the features list it. */
export interface PromptParts {
  listings: Listing[];
  screens: ScreenListing[];
  criteria: PlanCriterion[];
  /** Of the features that are built here for the most part; one that calls an operation stands where that is built. */
  edgeCases: string[];
}

/** What each prompt of a pack builds. */
export const partsOfPrompts = oncePer((plan: Plan): readonly PromptParts[] => {
  const parts = builtIn(plan).prompts.map(
    (): PromptParts => ({ listings: [], screens: [], criteria: [], edgeCases: [] }),
  );
  const placeOf = placesOf(plan);
  for (const one of listingsOf(plan)) parts[placeOf(one.operation.key, one.operation.feature)]?.listings.push(one);
  for (const one of screensOf(plan)) parts[placeOf(one.name, one.feature)]?.screens.push(one);
  for (const one of plan.criteria) parts[placeOf(one.id, one.feature)]?.criteria.push(one);
  const namedIn = namerOf(plan);
  for (const [feature, main] of mainPlacesOf(plan)) {
    for (const edgeCase of feature.feature.edgeCases) {
      const called = [...namedIn([edgeCase]).operations].map((key) => placeOf(key, feature));
      parts[Math.max(-1, ...called) === -1 ? main : Math.max(...called)]?.edgeCases.push(edgeCase);
    }
  }
  return parts;
});
