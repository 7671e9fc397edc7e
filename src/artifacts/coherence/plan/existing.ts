import type { Brief } from '../../brief.ts';
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
  const byWords = Map.groupBy(items, ({ name }) => wordsKey(name));
  const byKey = Map.groupBy(items, ({ name }) => operationKeyIn(name));
  const byName = Map.groupBy(items, ({ name }) => nameKey(name));
  return {
    // A name without a letter has no words to go by.
    ofEntity: (name) => (wordsKey(name) === '' ? [] : (byWords.get(wordsKey(name)) ?? [])),
    ofOperation: (key) => byKey.get(key) ?? [],
    named: (name) => byName.get(nameKey(name)) ?? [],
  };
});

const wordsKey = (name: string): string => wordKeys(splitCapitals(name)).join(' ');
