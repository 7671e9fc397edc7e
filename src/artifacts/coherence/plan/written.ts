import { oncePer } from '../../reading/once-per.ts';
import type { Access } from './access.ts';
import type { Field } from './field.ts';
import type { Plan, PlanEntity, PlanFeature, PlanOperation } from './plan.ts';

/** A field of the data model, and the operations that write and read it. */
export interface FieldUse {
  /** `Reading.page`. */
  name: string;
  entity: PlanEntity;
  field: Field;
  writers: PlanOperation[];
  readers: PlanOperation[];
}

/** Every field of the data model by its name, `Reading.page`. Fields that do not follow the grammar are left out. */
export const fieldUses = oncePer((plan: Plan): ReadonlyMap<string, FieldUse> => {
  const uses = new Map<string, FieldUse>();
  for (const entity of plan.entities.values()) {
    for (const field of entity.fields.values()) {
      const name = `${entity.name}.${field.name}`;
      uses.set(name, { name, entity, field, writers: [], readers: [] });
    }
  }
  const add = (list: 'writers' | 'readers', operation: PlanOperation, { entity, fields }: Access) => {
    for (const field of fields) uses.get(`${entity}.${field}`)?.[list].push(operation);
  };
  for (const operation of plan.operations) {
    for (const access of operation.reads) add('readers', operation, access);
    for (const access of operation.writes) add('writers', operation, access);
  }
  return uses;
});

/** The earliest phase of some operations. Where phases do not carry a feature, it may be built at any time. */
export const earliest = (operations: readonly PlanOperation[]): number =>
  operations.reduce((first, { feature }) => Math.min(first, feature.phase), Number.POSITIVE_INFINITY);

/** Whether a feature is built before that phase. One that no phase carries is not. */
export const isBefore = ({ phase }: PlanFeature, other: number): boolean => phase !== -1 && phase < other;
