import { parseWrite } from '../../artifacts/coherence/plan/access.ts';
import { planOf } from '../../artifacts/coherence/plan/plan.ts';
import { fieldUses } from '../../artifacts/coherence/plan/written.ts';
import type { FinishedSample } from './finished-sample.ts';

/** One thing to change in what the author of a plan wrote. */
export interface Change {
  artifact: 'architecture' | 'features';
  /** The field that it is about: `Reading.page`. */
  field: string;
  /** What is changed: a sentence. */
  says: string;
  /** Changes a copy of the author's text. */
  apply(copy: unknown): void;
}

/**
 * What could be changed so that two parts of a plan no longer agree, each of it a thing that a tired author does: what one
 * operation writes and another reads is left out, or a field is renamed and not all that reads it. Any plan with data has some.
 */
export function changesOf(sample: FinishedSample): Change[] {
  const uses = [...fieldUses(planOf(sample)).values()].filter(({ readers }) => readers.length > 0);
  const unwritten = uses.flatMap(({ name, entity, field, writers }): Change[] => {
    const [writer, ...others] = writers;
    if (!writer || others.length > 0 || field.hasDefault || entity.entity.source !== undefined) return [];
    const place = Number(writer.pointer.split('/').at(-1));
    const says = `${writer.key} no longer writes ${name}.`;
    const apply = (copy: unknown) => leaveOut(copy as AuthoredFeatures, writer.feature.at, place, name);
    return [{ artifact: 'features', field: name, says, apply }];
  });
  const renamed = uses.map(({ name, entity, field }): Change => {
    const other = freshName(field.name, entity.fields);
    const says = `the data model renames ${name} to ${other}; operations go on reading ${name}.`;
    const apply = (copy: unknown) => rename(copy as AuthoredArchitecture, entity.name, field.name, other);
    return { artifact: 'architecture', field: name, says, apply };
  });
  // A row's own id tells a reader least.
  const isId = ({ field }: Change) => field.endsWith('.id');
  return [...unwritten, ...renamed].toSorted((one, other) => Number(isId(one)) - Number(isId(other)));
}

// What the authors' shapes have of it; a sample was read by the whole of them.
interface AuthoredFeatures {
  features: { apiSurface: { writes: string[] }[] }[];
}
interface AuthoredArchitecture {
  dataModel: { entity: string; fields: string[] }[];
}

function leaveOut({ features }: AuthoredFeatures, feature: number, place: number, field: string): void {
  const operation = features[feature]?.apiSurface[place];
  if (operation) operation.writes = operation.writes.map((write) => withoutField(write, field));
}

/** `+Reading: page, line` without the line; what writes another entity, or nothing else, stays as it is. */
function withoutField(write: string, field: string): string {
  const { kind, entity, fields } = parseWrite(write);
  const left = fields.filter((name) => `${entity}.${name}` !== field);
  if (left.length === fields.length || left.length === 0) return write;
  return `${kind === 'create' ? '+' : ''}${entity}: ${left.join(', ')}`;
}

function rename({ dataModel }: AuthoredArchitecture, entity: string, from: string, to: string): void {
  const own = dataModel.find((one) => one.entity === entity);
  if (!own) return;
  own.fields = own.fields.map((field) => (field.startsWith(`${from}:`) ? to + field.slice(from.length) : field));
}

function freshName(name: string, known: ReadonlyMap<string, unknown>): string {
  const other = `${name}Renamed`;
  return known.has(other) ? freshName(other, known) : other;
}
