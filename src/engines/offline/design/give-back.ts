import type { Entity, Ground, Use } from './design.ts';
import { isLife } from './merge-fields.ts';

/** What binding a function has changed in things of the idea. */
interface Grown {
  entity: Entity;
  before: readonly string[];
  after: readonly string[];
}

/** Binds functions and notes what each adds to things of the idea, so that it can be given back. */
export function noteGrowth({ entities }: Ground): {
  noting: (bind: () => Use) => Use;
  giveBack: (kept: readonly Use[]) => void;
} {
  const byUse = new Map<Use, Grown[]>();
  return {
    noting: (bind) => {
      const was = entities.filter(({ from }) => from === 'idea').map((entity) => ({ entity, before: entity.fields }));
      const use = bind();
      const grown = was.filter(({ entity, before }) => entity.fields !== before);
      byUse.set(
        use,
        grown.map((one) => ({ ...one, after: one.entity.fields })),
      );
      return use;
    },
    giveBack: (kept) => {
      for (const [use, grown] of byUse) if (!isKept(use, kept)) for (const one of grown) takeBack(one, kept);
    },
  };
}

const isKept = (use: Use, kept: readonly Use[]) =>
  kept.some((one) => one === use || (one.capability === use.capability && one.object === use.object));

/** A function that is left out in the end takes its fields with it: no basket keeps a total for orders that nobody places. */
function takeBack({ entity, before, after }: Grown, kept: readonly Use[]): void {
  const held = broughtTo(entity, kept);
  const rest = entity.fields.filter((field) => before.includes(field) || !after.includes(field) || held.has(field));
  const lost = before.filter(
    (field) =>
      !after.includes(field) &&
      !(isLife(field) && rest.some(isLife)) &&
      !rest.some((one) => nameOf(one) === nameOf(field)),
  );
  entity.fields = [...lost, ...rest];
}

/** Fields that the functions which stay need there. */
const broughtTo = (entity: Entity, kept: readonly Use[]) =>
  new Set(
    kept.flatMap(({ capability, entities }) =>
      capability.entities.filter(({ key }) => entities.get(key) === entity).flatMap(({ fields }) => fields),
    ),
  );

const nameOf = (field: string) => field.split(':')[0];
