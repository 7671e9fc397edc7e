import { quote } from '../../reading/names.ts';
import { type Built, builtIn } from '../plan/built.ts';
import { placesOf } from '../plan/places.ts';
import type { Plan, PlanOperation } from '../plan/plan.ts';
import { operationKeyIn, statesOf } from '../plan/states.ts';
import { codes } from '../plan/tell.ts';
import { fieldUses } from '../plan/written.ts';
import { defineRule, type Finding } from '../rule.ts';

/** Something that a prompt builds, what that uses, and the prompts that provide it: places in the pack. */
interface Need {
  user: string;
  at: number;
  used: string;
  from: readonly number[];
}

export const promptsBuildInTime = defineRule({
  id: 'prompts-build-in-time',
  check: 3,
  severity: 'hard',
  says: 'What a criterion uses and what reads the fields of a screen is built by the same prompt or an earlier one, in no later phase; so should be what an operation reads, where its answer leads, and the way into a state that it ends.',
  needs: ['features', 'promptPack'],
  judges: ['promptPack'],
  find(_, plan) {
    const built = builtIn(plan);
    if (!built.hasBuilds) return [];
    // A list of what no row exists of yet is empty, and nothing breaks: that is only worth telling.
    const reads = tellLate([...readsOf(plan), ...statesLeft(plan), ...leadsOf(plan)], built);
    const told = reads.map((finding) => ({ ...finding, severity: 'report' as const }));
    return [...tellLate([...usesOf(plan), ...shownOf(plan)], built), ...told];
  },
});

function usesOf(plan: Plan): Need[] {
  const placeOf = placesOf(plan);
  return plan.criteria.flatMap(({ id, feature, uses }) => {
    const at = placeOf(id, feature);
    if (at === -1) return [];
    return uses.flatMap((used): Need[] => {
      const from = placeOf(used, feature);
      return from === -1 ? [] : [{ user: id, at, used, from: [from] }];
    });
  });
}

/** What a screen shows is read by an operation that is there by then. */
function shownOf(plan: Plan): Need[] {
  const placeOf = placesOf(plan);
  return [...fieldUses(plan).values()].flatMap(({ name, readers, screens }) => {
    const from = builtPlaces(plan, readers);
    return screens.flatMap((screen): Need[] => {
      const at = placeOf(screen.name, screen.feature);
      return at === -1 || from.length === 0
        ? []
        : [{ user: `${screen.name} (${name})`, at, used: readers[0]?.key ?? '', from }];
    });
  });
}

/** What ends a state comes after something that leads into it. What a node does is there from the start. */
function statesLeft(plan: Plan): Need[] {
  const ofOperation = (by: string) => plan.operationsByKey.get(operationKeyIn(by)) ?? [];
  return [...plan.entities.values()].flatMap((entity) => {
    const transitions = statesOf(entity)?.transitions ?? [];
    return transitions.flatMap(({ from: state, by: leaver }): Need[] => {
      const into = transitions.filter(({ to }) => to === state).map(({ by }) => by);
      const from = builtPlaces(plan, into.flatMap(ofOperation));
      const [at] = builtPlaces(plan, ofOperation(leaver));
      const isByOperations = into.length > 0 && into.every((by) => ofOperation(by).length > 0);
      if (at === undefined || from.length === 0 || !isByOperations) return [];
      return [{ user: leaver, at, used: into[0] ?? '', from }];
    });
  });
}

const NAMED = /(?<![\w/])(GET|POST|PUT|PATCH|DELETE) (\/[^\s`"'(),;|]*)/g;

/** An answer that leads on to an operation, such as a redirect, comes no earlier than that. */
function leadsOf(plan: Plan): Need[] {
  return plan.operations.flatMap((operation): Need[] => {
    const [at] = builtPlaces(plan, [operation]);
    const told = [...(operation.operation.response ?? '').matchAll(NAMED)].map(([name]) =>
      name.replace(/[.:]{1,9}$/, ''),
    );
    return told.flatMap((used): Need[] => {
      const from = builtPlaces(plan, plan.operationsByKey.get(used) ?? []);
      return at === undefined || from.length === 0 ? [] : [{ user: operation.key, at, used, from }];
    });
  });
}

function builtPlaces(plan: Plan, operations: readonly PlanOperation[]): number[] {
  const placeOf = placesOf(plan);
  const places = operations.map(({ key, feature }) => placeOf(key, feature)).filter((at) => at !== -1);
  return [...new Set(places)].sort((one, other) => one - other);
}

/** Rows of an entity with a source are there before anything is built. */
function readsOf(plan: Plan): Need[] {
  const { operations, entities } = plan;
  const placeOf = placesOf(plan);
  const built = operations
    .map((operation) => ({ ...operation, at: placeOf(operation.key, operation.feature) }))
    .filter(({ at }) => at !== -1);
  const creators = new Map<string, Set<number>>();
  for (const { writes, at } of built) {
    for (const { kind, entity } of writes) {
      if (kind === 'create') creators.set(entity, (creators.get(entity) ?? new Set()).add(at));
    }
  }
  return built.flatMap(({ key, reads, at }) =>
    reads
      .filter(({ entity }) => creators.has(entity) && entities.get(entity)?.entity.source === undefined)
      .map(({ entity }) => ({
        user: key,
        at,
        used: entity,
        from: [...(creators.get(entity) ?? [])].sort((a, b) => a - b),
      })),
  );
}

/** One finding for each pair of prompts in the wrong order. */
function tellLate(needs: readonly Need[], built: Built): Finding[] {
  const late = needs.filter((need) => isLate(need, built));
  const pairs = Map.groupBy(late, ({ at, from: [first] }) => `${at} ${first}`);
  return [...pairs.values()].flatMap((pair) => tell(pair, built));
}

const isLate = ({ at, from }: Need, { prompts }: Built): boolean =>
  !from.some((one) => one <= at && (prompts[one]?.phase ?? 0) <= (prompts[at]?.phase ?? 0));

function tell(needs: readonly Need[], { prompts }: Built): Finding[] {
  const { at = 0, from: [first = 0] = [] } = needs[0] ?? {};
  const [user, provider] = [prompts[at], prompts[first]];
  if (user === undefined || provider === undefined) return [];
  const [one, other] = [quote(user.name), quote(provider.name)];
  const used = codes(needs.map((need) => need.used));
  const isLater = first > at;
  const when = isLater ? 'a later prompt' : 'which belongs to a later phase';
  return [
    {
      artifact: 'promptPack',
      pointer: `${user.pointer}/builds`,
      message: `Prompt ${one} builds ${codes(needs.map((need) => need.user))}, but ${used} comes with ${other}, ${when}.`,
      mend: isLater
        ? `Move ${other} before ${one}, build both in one prompt, or name in its builds what waits for ${other}.`
        : `Build ${used} in an earlier phase, or what uses it in a later one.`,
    },
  ];
}
