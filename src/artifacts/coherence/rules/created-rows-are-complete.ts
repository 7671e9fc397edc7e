import { lacksOf } from '../plan/lacks.ts';
import type { Plan, PlanOperation } from '../plan/plan.ts';
import { code, codes, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

export const createdRowsAreComplete = defineRule({
  id: 'created-rows-are-complete',
  check: 5,
  severity: 'hard',
  says: 'An operation that creates a row writes each field that is required and has no default.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find(_, plan) {
    const required = requiredFields(plan);
    const incomplete = [...plan.operationsByKey].flatMap(([key, [first, ...more]]) =>
      first === undefined ? [] : lacking(key, first, more, required),
    );
    return tellByCause(incomplete, (names, { entity, fields }) => ({
      message: `${names} creates ${code(entity)} without fields that each row needs: ${codes(fields)}.`,
      mend: `Add ${codes(fields)} to ${code(`+${entity}`)} in its writes, or make each optional or give it a default.`,
    }));
  },
});

type Required = ReadonlyMap<string, readonly string[]>;

const requiredFields = ({ entities }: Plan): Required =>
  new Map(
    Array.from(entities.values(), ({ name, fields }) => [
      name,
      [...fields.values()].filter(({ optional, hasDefault }) => !optional && !hasDefault).map((field) => field.name),
    ]),
  );

interface Lacking extends Place {
  entity: string;
  fields: string[];
}

/** What all listings of an operation together leave out, entity by entity. */
function lacking(key: string, first: PlanOperation, more: readonly PlanOperation[], required: Required): Lacking[] {
  const written = new Map<string, Set<string>>();
  for (const { kind, entity, fields } of [first, ...more].flatMap(({ writes }) => writes)) {
    if (kind !== 'create') continue;
    const known = written.get(entity) ?? new Set();
    for (const field of fields) known.add(field);
    written.set(entity, known);
  }
  return [...written].flatMap(([entity, names]): Lacking[] => {
    const fields = lacksOf(required.get(entity) ?? [], names);
    if (fields.length === 0) return [];
    const cause = `${entity}: ${fields.join()}`;
    return [{ cause, artifact: 'features', pointer: first.pointer, name: key, entity, fields }];
  });
}
