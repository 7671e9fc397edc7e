import type { Product } from '../../knowledge/schema.ts';
import { SortedLines } from '../../knowledge/sorted-lines.ts';
import { readKinds } from '../../knowledge/texts.ts';
import type { Understanding } from '../../understand/understand.ts';
import { kindEvidence } from './kind-evidence.ts';

/** What stands for "none of the kinds" beside their ids. */
export const NO_KIND = '-';

/**
 * How probable it is that the idea is a product of each kind, 0 to 1; together they and "none of them" make 1. Learned by one
 * softmax regression from ideas whose kind was told by readers: a founder does not know what their kind of product is called.
 */
export function kindOdds(products: readonly Product[], understanding: Understanding): Map<Product, number> {
  const { lines, ids, bias, worth } = learned();
  const { keys, ofKind } = kindEvidence(understanding);
  const sums = bias.slice();
  for (const [key, amount] of keys) addRow(lines.get(key), amount, sums);
  const scored = products.flatMap((product) => {
    const at = ids.get(product.id);
    if (at === undefined) return [];
    const own = ofKind(product).reduce((sum, value, one) => sum + value * (worth[one] ?? 0), 0);
    return [{ product, score: (sums[at] ?? 0) + own }];
  });
  const none = sums[ids.get(NO_KIND) ?? -1] ?? 0;
  const most = Math.max(none, ...scored.map(({ score }) => score));
  const all = scored.reduce((sum, { score }) => sum + Math.exp(score - most), Math.exp(none - most));
  return new Map(scored.map(({ product, score }) => [product, Math.exp(score - most) / all]));
}

const TENTHS = 10;

/** Adds a row "3:12 40:-5": tenths, by the number of the kind. */
function addRow(row: string | undefined, amount: number, sums: number[]): void {
  if (!row) return;
  for (const one of row.split(' ')) {
    const colon = one.indexOf(':');
    const at = Number(one.slice(0, colon));
    sums[at] = (sums[at] ?? 0) + (amount * Number(one.slice(colon + 1))) / TENTHS;
  }
}

let read: { lines: SortedLines; ids: Map<string, number>; bias: number[]; worth: number[] } | undefined;
function learned() {
  if (read) return read;
  const lines = new SortedLines(readKinds());
  const numbers = (key: string) => (lines.get(key) ?? '').split(' ').map(Number);
  const ids = new Map((lines.get('#kinds') ?? '').split(' ').map((id, at) => [id, at]));
  read = { lines, ids, bias: numbers('#bias'), worth: numbers('#own') };
  return read;
}
