import type { Feature } from '../../../src/artifacts/features.ts';
import { type Entity, goneWith } from './entities.ts';
import type { VERBS } from './words.ts';

type Operation = Feature['apiSurface'][number];

/** What a feature does with an entity: the operations, each with what is seen when it was called. */
export interface Piece {
  kind: keyof typeof VERBS;
  entity: Entity;
  operations: { operation: Operation; outcome: string }[];
}

/** What every plan does with an entity, and what it may do besides. Each piece uses only what stands before it. */
export function piecesOf(entity: Entity, all: readonly Entity[]): { needed: Piece[]; more: Piece[] } {
  const { isSourced, moves, fields } = entity;
  const first = isSourced ? piece(entity, 'browse', list(entity)) : piece(entity, 'core', create(entity), list(entity));
  const steps = moves.filter(({ from }) => from !== 'new').map((move) => step(entity, move));
  const changed = fields.filter(
    ({ name, ref, type }) => name !== 'id' && name !== stateOf(entity) && !ref && type !== 'id',
  );
  return {
    needed: [first, ...(steps.length > 0 ? [piece(entity, 'handle', ...steps)] : [])],
    more: [
      piece(entity, 'find', find(entity)),
      piece(entity, 'count', count(entity)),
      ...(isSourced || changed.length === 0 ? [] : [piece(entity, 'change', change(entity, changed))]),
      ...(isSourced ? [] : [piece(entity, 'remove', remove(entity, all))]),
    ],
  };
}

const piece = (entity: Entity, kind: Piece['kind'], ...operations: Piece['operations']): Piece => ({
  kind,
  entity,
  operations,
});

const stateOf = ({ moves, fields }: Entity): string | undefined =>
  moves.length === 0 ? undefined : fields.find(({ name }) => /^(?:state|status)$/i.test(name))?.name;

/** `Tool: id, name`, or the entity alone when it has no such field. */
const told = ({ name }: Entity, fields: readonly { name: string }[]): string =>
  fields.length === 0 ? name : `${name}: ${fields.map((field) => field.name).join(', ')}`;

function create(entity: Entity): Piece['operations'][number] {
  const born = entity.moves.find(({ from }) => from === 'new');
  const refs = entity.fields.flatMap(({ ref }) => (ref === undefined ? [] : [`${ref}: id`]));
  const written = entity.fields.filter(({ hasDefault }) => !hasDefault);
  return {
    operation: {
      method: born?.method ?? 'POST',
      path: born?.path ?? `/${entity.slug}`,
      purpose: `Creates one ${entity.name}.`,
      request: `{ ${written.map(({ name, type }) => `${name}: ${type}`).join('; ')} }`,
      errors: [`422 incomplete_${entity.slug}`],
      ...(refs.length > 0 ? { reads: refs } : {}),
      writes: [`+${told(entity, written)}`],
    },
    outcome: `one ${entity.name} is stored and returned within 2 seconds`,
  };
}

const reading = (entity: Entity, path: string, purpose: string): Operation => ({
  method: 'GET',
  path: `/${entity.slug}${path}`,
  purpose,
  reads: [told(entity, entity.fields)],
});

const list = (entity: Entity) => ({
  operation: reading(entity, '', `Lists the ${entity.plural}.`),
  outcome: `at most 50 ${entity.plural} are returned, newest first`,
});

const find = (entity: Entity) => ({
  operation: reading(entity, '/search', `Finds ${entity.plural} by what they contain.`),
  outcome: `only the ${entity.plural} that contain the word are returned`,
});

const count = (entity: Entity) => ({
  operation: { ...reading(entity, '/summary', `Counts the ${entity.plural}.`), response: '{ total: integer }' },
  outcome: `the total equals the number of stored ${entity.plural}`,
});

const step = (entity: Entity, { method, path, from }: Entity['moves'][number]) => {
  const state = [`${entity.name}: ${stateOf(entity) ?? 'state'}`];
  const errors = ['409 wrong_state'];
  const purpose = `Moves one ${entity.name} on from ${from}.`;
  return {
    operation: { method, path, purpose, errors, reads: state, writes: state },
    outcome: 'the new state is shown',
  };
};

const change = (entity: Entity, fields: Entity['fields']) => ({
  operation: {
    method: 'PUT',
    path: `/${entity.slug}/{id}`,
    purpose: `Changes one ${entity.name}.`,
    writes: [told(entity, fields)],
  },
  outcome: `the list shows the changed ${entity.name}`,
});

const remove = (entity: Entity, all: readonly Entity[]) => ({
  operation: {
    method: 'DELETE',
    path: `/${entity.slug}/{id}`,
    purpose: `Deletes one ${entity.name} and what belongs to it.`,
    errors: [`404 unknown_${entity.slug}`],
    writes: goneWith(entity, all).map(({ name }) => `-${name}`),
  },
  outcome: `the list no longer contains the ${entity.name}`,
});
