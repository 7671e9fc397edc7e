import type { Plan, PlanCriterion, PlanEntity, PlanOperation } from '../coherence/plan/plan.ts';
import { operationKeyIn, statesOf } from '../coherence/plan/states.ts';
import { parseTransition, type Transition } from '../coherence/plan/transition.ts';
import { oncePer } from '../reading/once-per.ts';
import { listingsOf } from './listings.ts';

/** A change of state that operations make. */
export interface Change extends Transition {
  entity: PlanEntity;
}

/**
 * The changes of state that each listing of an operation makes. Where several features list it, all that write the
 * state may make a change; one that says which states it is about makes no other change that another one names.
 */
export const changesMade = oncePer((plan: Plan): ReadonlyMap<PlanOperation, readonly Change[]> => {
  const made = new Map<PlanOperation, Change[]>();
  const listings = Map.groupBy(
    listingsOf(plan).map(({ operation }) => operation),
    ({ key }) => key,
  );
  for (const entity of plan.entities.values()) {
    // A change that is said twice is one.
    const said = new Set(entity.entity.states);
    const changes = [...said].map(parseTransition).filter((one) => one !== undefined);
    for (const [key, own] of Map.groupBy(changes, ({ by }) => operationKeyIn(by))) {
      for (const [operation, kept] of sharedOut(plan, entity, own, listings.get(key) ?? [])) {
        const all = made.get(operation) ?? [];
        made.set(operation, all);
        for (const change of kept) all.push({ ...change, entity });
      }
    }
  }
  return made;
});

/** The changes that one operation makes to an entity, by the listings that make them. */
function sharedOut(
  plan: Plan,
  entity: PlanEntity,
  changes: readonly Transition[],
  listed: readonly PlanOperation[],
): [PlanOperation, Transition[]][] {
  const [first] = listed;
  if (first === undefined) return [];
  const field = statesOf(entity)?.field?.name;
  const shared = new Map(listed.map((operation) => [operation, [] as Transition[]]));
  const said = new Map(listed.map((operation) => [operation, namedBy(plan, operation, entity, field, changes)]));
  for (const change of changes) {
    const writers = listed.filter((operation) => writes(operation, entity, change, field));
    const isNamed = writers.some((operation) => said.get(operation)?.has(change));
    const makers = writers.filter((operation) => {
      const named = said.get(operation);
      return !isNamed || named?.size === 0 || named?.has(change);
    });
    for (const operation of makers.length > 0 ? makers : [first]) shared.get(operation)?.push(change);
  }
  return [...shared].filter(([, own]) => own.length > 0);
}

const writes = ({ writes }: PlanOperation, { name }: PlanEntity, { from }: Transition, field = ''): boolean =>
  writes.some(
    ({ kind, entity, fields }) =>
      entity === name && (from === 'new' ? kind === 'create' : kind === 'change' && fields.includes(field)),
  );

/**
 * Of the changes that a listing may make, those whose states its purpose and its criteria name, and those that follow
 * from a state which it enters. A row that it creates has its first state, so nothing has to name that.
 */
function namedBy(
  plan: Plan,
  operation: PlanOperation,
  entity: PlanEntity,
  field: string | undefined,
  changes: readonly Transition[],
): ReadonlySet<Transition> {
  const says = saysOf(plan)(operation);
  const isNamed = (state: string) => says(state.toLowerCase());
  const named = new Set<Transition>();
  const open = changes.filter((change) => change.from !== 'new' && writes(operation, entity, change, field));
  const byStart = Map.groupBy(open, ({ from }) => from);
  const next = open.filter(({ from, to }) => isNamed(from) || isNamed(to));
  for (let change = next.pop(); change !== undefined; change = next.pop()) {
    if (named.has(change)) continue;
    named.add(change);
    next.push(...(byStart.get(change.to) ?? []));
  }
  return named.size === 0 ? named : new Set([...named, ...changes.filter(({ from }) => from === 'new')]);
}

/** Whether a feature says a word of an operation: in its purpose there, or in the criteria that use it. */
const saysOf = oncePer((plan: Plan) => {
  const criteria = new Map<string, Set<string>>();
  for (const criterion of plan.criteria) {
    const words = wordsIn(criterion.text);
    for (const key of calledBy(plan, criterion)) {
      const place = `${criterion.feature.id}\n${key}`;
      const about = criteria.get(place) ?? new Set();
      criteria.set(place, about);
      for (const word of words) about.add(word);
    }
  }
  return ({ key, feature, operation }: PlanOperation): ((word: string) => boolean) => {
    const purpose = wordsIn(operation.purpose);
    const about = criteria.get(`${feature.id}\n${key}`);
    return (word) => purpose.has(word) || about?.has(word) === true;
  };
});

const calledBy = ({ operationsByKey }: Plan, { uses }: PlanCriterion): Set<string> =>
  new Set(uses.map(operationKeyIn).filter((key) => (operationsByKey.get(key)?.length ?? 0) > 1));

// A part of a path or of a longer name, such as `/paid` or `paid-back`, is no state.
const WORD = /(?<![\p{L}\p{N}_/-])[\p{L}\p{N}_-]+/gu;

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase()));
