import type { PlanEntity } from '../plan/plan.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

/** A command or a job has no status. */
const WITHOUT_STATUS = /^(?:CLI|EVENT|WS) /;

export const uniqueWritersRefuse = defineRule({
  id: 'unique-writers-refuse',
  check: 8,
  severity: 'report',
  says: 'Where one operation answers 409 when it writes what is unique, the others that write it do, too.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find(_, { entities, operationsByKey }) {
    const uneven = [...entities.values()].flatMap((entity): (Place & { of: string })[] => {
      const unique = uniqueIn(entity);
      const writers = [...operationsByKey].filter(
        ([key, listed]) =>
          !WITHOUT_STATUS.test(key) &&
          listed.some(({ writes }) =>
            writes.some((one) => one.entity === entity.name && one.fields.some((field) => unique.has(field))),
          ),
      );
      const without = writers.filter(
        ([, listed]) => !listed.some(({ operation }) => operation.errors?.some(isConflict)),
      );
      if (without.length === 0 || without.length === writers.length) return [];
      return without.flatMap(([name, [first]]) =>
        first === undefined
          ? []
          : [{ cause: entity.name, artifact: 'features', of: entity.name, name, pointer: first.pointer }],
      );
    });
    return tellByCause(uneven, (names, { of }) => ({
      message: `Other operations answer 409 when they write what is unique in ${code(of)}; these do not: ${names}.`,
      mend: 'Add the error to each that can meet a value that is taken.',
    }));
  },
});

const isConflict = (error: string): boolean => /^\s*409(?!\d)/.test(error);

/** The fields that are unique, alone or with others. */
function uniqueIn({ fields, entity: { unique = [] } }: PlanEntity): ReadonlySet<string> {
  const alone = [...fields.values()].filter((field) => field.unique).map(({ name }) => name);
  return new Set([
    ...alone,
    ...unique.flatMap((set) => set.split(/\swhere\s/)[0]?.split(',') ?? []).map((one) => one.trim()),
  ]);
}
