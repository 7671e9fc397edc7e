/** A field of an entity, as the field grammar reads it: `name: type[ 1..20][, optional][, unique][, default x]`. */
export interface Field {
  name: string;
  /** As it is written: `text`, `ref Reader`, `list of text`, `a | b | c`. */
  type: string;
  /** The entity that it refers to. */
  ref: string | undefined;
  /** The values that it can have, where the type lists them. */
  values: readonly string[];
  optional: boolean;
  unique: boolean;
  /** True when a new row gets a value by itself. */
  hasDefault: boolean;
}

const PLAIN = new Set('text integer decimal money boolean date datetime json file id'.split(' '));
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,60}$/;
const RANGE = /\s-?\d{1,12}(?:\.\d{1,6})?\.\.(?:-?\d{1,12}(?:\.\d{1,6})?)?$/;

/** Reads a field, or undefined where it does not follow the grammar. */
export function parseField(text: string): Field | undefined {
  const colon = text.indexOf(':');
  const name = text.slice(0, colon).trim();
  if (colon < 1 || !NAME.test(name)) return undefined;
  const [written = '', ...marks] = text
    .slice(colon + 1)
    .split(',')
    .map((part) => part.trim());
  const type = written.replace(RANGE, '').trim();
  const read = typeOf(type);
  const isMark = (mark: string) => mark === 'optional' || mark === 'unique' || /^default \S/.test(mark);
  if (read === undefined || !marks.every(isMark)) return undefined;
  return {
    name,
    type,
    ...read,
    optional: marks.includes('optional'),
    unique: marks.includes('unique'),
    // Ids are given out by the store.
    hasDefault: type === 'id' || marks.some((mark) => mark.startsWith('default ')),
  };
}

function typeOf(type: string): Pick<Field, 'ref' | 'values'> | undefined {
  if (PLAIN.has(type)) return { ref: undefined, values: [] };
  const ref = /^ref ([A-Za-z][A-Za-z0-9_]{0,60})$/.exec(type)?.[1];
  if (ref !== undefined) return { ref, values: [] };
  if (type.startsWith('list of ')) return typeOf(type.slice('list of '.length));
  const values = type.split('|').map((value) => value.trim());
  return values.length > 1 && values.every((value) => /^[\w-]{1,60}$/.test(value))
    ? { ref: undefined, values }
    : undefined;
}
