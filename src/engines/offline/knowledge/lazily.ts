import { readFileSync } from 'node:fs';

type Properties = Record<string, unknown>;

/**
 * A pack of knowledge in the built product, where packs lie beside the code as JSON: what choosing needs of all of them is in
 * one file and read at once, the rest of a pack when it is first asked for. A plan uses one field and a dozen capabilities, so
 * most of the knowledge is never read. `from` leads from the code to the files, `later` are the names of what is read later.
 */
export function lazily(from: string, key: string, later: readonly string[]): object {
  first ??= JSON.parse(readText(`${from}first.json`));
  const pack = first?.[key] ?? {};
  rests.set(pack, `${from}${key}.json`);
  return Object.setPrototypeOf(pack, kindOf(later));
}

/**
 * Packs of which few are ever looked at closely: what is asked of all of them stands in one file, `index`, read when the first is
 * asked, the rest of each in a file of its own. Nothing is read with the code, and all of them share their getters.
 */
export function listed(
  from: string,
  index: string,
  keys: readonly string[],
  asked: readonly string[],
  later: readonly string[],
): object[] {
  const kind = {};
  for (const name of asked)
    Object.defineProperty(kind, name, {
      enumerable: true,
      get(this: object) {
        return indexOf(`${from}${index}`)[places.get(this) ?? '']?.[name];
      },
    });
  Object.defineProperties(kind, gettersOf(later));
  return keys.map((key) => {
    const pack: object = Object.create(kind);
    places.set(pack, key);
    rests.set(pack, `${from}${key}.json`);
    return pack;
  });
}

/** By what name a listed pack stands in its index. */
const places = new Map<object, string>();

function indexOf(path: string): Record<string, Properties> {
  const known = indexes.get(path) ?? (JSON.parse(readText(path)) as Record<string, Properties>);
  indexes.set(path, known);
  return known;
}

const indexes = new Map<string, Record<string, Properties>>();

/** A file beside the built code. */
export const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

let first: Record<string, object> | undefined;

/** The rest of a pack, or the file where it lies. */
const rests = new Map<object, string | Properties>();

function restOf(pack: object): Properties {
  const known = rests.get(pack) ?? {};
  if (typeof known !== 'string') return known;
  const rest: Properties = JSON.parse(readText(known));
  rests.set(pack, rest);
  return rest;
}

const kinds = new Map<string, object>();

/** What packs of one kind inherit: with functions of its own in each, making the packs takes five times as long. */
function kindOf(names: readonly string[]): object {
  const key = names.join();
  const known = kinds.get(key);
  if (known) return known;
  const made = Object.defineProperties({}, gettersOf(names));
  kinds.set(key, made);
  return made;
}

const gettersOf = (names: readonly string[]): PropertyDescriptorMap =>
  Object.fromEntries(names.map((name) => [name, getterOf(name)]));

const getterOf = (name: string): PropertyDescriptor => ({
  enumerable: true,
  get(this: object) {
    return restOf(this)[name];
  },
});
