import { pattern } from '../language/pattern.ts';
import type { Amount } from './money.ts';

/** A figure without its currency, where only a price can be meant: "sell it for 39 a month", "one-time price of 6.99". */
const BARE = [
  pattern(
    /\b(?:sells?|selling|sold|offer(?:ed|s|ing)?|charg(?:e|es|ed|ing)|rent(?:ed|s|ing)? out)\b[^.;!?\d]{0,60}?\b(?:for|at)?\s?(?<value>\d{1,4}(?:[.,]\d{1,2})?)\s?(?:a|per|each|every|\/)\s?(?<per>month|year)\b/iu,
  ),
  pattern(
    /\b(?:one-?(?:time|off) (?:price|payment|purchase|fee)|price|costs?|sold once|paid once)(?: is| of|:)?\s(?:about )?(?<value>\d{1,3}[.,]\d{2})(?!\d|[.,]\d|\s?(?:%|percent|kg|km|m\b|cm|mm|hours?|minutes?|€|euros?|dollars?))/iu,
  ),
];

/** What the product is sold for where the text names no currency: that of the place is meant. Linear. */
export function barePrice(text: string, laws: readonly string[]): Amount | undefined {
  for (const one of BARE) {
    const found = one.exec(text);
    const value = Number.parseFloat((found?.groups?.value ?? '').replace(',', '.'));
    if (!found || !(value > 0)) continue;
    const per = found.groups?.per?.toLowerCase();
    return {
      value,
      currency: CURRENCIES.get(laws[0] ?? '') ?? 'USD',
      per: per === 'month' || per === 'year' ? per : 'once',
      at: found.index,
      text: found[0],
    };
  }
  return undefined;
}

const CURRENCIES = new Map<string, Amount['currency']>([
  ['EU', 'EUR'],
  ['GB', 'GBP'],
  ['IN', 'INR'],
  ['BR', 'BRL'],
]);
