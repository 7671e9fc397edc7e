import type { CapabilityFeature, Phrase } from '../knowledge/schema.ts';
import { stemsOf } from './clauses.ts';
import type { Design, Use } from './design.ts';
import { isProductHeart } from './product/heart.ts';

/** So much of what speaks for the nearest feature another must have to be served as well. */
const AS_WELL = 0.6;
/** Fewer words in common tell nothing. */
const TELLING = 2;

/**
 * Whether something that a known kind of product brings (a running part, by its name and what it does) serves a feature that is in
 * the plan. What the plan leaves out takes along what was there for it alone.
 */
export function servesLeft(name: Phrase, does: Phrase, use: Use, { parts }: Pick<Design, 'parts'>): boolean {
  if (!isProductHeart(use.capability)) return true;
  const left = new Set(parts.filter((part) => part.use === use).map(({ spec }) => spec.key));
  const gone = use.capability.features.filter(({ key }) => !left.has(key));
  const there = use.capability.features.filter(({ key }) => left.has(key));
  if (gone.length === 0 || there.length === 0) return true;
  const most = (text: string, specs: readonly CapabilityFeature[]) => {
    const words = [...stemsOf(text)];
    return Math.max(...specs.map((spec) => words.filter((word) => saidBy(spec).has(word)).length));
  };
  const [called, all] = [plainly(name), `${plainly(name)} ${plainly(does)}`];
  const best = most(all, gone);
  return best < TELLING || most(all, there) >= best * AS_WELL || most(called, there) >= most(called, gone);
}

/** The words of the knowledge are taken apart once a process. */
const said = new WeakMap<CapabilityFeature, ReadonlySet<string>>();

function saidBy(spec: CapabilityFeature): ReadonlySet<string> {
  const known = said.get(spec);
  if (known) return known;
  const { name, description, criteria, steps = [], edgeCases } = spec;
  const words = stemsOf([name, description, ...criteria, ...steps, ...edgeCases].map(plainly).join(' '));
  said.set(spec, words);
  return words;
}

const plainly = (phrase: Phrase): string =>
  [phrase]
    .flat()
    .join(' ')
    .replace(/\{[^}]*\}/g, ' ');
