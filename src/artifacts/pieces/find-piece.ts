import { AppError } from '../../errors.ts';
import { nameKey, quote } from '../reading/names.ts';
import { idOf, isRecord, nameOf } from './items.ts';

const SHOWN_MAX = 20;
const INDEX = /^(?:0|[1-9]\d{0,5})$/;

/**
 * A piece of an artefact: a section (`dataModel`), an item by its id or name (`F3`, `Booking`), or a path of these
 * (`features/F3/edgeCases`, `risks/0`). Throws `not_found` that says what there is, and `invalid_request` for a name that
 * several items have.
 */
export function findPiece(artifact: object, item: string): unknown {
  const whole = step(artifact, item);
  if (whole) return whole.value;
  let at: unknown = artifact;
  for (const part of item.split('/')) {
    const found = step(at, part);
    if (!found) throw new AppError('not_found', `item: there is no ${quote(part)} here; there is ${listed(at)}.`);
    at = found.value;
  }
  return at;
}

/** What is called so in a value: of a list an item, of an object a field, else an item of one of its lists. */
function step(at: unknown, name: string): { value: unknown } | undefined {
  if (Array.isArray(at)) return itemIn(at, name);
  if (!isRecord(at)) return undefined;
  if (Object.hasOwn(at, name)) return { value: at[name] };
  const lists = Object.entries(at).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  for (const field of CALLED_BY) {
    const found = lists.flatMap(([section, list]) =>
      places(list, name, field).map((place) => ({ section, place, list })),
    );
    const [first] = found;
    if (found.length > 1) throw ambiguous(name, found);
    if (first) return { value: first.list[first.place] };
  }
  return undefined;
}

function itemIn(list: readonly unknown[], name: string): { value: unknown } | undefined {
  for (const field of CALLED_BY) {
    const found = places(list, name, field);
    const [first] = found;
    if (found.length > 1)
      throw ambiguous(
        name,
        found.map((place) => ({ section: '', place })),
      );
    if (first !== undefined) return { value: list[first] };
  }
  return INDEX.test(name) && Number(name) < list.length ? { value: list[Number(name)] } : undefined;
}

const CALLED_BY = [idOf, nameOf] as const;

/** Places of the items that are called so; case and spaces make no other name. */
function places(list: readonly unknown[], name: string, called: (item: unknown) => string | undefined): number[] {
  const key = nameKey(name);
  return list.flatMap((item, place) => {
    const own = called(item);
    return own !== undefined && nameKey(own) === key ? [place] : [];
  });
}

function ambiguous(name: string, found: readonly { section: string; place: number }[]): AppError {
  const paths = found
    .slice(0, SHOWN_MAX)
    .map(({ section, place }) => (section ? `${section}/${place}` : String(place)));
  return new AppError(
    'invalid_request',
    `item: ${found.length} are called ${quote(name)}: use one of ${paths.join(', ')}.`,
  );
}

function listed(at: unknown): string {
  const names = Array.isArray(at)
    ? at.map((item, place) => idOf(item) ?? nameOf(item) ?? String(place))
    : isRecord(at)
      ? Object.keys(at)
      : [];
  if (names.length === 0) return 'nothing in it';
  const more = names.length > SHOWN_MAX ? ` and ${names.length - SHOWN_MAX} more` : '';
  return `${names.slice(0, SHOWN_MAX).map(quote).join(', ')}${more}`;
}
