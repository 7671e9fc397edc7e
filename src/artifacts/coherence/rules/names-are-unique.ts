import { nameKey } from '../../reading/names.ts';
import { fieldNameIn } from '../plan/fields.ts';
import { pointerTo } from '../plan/pointer.ts';
import { code, type Place, tellByCause } from '../plan/tell.ts';
import { defineRule } from '../rule.ts';

/** Labels of nodes and names of entities are compared by `edges-join-known-nodes` and `relationships-name-entities`. */
export const namesAreUnique = defineRule({
  id: 'names-are-unique',
  check: 6,
  severity: 'hard',
  says: 'No entity has two fields of one name, and no two guards or settings share theirs.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture: { dataModel, guards = [], settings = [] } }) {
    const repeated = [
      ...dataModel.flatMap(({ entity, fields }, at) =>
        repeats(fields.map(fieldNameIn), `fields of ${code(entity)}`, ['dataModel', at, 'fields']),
      ),
      ...repeats(
        guards.map(({ id }) => id),
        'guards',
        ['guards'],
      ),
      ...repeats(
        settings.map(({ name }) => name),
        'settings',
        ['settings'],
      ),
    ];
    return tellByCause(repeated, (names, { what }) => ({
      message: `Two ${what} are called ${names}.`,
      mend: `Remove one of the ${what} called ${names}, or rename it.`,
    }));
  },
});

/** The places of a list where a name stands again. */
function repeats(names: readonly string[], what: string, list: readonly (string | number)[]) {
  const seen = new Set<string>();
  return names.flatMap((name, at): (Place & { what: string })[] => {
    const key = nameKey(name);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const pointer = pointerTo(...list, at);
    return [{ cause: `${pointerTo(...list)} ${key}`, artifact: 'architecture', pointer, name, what }];
  });
}
