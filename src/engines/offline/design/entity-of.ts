import type { Clause } from '../understand/reading.ts';
import type { Entity } from './design.ts';

/** The stored thing that a clause acts on, under its own or a longer name. */
export function entityOf(clause: Clause, entities: readonly Entity[]): Entity | undefined {
  const name = clause.object?.name;
  if (!name) return undefined;
  return (
    entities.find((entity) => entity.one === name) ??
    entities.find((entity) => entity.one.endsWith(` ${name}`) || name.endsWith(` ${entity.one}`))
  );
}
