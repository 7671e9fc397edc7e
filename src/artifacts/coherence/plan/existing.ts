import type { Brief } from '../../brief.ts';
import { isDigestKind } from '../../digest/item.ts';
import { nameKey } from '../../reading/names.ts';
import { oncePer } from '../../reading/once-per.ts';
import { splitCapitals, wordKeys } from '../../reading/words.ts';
import type { Plan } from './plan.ts';
import { operationKeyIn } from './states.ts';

/** What the repository already has, as the brief lists it. */
export type ExistingItem = Brief['existing'][number];

/** What the brief lists as existing, by the names that a plan has for it. */
export interface Existing {
  /** A table may be in another case and number: `page_checks` is `PageCheck`. */
  ofEntity(name: string): readonly ExistingItem[];
  ofOperation(key: string): readonly ExistingItem[];
  /** Of a screen or a running part. */
  named(name: string): readonly ExistingItem[];
}

/** Finds what a plan would otherwise count and build as new. */
export const existingIn = oncePer(({ brief }: Plan): Existing => {
  const items = brief?.existing ?? [];
  const byWords = Map.groupBy(items.filter(isOneOf(TABLES)), ({ name }) => wordsKey(name));
  const byKey = Map.groupBy(items, ({ name }) => keyIn(name));
  const byName = Map.groupBy(items.filter(isOneOf(PARTS)), ({ name }) => nameKey(name));
  return {
    // A name without a letter has no words to go by.
    ofEntity: (name) => (wordsKey(name) === '' ? [] : (byWords.get(wordsKey(name)) ?? [])),
    ofOperation: (key) => byKey.get(keyIn(key)) ?? [],
    named: (name) => byName.get(nameKey(name)) ?? [],
  };
});

/** What a digest names that can be an entity, and a part or a screen; what an author names can be any. */
const TABLES: readonly string[] = ['table'];
const PARTS: readonly string[] = ['entry point'];
const isOneOf =
  (kinds: readonly string[]) =>
  ({ kind }: ExistingItem): boolean =>
    kinds.includes(kind) || !isDigestKind(kind);

/** Frameworks differ in how they write what varies in a path, and in a slash at its end. */
const keyIn = (name: string): string =>
  operationKeyIn(name)
    .replace(/:\w{1,80}|\{[^{}]{0,80}\}|<[^<>]{0,80}>|\[[^[\]]{0,80}\]/g, '{}')
    .replace(/(?<=\S)\/$/, '');

const wordsKey = (name: string): string => wordKeys(splitCapitals(name)).join(' ');
