import { lastWord, singular } from '../language/inflect.ts';
import type { FieldList } from '../understand/field-lists.ts';
import type { Noun } from '../understand/nouns.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Entity } from './design.ts';
import { isShunned } from './shunned.ts';

/** Kept beside the fields that the idea lists: what tells one from another, and where each stands. */
const KEPT = /^(?:name|title|status|number|date|startsAt|takenAt)\b/;

/**
 * The things with the fields that the idea lists for them, in its order; what it lists first is what the plan is about. `make`
 * gives an entity to a thing that has none.
 */
export function withSaidFields(own: Entity[], understanding: Understanding, make: (noun: Noun) => Entity): Entity[] {
  let entities = own;
  understanding.fieldLists.forEach((list, at) => {
    const known = list.of ? entities.find((entity) => isNamed(entity, list.of)) : entities[0];
    const target = known ?? (list.of ? make(list.of) : undefined);
    if (!target || (!known && list.fields.length < LEAST)) return;
    const holding = {
      ...target,
      fields: fieldsOf(target, list, understanding),
      said: list.fields.map(({ says }) => says),
    };
    const others = entities.filter((entity) => entity !== target && !isField(entity, list));
    entities = at === 0 ? [holding, ...others] : [...others.slice(0, 1), holding, ...others.slice(1)];
  });
  return entities;
}

/** A thing that no sentence names is made for a list that says enough of it. */
const LEAST = 3;

const isNamed = ({ one }: Entity, noun: Noun | undefined) =>
  noun !== undefined && (one === noun.name || singular(lastWord(one)) === noun.head);

/** "photo", "condition": listed as a field of something, no thing of its own. */
const isField = ({ one, from }: Entity, { fields }: FieldList) =>
  from === 'idea' && fields.some(({ name, says }) => name === one || singular(says.toLowerCase()) === one);

function fieldsOf(entity: Entity, { fields }: FieldList, understanding: Understanding): string[] {
  const said = fields.filter(({ says }) => !isShunned(says, understanding)).map(({ name, type }) => `${name}: ${type}`);
  const names = new Set(fields.map(({ name }) => name));
  const kept = entity.fields.filter((field) => KEPT.test(field) && !names.has(field.split(':')[0] ?? ''));
  const dated = [...said, ...kept].some((field) => /: date/.test(field));
  return [
    ...kept.filter((field) => /^(?:name|title|number)/.test(field)).slice(0, 1),
    ...said,
    ...kept.filter((field) => !/^(?:name|title|number)/.test(field)),
    ...(dated ? [] : ['notedOn: date']),
  ];
}
