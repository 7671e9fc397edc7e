import type { Access } from '../coherence/plan/access.ts';
import { placesOf } from '../coherence/plan/places.ts';
import type { Plan } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';
import type { Listing } from './listings.ts';
import { creatorsOf, lateEntitiesAt } from './places.ts';
import { partsOfPrompts } from './prompt-parts.ts';

/** What an earlier prompt left out of an operation, because no rows existed yet. */
export interface Resumed {
  listing: Listing;
  /** Place of the prompt that left it out. */
  from: number;
  accesses: Access[];
}

/** For each prompt, the accesses that earlier ones deferred until it creates the first rows. */
export const resumedIn = oncePer((plan: Plan): readonly Resumed[][] => {
  const parts = partsOfPrompts(plan);
  const resumed = parts.map((): Resumed[] => []);
  const firstPlaces = firstPlacesOf(plan);
  for (const [from, { listings }] of parts.entries()) {
    const isLate = lateEntitiesAt(plan, from);
    for (const listing of listings) {
      const deferred = [...listing.reads, ...listing.writes].filter(({ entity }) => isLate(entity));
      for (const [place, accesses] of Map.groupBy(deferred, ({ entity }) => firstPlaces.get(entity) ?? -1)) {
        if (place > from) resumed[place]?.push({ listing, from, accesses });
      }
    }
  }
  return resumed;
});

/** Place of the first prompt that creates rows of each entity. */
function firstPlacesOf(plan: Plan): Map<string, number> {
  const placeOf = placesOf(plan);
  const first = new Map<string, number>();
  for (const [entity, creators] of creatorsOf(plan)) {
    for (const { key, feature } of creators) {
      const at = placeOf(key, feature);
      if (at !== -1) first.set(entity, Math.min(at, first.get(entity) ?? at));
    }
  }
  return first;
}
