import { type Built, builtIn } from '../coherence/plan/built.ts';
import { placesOf } from '../coherence/plan/places.ts';
import type { Plan, PlanFeature, PlanOperation } from '../coherence/plan/plan.ts';
import { oncePer } from '../reading/once-per.ts';

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

/** The operations that create rows of each entity. */
export const creatorsOf = oncePer(({ operations }: Plan): ReadonlyMap<string, readonly PlanOperation[]> => {
  const creators = operations.flatMap((operation) =>
    operation.writes.filter(({ kind }) => kind === 'create').map(({ entity }) => ({ entity, operation })),
  );
  const byEntity = Map.groupBy(creators, ({ entity }) => entity);
  return new Map([...byEntity].map(([entity, own]) => [entity, own.map(({ operation }) => operation)]));
});

/** Says of which entities only later phases than that of the prompt at a place create rows. */
export function createdLaterAt(plan: Plan, at: number): (entity: string) => boolean {
  const isLate = latenessAt(plan, at);
  const told = new Map<string, boolean>();
  return (name) => {
    const creators = creatorsOf(plan).get(name) ?? [];
    const isLater = told.get(name) ?? (creators.length > 0 && creators.every(isLate));
    told.set(name, isLater);
    return isLater;
  };
}

/** The same without entities whose rows also come from elsewhere. */
export function lateEntitiesAt(plan: Plan, at: number): (entity: string) => boolean {
  const isLater = createdLaterAt(plan, at);
  return (name) => {
    const known = plan.entities.get(name);
    return known !== undefined && known.entity.source === undefined && isLater(name);
  };
}
