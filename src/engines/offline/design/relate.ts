import type { Domain } from '../knowledge/schema.ts';
import { pascal, plural } from '../language/inflect.ts';
import type { Entity } from './design.ts';

/** Joins what stands alone: domain relations where both ends exist, else everything belongs to the first entity. */
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
  const [first] = entities;
  for (const entity of entities.slice(1)) {
    const linked =
      entity.relations.length > 0 ||
      entities.some((one) => one.relations.some((relation) => relation.to === entity.name));
    if (first && !linked)
      entity.relations.push({ says: RANK[entity.kind] < RANK[first.kind] ? 'has many' : 'belongs to', to: first.name });
  }
  return entities;
}

/** What holds and what is held: a place has inspections, a person has orders. */
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
