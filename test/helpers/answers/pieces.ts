import type { Feature } from '../../../src/artifacts/features.ts';
import { type Entity, goneWith } from './entities.ts';
import type { VERBS } from './words.ts';

type Operation = Feature['apiSurface'][number];

/** What a feature does with an entity. */
export interface Piece {
  kind: keyof typeof VERBS;
  entity: Entity;
  operations: Operation[];
}

/** What every plan does with an entity, and what it may do besides. Each piece uses only what stands before it. */
export function piecesOf(entity: Entity, all: readonly Entity[]): { needed: Piece[]; more: Piece[] } {
  const { name, plural, slug, fields, moves, isSourced } = entity;
  const piece = (kind: Piece['kind'], ...operations: Operation[]): Piece => ({ kind, entity, operations });
  const reads = [told(name, fields)];
  const list = { method: 'GET', path: `/${slug}`, purpose: `Lists at most 50 ${plural}.`, reads };
  const find = { ...list, path: `/${slug}/search`, purpose: `Finds ${plural} by a word.` };
  const count = { ...list, path: `/${slug}/summary`, purpose: `Counts the ${plural}.`, response: '{ total: integer }' };
  const change = { method: 'PUT', path: `/${slug}/{id}`, purpose: `Changes one ${name}.`, writes: changed(entity) };
  const gone = goneWith(entity, all).map((one) => `-${one.name}`);
  const remove = { method: 'DELETE', path: `/${slug}/{id}`, purpose: `Deletes one ${name}.`, writes: gone };
  const steps = moves.filter(({ from }) => from !== 'new').map((move) => step(entity, move));
  return {
    needed: [
      isSourced ? piece('browse', list) : piece('core', create(entity), list),
      ...(steps.length > 0 ? [piece('handle', ...steps)] : []),
    ],
    more: [
      piece('find', find),
      piece('count', count),
      ...(isSourced ? [] : [piece('remove', { ...remove, errors: [`404 unknown_${slug}`] })]),
      ...(isSourced || change.writes.length === 0 ? [] : [piece('change', change)]),
    ],
  };
}

function create({ name, slug, fields, moves }: Entity): Operation {
  const { method, path } = moves.find(({ from }) => from === 'new') ?? { method: 'POST', path: `/${slug}` };
  const refs = fields.flatMap(({ ref }) => (ref === undefined ? [] : [`${ref}: id`]));
  const written = fields.filter(({ hasDefault }) => !hasDefault);
  const request = `{ ${written.map((field) => `${field.name}: ${field.type}`).join('; ')} }`;
  const errors = [`422 incomplete_${slug}`];
  const reads = refs.length > 0 ? { reads: refs } : {};
  return {
    method,
    path,
    purpose: `Creates one ${name}.`,
    request,
    errors,
    ...reads,
    writes: [`+${told(name, written)}`],
  };
}

function step(entity: Entity, { method, path, from }: Entity['moves'][number]): Operation {
  const state = [`${entity.name}: ${stateOf(entity) ?? 'state'}`];
  const purpose = `Moves one ${entity.name} on from ${from}.`;
  return { method, path, purpose, errors: ['409 wrong_state'], reads: state, writes: state };
}

/** All that may be changed freely: no id, no reference, no state. */
function changed(entity: Entity): string[] {
  const free = entity.fields.filter(
    ({ name, type, ref }) => type !== 'id' && name !== 'id' && !ref && name !== stateOf(entity),
  );
  return free.length === 0 ? [] : [told(entity.name, free)];
}

const stateOf = ({ moves, fields }: Entity): string | undefined =>
  moves.length === 0 ? undefined : fields.find(({ name }) => /^(?:state|status)$/i.test(name))?.name;

/** `Tool: id, name`, or the entity alone when it has no such field. */
const told = (entity: string, fields: readonly { name: string }[]): string =>
  fields.length === 0 ? entity : `${entity}: ${fields.map(({ name }) => name).join(', ')}`;

/** The entity in `+Tool: id, name`. */
export const entityIn = (access: string): string => access.replace(/^[+-]/, '').split(':', 1)[0] ?? '';
