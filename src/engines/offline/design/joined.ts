import type { Entity, Part } from './design.ts';
import { hangOn, hangOnOwn } from './hang-on.ts';

/**
 * The tables joined as their own words say: a column that only names another table ("zone: text" beside Zone) is a reference to it,
 * and what is divided knows what it was divided from. Changes `entities` in place.
 */
export function joinAsSaid(entities: Entity[], parts: readonly Part[]): Entity[] {
  for (const entity of entities) referToNamed(entity, entities);
  for (const entity of entities) dueOnce(entity, entities);
  for (const { spec, use } of parts)
    for (const { path } of spec.api) {
      const key = DIVIDED.exec(path)?.[1];
      const entity = key === undefined ? undefined : use.entities.get(key);
      if (entity && entities.includes(entity)) hangOnOwn(entity, 'belongs to');
    }
  return entities;
}

/** "POST /{sample.path}/:id/divide" makes more of the same. */
const DIVIDED = /^\/\{(\w+)\.path\}\/:\w+\/(?:divide|division|aliquots?|portions?)$/;

/** A table has at least so many columns of its own. */
const FIELDS_MIN = 2;
const NAMED = /^([a-z][A-Za-z]*): text(?:, optional)?$/;

function referToNamed(entity: Entity, entities: readonly Entity[]): void {
  for (const field of [...entity.fields]) {
    const name = NAMED.exec(field)?.[1]?.toLowerCase();
    const named = name && entities.find((one) => one !== entity && one.name.toLowerCase() === name);
    if (!named || entity.fields.length <= FIELDS_MIN || refersTo(named, entity)) continue;
    entity.fields = entity.fields.filter((one) => one !== field);
    hangOn(entity, 'refers to', named);
  }
}

/** Two tables that point at each other can be made in no order. */
const refersTo = (from: Entity, to: Entity) =>
  from.relations.some(({ says, to: name }) => says !== 'has many' && name === to.name);

const OWN_DUE = /^(?:\w*EveryDays|everyDays|\w*[dD]ueOn|next\w*On): /;
const LAST_DONE = /^([a-z]+)ed(?:On|At): /;

/** Intervals and work done have tables of their own: what is due is worked out from them, and stands nowhere else. */
function dueOnce(entity: Entity, entities: readonly Entity[]): void {
  const own = entities.filter(({ relations }) =>
    relations.some(({ says, to }) => says === 'belongs to' && to === entity.name),
  );
  const interval = own.find(({ fields }) => fields.some((field) => field.startsWith('everyDays:')));
  const done = own.find(({ fields }) => fields.some((field) => field.startsWith('doneAt:')));
  if (!interval || !done) return;
  const works = interval.fields.find((field) => field.startsWith('work:')) ?? '';
  const isTold = (field: string) => {
    const stem = LAST_DONE.exec(field)?.[1];
    return OWN_DUE.test(field) || (stem !== undefined && new RegExp(`\\b${stem}`).test(works));
  };
  const left = entity.fields.filter((field) => !isTold(field));
  if (left.length >= FIELDS_MIN) entity.fields = left;
}
