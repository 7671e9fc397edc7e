import type { Domain } from '../knowledge/schema.ts';
import { lastWord, pascal, plural } from '../language/inflect.ts';
import type { Entity } from './design.ts';

/**
 * Joins what stands alone: domain relations where both ends exist, else a reference that may stay empty between it and the first
 * entity. That one thing cannot be without another is only said where somebody knows it.
 */
export function relate(entities: Entity[], domain: Domain): Entity[] {
  const byName = (target: string) =>
    entities.find((one) => one.one === target || one.name === pascal(target) || plural(one.one) === target);
  for (const entity of entities) {
    const spec = domain.entities.find((one) => one.name === entity.one);
    for (const relation of spec?.relations ?? []) {
      const target = byName(relation.to);
      if (target && target !== entity && !entity.relations.some((one) => one.to === target.name))
        entity.relations.push({ says: relation.says, to: target.name });
    }
  }
  nest(entities);
  const [first] = entities;
  for (const entity of entities.slice(1)) {
    const linked =
      entity.relations.length > 0 ||
      entities.some((one) => one.relations.some((relation) => relation.to === entity.name));
    if (!first || linked || isOfProgram(entity)) continue;
    const [from, to] = RANK[entity.kind] < RANK[first.kind] ? [first, entity] : [entity, first];
    from.relations.push({ says: 'refers to', to: to.name });
  }
  return entities;
}

/** Settings, keys, rates and logs of the program speak of no single record of the house; or they name it by its type. */
const isOfProgram = ({ alone, from, name, fields }: Entity): boolean =>
  alone === true ||
  (from === 'capability' && (OF_PROGRAM.test(name) || fields.some((field) => field.startsWith('recordType:'))));
const OF_PROGRAM = /(?:Key|Settings?|Preference|Rate|GlossaryTerm|Intake|ImportRun|HelpLine|RoleGrant)$/;

/** What is referred to and what refers: an inspection to its place, an order to its person. */
const RANK = {
  group: 0,
  person: 1,
  place: 2,
  item: 3,
  document: 4,
  event: 5,
  task: 6,
  money: 7,
  message: 7,
  measure: 8,
};

/** Holds other things, from the widest to the narrowest: a freezer has racks, a rack has boxes. */
const HOLDS =
  'site building floor room lab warehouse hall store freezer fridge cabinet cupboard van truck trunk rack shelf crate drawer box bin tray folder binder album envelope package'.split(
    ' ',
  );

/** What holds and what lies in it, however the idea orders them: the next narrower place, or the main thing in the last. */
function nest(entities: readonly Entity[]): void {
  const own = entities.filter(({ from }) => from === 'idea');
  const holding = own
    .filter(({ one }) => HOLDS.includes(lastWord(one)))
    .sort((a, b) => HOLDS.indexOf(lastWord(a.one)) - HOLDS.indexOf(lastWord(b.one)));
  const [main] = entities;
  holding.forEach((holder, at) => {
    const inner = holding[at + 1] ?? (main && !holding.includes(main) && main.kind !== 'person' ? main : undefined);
    const linked =
      inner &&
      [holder, inner].some(({ relations }) => relations.some(({ to }) => to === inner.name || to === holder.name));
    if (inner && !linked && (inner.kind === 'item' || holding.includes(inner)))
      inner.relations.push({ says: 'belongs to', to: holder.name });
  });
}
