import { readFileSync } from 'node:fs';

/**
 * A pack of knowledge in the built product, where packs lie beside the code as JSON: what choosing needs of all of them is in
 * one file and read at once, the rest of a pack when it is first asked for. A plan uses one field and a dozen capabilities, so
 * most of the knowledge is never read. `from` leads from the code to the files, `later` are the names of what is read later.
 */
export function lazily(from: string, key: string, later: readonly string[]): object {
  const read = (file: string) => JSON.parse(readText(from + file));
  first ??= read('first.json');
  let rest: Record<string, unknown> | undefined;
  const properties = later.map((name) => [
    name,
    {
      enumerable: true,
      get() {
        rest ??= read(`${key}.json`);
        return rest?.[name];
      },
    },
  ]);
  return Object.defineProperties(first?.[key] ?? {}, Object.fromEntries(properties));
}

/** A file beside the built code. */
export const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

let first: Record<string, object> | undefined;
