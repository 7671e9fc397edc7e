import { readSection } from '../../../src/engines/prompts/section.ts';

type Fields = Record<string, unknown>;

/** The refused answer and the fields at fault, where a prompt asks for a patch. */
export function patchAskedIn(user: string): { previous: Fields; fields: string[] } | undefined {
  const shape = readSection(user, 'shape');
  if (shape === undefined) return undefined;
  return { previous: Object(readSection(user, 'previous_answer')) as Fields, fields: Object.keys(Object(shape)) };
}

/** A patch that makes the fields at fault, and lists left empty, what they are in the sound answer; item by item where it can. */
export function composePatch(sound: unknown, { previous, fields }: { previous: Fields; fields: string[] }) {
  const whole = Object(sound) as Fields;
  const isLeftEmpty = (field: string) => JSON.stringify(previous[field]) === '[]' && String(whole[field]) !== '';
  const wrong = Object.keys(whole).filter((field) => fields.includes(field) || isLeftEmpty(field));
  return { ops: wrong.flatMap((field) => replaced(field, previous[field], whole[field])) };
}

function replaced(field: string, previous: unknown, sound: unknown): object[] {
  if (isSame(previous, sound)) return [];
  if (previous === undefined) return [operation('add', `/${field}`, sound)];
  if (!Array.isArray(previous) || !Array.isArray(sound) || previous.length !== sound.length)
    return [operation('replace', `/${field}`, sound)];
  return sound.flatMap((item, at) =>
    isSame(item, previous[at]) || isNameOnly(previous[at]) ? [] : [operation('replace', `/${field}/${at}`, item)],
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An item that no fault is about: all of it is kept. */
const isNameOnly = (item: unknown): boolean =>
  Object.keys(Object(item)).every((field) => ['id', 'name', 'label', 'entity'].includes(field));

const operation = (op: string, path: string, value: unknown) => ({ op, path, value: JSON.stringify(value) });
