import type { Architecture } from '../../../src/artifacts/architecture.ts';
import { nameKey } from '../../../src/artifacts/reading/names.ts';
import { splitCapitals, wordKey } from '../../../src/artifacts/reading/words.ts';

/** An entity as a data model states it, in our own words or in those of a caller. */
export interface Entity {
  name: string;
  /** How a text speaks of its rows. */
  plural: string;
  /** The first part of the path of its operations. */
  slug: string;
  fields: Field[];
  moves: Move[];
  isSourced: boolean;
}

interface Field {
  name: string;
  type: string;
  isOptional: boolean;
  hasDefault: boolean;
  /** The entity that it refers to. */
  ref: string | undefined;
}

/** A change of state that an operation makes; `new` is no state, but the creation of a row. */
interface Move {
  from: string;
  method: string;
  path: string;
}

const NAMED = /^[\p{L}\p{N}_]+/u;
const MOVE = /^(.+?) > .+?: (POST|PUT|PATCH) (\/[a-z0-9/{}_-]+)$/;

/** The entities of any architecture. What its fields and states don't say in our grammar is left out. */
export function entitiesOf({ dataModel }: Architecture): Entity[] {
  const slugs = new Set<string>();
  const plurals = new Set<string>();
  return dataModel.map(({ entity, fields, states = [], source }, at) => {
    const words = splitCapitals(entity).toLowerCase();
    const slug = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
    const isUsable = slug !== '' && !slugs.has(wordKey(slug));
    slugs.add(wordKey(slug));
    const usual = words.endsWith('s') ? words : `${words}s`;
    const plural = plurals.has(nameKey(usual)) ? `${usual} of kind ${at + 1}` : usual;
    plurals.add(nameKey(plural));
    return {
      name: entity,
      plural,
      slug: isUsable ? slug.replace(/s?$/, 's') : `kind-${at + 1}`,
      fields: fields.map(fieldOf).filter(({ name }) => name !== ''),
      moves: states.flatMap(moveOf),
      isSourced: source !== undefined,
    };
  });
}

function fieldOf(text: string): Field {
  const [type = '', ...traits] = text
    .slice(text.indexOf(':') + 1)
    .split(',')
    .map((part) => part.trim());
  return {
    name: NAMED.exec(text)?.[0] ?? '',
    type,
    isOptional: traits.includes('optional'),
    hasDefault: traits.some((trait) => trait.startsWith('default ')),
    ref: /^ref (.+)$/.exec(type)?.[1],
  };
}

function moveOf(text: string): Move[] {
  const [, from, method, path] = MOVE.exec(text) ?? [];
  return from === undefined || method === undefined || path === undefined ? [] : [{ from, method, path }];
}

/** The entities whose rows cannot stay when one of this entity goes, itself among them. */
export function goneWith(entity: Entity, all: readonly Entity[]): Entity[] {
  const gone = new Set([entity]);
  // A set can grow while it is walked: what is added is visited too.
  for (const one of gone) {
    for (const other of all) if (other.fields.some((field) => needs(field, one))) gone.add(other);
  }
  return [...gone];
}

const needs = ({ ref, isOptional }: Field, { name }: Entity): boolean =>
  !isOptional && ref !== undefined && nameKey(ref) === nameKey(name);
