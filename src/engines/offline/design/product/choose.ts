import type { Domain, Product } from '../../knowledge/schema.ts';
import type { Understanding } from '../../understand/understand.ts';
import { needsModel } from '../excluded.ts';
import { likelihoods } from '../likelihood.ts';
import { isAmong, ownWords, wordsOf } from './own-words.ts';
import { type Said, saidIn } from './said.ts';

/** A field so many log odds less likely than the best is not what the idea speaks of. */
const NEAR = 2;
/** A word alone weighs little; a phrase hardly stands there by chance. */
const OF_WORD = 1;
const OF_PHRASE = 1.6;
/** What only the context says. */
const BESIDE = 0.5;

/** The kind of product that the idea says it is, with most of its signs; none where no kind is sure. */
export function chooseProduct(
  products: readonly Product[],
  understanding: Understanding,
  field: Domain | undefined,
): Product | undefined {
  const known = chosen.get(understanding);
  if (known?.products === products) return known.product;
  const product = choose(products, understanding, field);
  chosen.set(understanding, { products, product });
  return product;
}

/** Chosen once for a text: the stages of a blueprint ask for the same. */
const chosen = new WeakMap<Understanding, { products: readonly Product[]; product: Product | undefined }>();

function choose(
  products: readonly Product[],
  understanding: Understanding,
  field: Domain | undefined,
): Product | undefined {
  const said = saidIn(understanding);
  const text = wordsOf(understanding.gloss || understanding.idea);
  const found = products
    .filter((one) => !one.not.some((word) => said.all.has(word)) && isAtHome(one, understanding, field))
    .map((one) => ({ one, points: Math.max(0, ...waysOf(one).map((way) => pointsOf(way, said))) }))
    .filter(({ one, points }) => points > 0 && !needsModel(one, understanding))
    .map(({ one, points }) => ({ one, points, share: shareOf(one, text) }))
    .filter(({ share }) => share >= SHARE_MIN || understanding.analogy !== undefined);
  return found.sort((a, b) => b.points + b.share * OF_SHARE - (a.points + a.share * OF_SHARE))[0]?.one;
}

/** Of what the whole text says so much is about such a product at least: else it is one detail of something larger. */
const SHARE_MIN = 0.3;
const OF_SHARE = 4;

const shareOf = (one: Product, words: readonly string[]) =>
  words.filter((word) => isAmong(word, ownWords(one))).length / Math.max(words.length, 1);

/** Read in one of its fields, or nearly. */
function isAtHome({ fields }: Product, understanding: Understanding, field: Domain | undefined): boolean {
  if (!field || fields.includes(field.id)) return true;
  const odds = likelihoods(understanding);
  const best = odds.get(field.id) ?? 0;
  return fields.some((id) => (odds.get(id) ?? -9) > best - NEAR);
}

/** The signs of a kind, each group in its words: taken apart once a process. */
function waysOf(product: Product): readonly Way[] {
  const known = ways.get(product) ?? product.signs.map((way) => way.map((group) => group.split('|')));
  ways.set(product, known);
  return known;
}

type Way = readonly (readonly string[])[];
const ways = new WeakMap<Product, readonly Way[]>();

/** Every word of the way is said, one of them at least in the idea itself. */
function pointsOf(way: Way, { idea, all }: Said): number {
  let points = 0;
  let inIdea = false;
  for (const group of way) {
    const met = group.filter((word) => all.has(word));
    if (met.length === 0) return 0;
    const own = met.filter((word) => idea.has(word));
    inIdea ||= own.length > 0;
    const share = own.length > 0 ? 1 : BESIDE;
    points += share * Math.max(...met.map((word) => (word.includes(' ') || word.includes('-') ? OF_PHRASE : OF_WORD)));
  }
  return inIdea ? points : 0;
}
