import type { Access } from '../../../src/artifacts/coherence/plan/access.ts';
import type { PlanEntity, PlanOperation } from '../../../src/artifacts/coherence/plan/plan.ts';
import { statesOf } from '../../../src/artifacts/coherence/plan/states.ts';
import { type FindSites, mutatorOf, type Site, type Subject } from '../mutator.ts';
import { atOperation, lacking, usersOfField } from '../places.ts';

/** One write of an operation. */
interface Write {
  one: PlanOperation;
  write: Access;
  at: number;
}

const writesOf = ({ index }: Subject): Write[] =>
  index.operations.flatMap((one) => one.writes.map((write, at) => ({ one, write, at })));

/** A required field is left out where a row is created. */
const requiredFieldDropped: FindSites = (subject) =>
  writesOf(subject)
    .filter(({ write }) => write.kind === 'create')
    .flatMap(({ one, write, at }) =>
      write.fields.flatMap((name): Site[] => {
        const field = subject.index.entities.get(write.entity)?.fields.get(name);
        if (field === undefined || field.optional || field.hasDefault) return [];
        const others = write.fields.filter((other) => other !== name);
        return [
          {
            artifact: 'features',
            change: `dropped ${write.entity}.${name} from what ${one.key} creates`,
            apply: () => one.operation.writes?.splice(at, 1, `+${write.entity}: ${others.join(', ')}`),
            places: (changed) => [atOperation(one), ...usersOfField(changed, write.entity, name)],
          },
        ];
      }),
    );

/** The only write that creates rows, or the only one that fills a field that is read or moves a state. */
const onlyWriteDropped: FindSites = (subject) => {
  const all = writesOf(subject);
  return all
    .filter(({ one, write }) => write.kind !== 'delete' && isNeeded(subject, all, one, write))
    .map(({ one, write, at }) => ({
      artifact: 'features',
      change: `dropped the write "${write.text}" of ${one.key}`,
      apply: () => one.operation.writes?.splice(at, 1),
      places: (changed) => [
        atOperation(one),
        ...write.fields.flatMap((field) => usersOfField(changed, write.entity, field)),
        lacking('features', '/features', write.entity),
      ],
    }));
};

function isNeeded(subject: Subject, all: readonly Write[], one: PlanOperation, write: Access): boolean {
  const entity = subject.index.entities.get(write.entity);
  if (entity === undefined || entity.entity.source !== undefined) return false;
  const others = all.filter((other) => other.write !== write && other.write.entity === write.entity);
  if (write.kind === 'create') return !others.some((other) => other.write.kind === 'create');
  if (movesState(entity, one, write)) return true;
  return write.fields.some((field) => {
    const isRead = subject.index.operations.some(({ reads }) =>
      reads.some((read) => read.entity === write.entity && read.fields.includes(field)),
    );
    const isWritten = others.some((other) => other.write.fields.includes(field));
    return isRead && !isWritten && entity.fields.get(field)?.hasDefault === false;
  });
}

function movesState(entity: PlanEntity, { key, writes }: PlanOperation, write: Access): boolean {
  const { field, transitions = [] } = statesOf(entity) ?? {};
  const moves = transitions.some(({ by }) => by === key);
  const writers = writes.filter((one) => one.entity === entity.name && field && one.fields.includes(field.name));
  return moves && writers.length === 1 && writers[0] === write;
}

/** A row that would lose what it requires is not deleted any more. */
const deletionDropped: FindSites = (subject) =>
  writesOf(subject)
    .filter(({ one, write }) => write.kind === 'delete' && deletedRequired(subject, one, write.entity))
    .map(({ one, write, at }) => ({
      artifact: 'features',
      change: `dropped the write "${write.text}" of ${one.key}`,
      apply: () => one.operation.writes?.splice(at, 1),
      places: () => [atOperation(one)],
    }));

function deletedRequired({ index }: Subject, { writes }: PlanOperation, entity: string): boolean {
  const others = writes.filter(({ kind }) => kind === 'delete').map((one) => one.entity);
  return requiredBy(index.entities.get(entity)).some((needed) => needed !== entity && others.includes(needed));
}

const requiredBy = (entity: PlanEntity | undefined): string[] =>
  [...(entity?.fields.values() ?? [])].flatMap(({ ref, optional }) => (ref === undefined || optional ? [] : [ref]));

/** A write that something relies on is gone. */
export const writeDropped = mutatorOf(requiredFieldDropped, onlyWriteDropped, deletionDropped);

/** An operation deletes a row that others require, and keeps those. */
export const rowDeleted = mutatorOf(({ index }) =>
  [...index.entities.values()].flatMap(({ name: dependant, fields }) =>
    [...fields.values()].flatMap(({ ref, optional, type }) => {
      // Rows in a list of references go one by one.
      if (ref === undefined || optional || ref === dependant || type.startsWith('list of')) return [];
      return index.operations
        .filter(({ writes }) => !writes.some((one) => [dependant, ref].includes(one.entity)))
        .map(
          (one): Site => ({
            artifact: 'features',
            change: `let ${one.key} delete a ${ref}, which each ${dependant} requires`,
            apply() {
              one.operation.writes = [...(one.operation.writes ?? []), `-${ref}`];
            },
            places: () => [atOperation(one)],
          }),
        );
    }),
  ),
);
