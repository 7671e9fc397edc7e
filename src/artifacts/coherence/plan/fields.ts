import { oncePer } from '../../reading/once-per.ts';
import type { Plan } from './plan.ts';

const NAME = /^\s*([\p{L}_][\p{L}\p{N}_]*)/u;

/** The name in a field as it is written, whether or not the rest follows the grammar: `page` of `page: integer`. */
export const fieldNameIn = (text: string): string =>
  (text.includes(':') ? text.slice(0, text.indexOf(':')) : (NAME.exec(text)?.[1] ?? text)).trim();

/**
 * The names of the fields of each entity, those that later artefacts add included. An entity none of whose fields
 * follows the grammar is left out: a caller may write fields in any way.
 */
export const fieldNames = oncePer((plan: Plan): ReadonlyMap<string, ReadonlySet<string>> => {
  const { features, promptPack } = plan.artifacts;
  const known = new Map<string, Set<string>>();
  for (const { name, fields, entity } of plan.entities.values()) {
    if (fields.size > 0) known.set(name, new Set([...fields.keys(), ...entity.fields.map(fieldNameIn)]));
  }
  for (const { entity, field } of [features, promptPack].flatMap((one) => one?.adds?.fields ?? [])) {
    known.get(entity)?.add(fieldNameIn(field));
  }
  return known;
});

/** Whether `Order.total` is a field; any field of an entity whose fields have no types is. */
export function fieldFinder(plan: Plan): (name: string) => boolean {
  const known = fieldNames(plan);
  return (name) => {
    const [entity = '', field = ''] = name.split('.', 2);
    return plan.entities.has(entity) && known.get(entity)?.has(field) !== false && field !== '';
  };
}
