import type { Plan, PlanEntity, PlanOperation } from '../coherence/plan/plan.ts';
import { operationKeyIn, statesOf } from '../coherence/plan/states.ts';
import { parseTransition, type Transition } from '../coherence/plan/transition.ts';
import { oncePer } from '../reading/once-per.ts';
import { listingsOf } from './listings.ts';

/** A line of a state table, and the listing of the operation that makes the change; undefined where a node does. */
export interface Change {
  entity: PlanEntity;
  /** As it is written. */
  text: string;
  /** Undefined where it does not follow the grammar. */
  transition: Transition | undefined;
  maker: PlanOperation | undefined;
}

/** The state table of each entity that has one. */
export const changesOf = oncePer((plan: Plan): ReadonlyMap<PlanEntity, readonly Change[]> => {
  const writers = firstWriters(plan);
  const inOrder = listingsOf(plan).filter(({ extended }) => extended === undefined);
  const firsts = new Map(inOrder.map(({ operation }) => [operation.key, operation]));
  const changes = [...plan.entities.values()].map((entity) => {
    const field = statesOf(entity)?.field?.name ?? '';
    const table = (entity.entity.states ?? []).map((text): Change => {
      const transition = parseTransition(text);
      const key = transition && operationKeyIn(transition.by);
      const what = transition?.from === 'new' ? '+' : field;
      const first = firsts.get(key ?? '');
      const maker = first && (writers.get(writeKey(first.key, entity.name, what)) ?? first);
      return { entity, text, transition, maker };
    });
    return [entity, table] as const;
  });
  return new Map(changes.filter(([, table]) => table.length > 0));
});

/** The changes of state that each listing of an operation makes. */
export const changesMade = oncePer(
  (plan: Plan): ReadonlyMap<PlanOperation | undefined, readonly Change[]> =>
    Map.groupBy([...changesOf(plan).values()].flat(), ({ maker }) => maker),
);

/** The first listing of an operation that creates a row (`+`) or changes a field. */
function firstWriters(plan: Plan): Map<string, PlanOperation> {
  const writers = new Map<string, PlanOperation>();
  for (const { operation } of listingsOf(plan)) {
    for (const { kind, entity, fields } of operation.writes) {
      for (const what of kind === 'create' ? ['+'] : fields) {
        const key = writeKey(operation.key, entity, what);
        if (!writers.has(key)) writers.set(key, operation);
      }
    }
  }
  return writers;
}

const writeKey = (...parts: readonly string[]): string => parts.join('\n');
