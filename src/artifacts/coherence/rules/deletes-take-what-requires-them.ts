import { lacksOf } from '../plan/lacks.ts';
import type { Plan } from '../plan/plan.ts';
import { code, codes, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const deletesTakeWhatRequiresThem = defineRule({
  id: 'deletes-take-what-requires-them',
  check: 5,
  severity: 'hard',
  says: 'An operation that deletes a row also deletes the rows that cannot be without it.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find(_, plan) {
    const { targets, dependants } = requiredRefs(plan);
    const leaving = [...plan.operationsByKey].flatMap(([key, operations]): Leaving[] => {
      const [first] = operations;
      const deletes = operations.flatMap(({ writes }) => writes.filter(({ kind }) => kind === 'delete'));
      const deleted = new Set(deletes.map(({ entity }) => entity));
      const taken = countTaken(deleted, targets);
      return [...deleted].flatMap((entity) => {
        const all = dependants.get(entity) ?? new Set();
        if (first === undefined || all.size === (taken.get(entity) ?? 0)) return [];
        const left = lacksOf(all, deleted);
        const cause = `${entity}: ${left.join()}`;
        return [{ cause, artifact: 'features', pointer: first.pointer, name: key, entity, left }];
      });
    });
    return tellByCause(leaving, (names, { entity, left }) => ({
      message: `${names} deletes ${code(entity)}, but leaves rows that require it: ${codes(left)}.`,
      mend: `Add ${codes(left.map((one) => `-${one}`))} to its writes, or make the reference to ${code(entity)} optional.`,
    }));
  },
});

interface Leaving extends Place {
  entity: string;
  left: string[];
}

/** For each entity, those that it cannot be without, and those that cannot be without it. */
function requiredRefs({ entities }: Plan) {
  const targets = new Map<string, Set<string>>();
  const dependants = new Map<string, Set<string>>();
  for (const { name, fields } of entities.values()) {
    for (const { ref, type, optional } of fields.values()) {
      // A list of references can lose one of them.
      if (ref === undefined || optional || ref === name || !type.startsWith('ref ')) continue;
      targets.set(name, (targets.get(name) ?? new Set()).add(ref));
      dependants.set(ref, (dependants.get(ref) ?? new Set()).add(name));
    }
  }
  return { targets, dependants };
}

/** How many of the deleted entities require each of the others. */
function countTaken(deleted: ReadonlySet<string>, targets: ReadonlyMap<string, ReadonlySet<string>>) {
  const taken = new Map<string, number>();
  for (const entity of deleted) {
    for (const target of targets.get(entity) ?? []) taken.set(target, (taken.get(target) ?? 0) + 1);
  }
  return taken;
}
