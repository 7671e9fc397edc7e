import { oncePer } from '../../reading/once-per.ts';
import type { Access } from './access.ts';
import type { Field } from './field.ts';
import type { Plan, PlanEntity, PlanFeature, PlanOperation, PlanScreen } from './plan.ts';

/** A field of the data model, with the operations that write and read it and the screens that show it. */
interface FieldUse {
  /** `Reading.page`. */
  name: string;
  entity: PlanEntity;
  field: Field;
  writers: PlanOperation[];
  readers: PlanOperation[];
  screens: PlanScreen[];
}

/** Every field of the data model by its name, `Reading.page`. Fields that do not follow the grammar are left out. */
export const fieldUses = oncePer((plan: Plan): ReadonlyMap<string, FieldUse> => {
  const uses = new Map<string, FieldUse>();
  for (const entity of plan.entities.values()) {
    for (const field of entity.fields.values()) {
      const name = `${entity.name}.${field.name}`;
      uses.set(name, { name, entity, field, writers: [], readers: [], screens: [] });
    }
  }
  const add = (list: 'writers' | 'readers', operation: PlanOperation, { entity, fields }: Access) => {
    for (const field of fields) uses.get(`${entity}.${field}`)?.[list].push(operation);
  };
  for (const operation of plan.operations) {
    for (const access of operation.reads) add('readers', operation, access);
    for (const access of operation.writes) add('writers', operation, access);
  }
  for (const screen of plan.screens) {
    for (const name of new Set(screen.shows)) uses.get(name)?.screens.push(screen);
  }
  return uses;
});

/** Those whose feature is built before the first of the operations. One that no phase carries may be built at any time. */
export function builtBefore<User extends { feature: PlanFeature }>(
  users: readonly User[],
  operations: readonly PlanOperation[],
): User[] {
  const since = operations.reduce((first, { feature }) => Math.min(first, feature.phase), Number.POSITIVE_INFINITY);
  return users.filter(({ feature: { phase } }) => phase !== -1 && phase < since);
}
