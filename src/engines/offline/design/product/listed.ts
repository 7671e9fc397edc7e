import type { Product } from '../../knowledge/schema.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { FieldList } from '../../understand/field-lists.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Entity } from '../design.ts';
import { isShunned } from '../shunned.ts';

const FIELDS_MAX = 10;

/**
 * What the idea lists to be noted of a thing, in the tables of a known kind of product: with the thing that is meant, else with the
 * main one. What stands there under a like name stays as it is.
 */
export function listedInKind(kind: Product, entities: readonly Entity[], understanding: Understanding): void {
  for (const list of understanding.fieldLists.filter(isOfFields)) {
    const target = targetOf(list, kind, entities) ?? entities[0];
    if (!target) continue;
    const fresh = list.fields
      .filter(({ name, says }) => !isShunned(says, understanding) && !isThere(name, target))
      .slice(0, FIELDS_MAX);
    target.fields = [...target.fields, ...fresh.map(({ name, type }) => `${name}: ${type}, optional`)];
    target.said = [...(target.said ?? []), ...list.fields.map(({ says }) => says)];
  }
}

/** A list of what each has; steps of somebody's work and examples of things are none. */
const isOfFields = ({ fields, items, isSearched }: FieldList) =>
  (isSearched || fields.some(({ isField }) => isField)) &&
  (isSearched || !fields.some(({ isAct, says }) => isAct || STEP.test(says))) &&
  !fields.some(({ says }) => EXAMPLE.test(says)) &&
  !FIGURES.test(items);
const STEP =
  /^(?:(?:the |an? |our )?\p{L}+ )?(?:scans?|goes|takes?|signs?|picks?|gets?|lends?|opens?|sends?|prints?|writes?|a nudge|nudge|reminder|a letter|letter|works)\b/iu;
const EXAMPLE = /\.\.\.|…/;
/** "20 vol, 35 min": one case, and no columns. */
const FIGURES = /^\d|\bhow many \p{L}+,? (?:and )?how long\b/u;

function targetOf({ of }: FieldList, kind: Product, entities: readonly Entity[]): Entity | undefined {
  if (!of) return undefined;
  const spec = kind.entities.find(
    ({ name, words = [] }) => name === of.name || singular(lastWord(name)) === of.head || words.includes(of.head),
  );
  return entities.find(({ one, name }) => name === spec?.name || one === spec?.name || one.endsWith(` ${of.head}`));
}

const STEM = 5;
const isThere = (name: string, { fields }: Entity) =>
  fields.some((field) => {
    const known = field.split(':')[0]?.toLowerCase() ?? '';
    const said = name.toLowerCase();
    return known === said || (said.length >= STEM && known.startsWith(said.slice(0, STEM)));
  });
