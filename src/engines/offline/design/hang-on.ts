import { pascal } from '../language/inflect.ts';
import type { Entity } from './design.ts';

type Says = Entity['relations'][number]['says'];

/** One record hangs on another, once. */
export function hangOn(entity: Entity | undefined, says: Says, on: Entity): void {
  if (!entity || entity === on || entity.relations.some(({ to }) => to === on.name)) return;
  entity.relations = [...entity.relations, { says, to: on.name }];
}

/** Places and groups lie in each other; of other things one row follows from, repeats or replaces another. */
const NESTS = new Set<Entity['kind']>(['place', 'group']);
/** "parentSample", "relatedInvoice", "mergedInto": the other row is named already. */
const NAMES_OTHER =
  /^(?:parent|related|merged|replace[sd]?|split|previous|next|correct|repeat|duplicate|copied|follows?|mother)\w*: (?:list of )?reference/;

/** Another row of the same table: a place within a place, a sample and its parent. A field, since a row may stand alone. */
export function hangOnOwn(entity: Entity, says: Says): void {
  if (says === 'has many' || entity.fields.some((field) => NAMES_OTHER.test(field))) return;
  const name = `${NESTS.has(entity.kind) || says === 'belongs to' ? 'parent' : 'related'}${pascal(entity.one.split(' ').at(-1) ?? '')}`;
  entity.fields = [...entity.fields, `${name}: reference to ${entity.name}, optional`];
}
