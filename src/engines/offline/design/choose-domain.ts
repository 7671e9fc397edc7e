import { pointersOf } from '../knowledge/pointers.ts';
import type { Domain } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';
import { likelihoods } from './likelihood.ts';
import { strength } from './match.ts';

const UNLIKELY = -3;
const NEVER = -9;
/** What a point of a field's own triggers adds to what was learned of it: found over the open ideas of the scorecard. */
const POINT = 0.4;

/** The field that fits best and the log odds that it is right; none when every one is unlikely. */
export function chooseDomain(
  domains: readonly Domain[],
  understanding: Understanding,
): { best: Domain | undefined; odds: number } {
  const learned = likelihoods(understanding);
  let best: Domain | undefined;
  let odds = UNLIKELY;
  for (const domain of domains) {
    if (domain.id === 'general') continue;
    const points = strength(domain, understanding) + namedPeople(domain, understanding);
    const own = (learned.get(domain.id) ?? NEVER) + POINT * points;
    if (own > odds) [best, odds] = [domain, own];
  }
  return { best, odds };
}

/** Whom the product is for says more about the field than any other word: counted once more, by the whole name or its head. */
function namedPeople(domain: Domain, { reading }: Understanding): number {
  const people = new Set(
    reading.people.filter(({ at }) => at !== 'beside').flatMap(({ noun }) => [noun.head, noun.name]),
  );
  const weights = [...people].flatMap(pointersOf).flatMap(({ id, weight }) => (id === domain.id ? weight : []));
  return [...new Set(weights)].reduce((sum, weight) => sum + weight, 0);
}
