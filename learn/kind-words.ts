import { contentWords } from '../src/artifacts/reading/words.ts';
import { formsOf } from '../src/engines/offline/design/product/said.ts';
import type { Product } from '../src/engines/offline/knowledge/schema.ts';

/** How telling a part of a pack is. */
const PARTS: [worth: number, textsOf: (product: Product) => string[]][] = [
  [3, ({ name }) => [name]],
  [1, ({ signs }) => signs.flat().flatMap((group) => group.split('|'))],
  [1, ({ explains }) => explains],
  [0.7, ({ topics }) => topics ?? []],
  [1, ({ people }) => Object.values(people).flatMap((role) => (role ? [role.name, ...role.said] : []))],
  [1.5, ({ entities }) => entities.flatMap((entity) => [entity.name, ...(entity.words ?? [])])],
  [1, ({ features }) => features.flatMap((one) => [one.name, one.act ?? '', one.description].flat())],
  [0.5, ({ features }) => features.flatMap((one) => one.stories.flat().flatMap(({ want, so }) => [want, so].flat()))],
  [0.5, ({ pains }) => pains.flat()],
];
const LONG = 0.8;

/** What a word weighs for each kind that speaks of it in its own pack, by how few kinds do: a start for words no example has. */
export function kindWords(products: readonly Product[]): (word: string) => Map<number, number> {
  const bags = products.map(bagOf);
  const spread = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rows = new Map<string, Map<number, number>>();
  bags.forEach((bag, at) => {
    const weights = [...bag].map(([word, count]) => {
      const rare = Math.log(products.length / (spread.get(word) ?? 1)) + 0.1;
      return { word, weight: Math.log(1 + count) * rare };
    });
    const length = Math.sqrt(weights.reduce((sum, { weight }) => sum + weight * weight, 0)) ** LONG;
    for (const { word, weight } of weights) {
      const row = rows.get(word) ?? new Map<number, number>();
      rows.set(word, row.set(at, weight / length));
    }
  });
  return (word) => rows.get(stemOf(word)) ?? new Map();
}

function bagOf(product: Product): Map<string, number> {
  const bag = new Map<string, number>();
  for (const [worth, textsOf] of PARTS)
    for (const word of textsOf(product).flatMap((text) => [...contentWords(text)]))
      bag.set(stemOf(word), (bag.get(stemOf(word)) ?? 0) + worth);
  return bag;
}

/** One of the forms of a word for all: the shortest. */
export const stemOf = (word: string): string => {
  const [shortest = word] = formsOf(word).sort((a, b) => a.length - b.length);
  return shortest;
};
