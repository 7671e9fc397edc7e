import type { Design } from '../design/design.ts';
import { grouped } from '../language/grouped.ts';

/** US dollars → one unit of the currency: a fixed planning rate, said wherever it is used. */
const RATES = { USD: 1, EUR: 0.92, GBP: 0.79, INR: 84, BRL: 5.5 };
const SIGNS = { USD: '$', EUR: '€', GBP: '£', INR: '₹', BRL: 'R$' };
export type Currency = keyof typeof RATES;

const CURRENCY_OF: Record<string, Currency> = { EU: 'EUR', GB: 'GBP', IN: 'INR', BR: 'BRL' };

/** What is paid with where such a language is mostly spoken, as far as one currency stands out. */
const CURRENCY_SPOKEN: Record<string, Currency> = { de: 'EUR', fr: 'EUR', it: 'EUR', nl: 'EUR', hi: 'INR' };

/** The currency of the plan: that of a named budget or price, of the region named, of the language, else the dollar. */
export function currencyOf({ understanding: { constraints, language, idea } }: Design): Currency {
  const spoken = constraints.places.length === 0 ? CURRENCY_SPOKEN[language] : undefined;
  const ofRegion = CURRENCY_OF[constraints.laws[0] ?? ''];
  const brazil = language === 'pt' && /\bpix\b|\bR\$|celular|você/i.test(idea) ? 'BRL' : undefined;
  return constraints.price?.currency ?? constraints.budget?.currency ?? ofRegion ?? brazil ?? spoken ?? 'USD';
}

/** An amount in the plan's currency as US dollars. */
export const toDollars = (value: number, currency: Currency) => value / RATES[currency];

/** US dollars as the plan writes them: "$1,240", "€37". Rounded to what an estimate can bear. */
export function money(dollars: number, currency: Currency): string {
  return exact(round(dollars * RATES[currency]), currency);
}

/** An amount that is already in the currency. */
export function exact(value: number, currency: Currency): string {
  const sign = SIGNS[currency];
  if (value >= 1e9) return `${sign}${trim(value / 1e9)} billion`;
  if (value >= 1e6) return `${sign}${trim(value / 1e6)} million`;
  return `${sign}${grouped(value, value < 10 && value % 1 !== 0 ? 2 : 0)}`;
}

/** Two significant digits from ten on, so that no estimate pretends to more. */
export function round(value: number): number {
  // A price of 2.50 that reads 3 multiplies out to nothing that stands beside it.
  if (value < 10) return value >= 0.995 ? Math.round(value * 2) / 2 : Math.round(value * 100) / 100;
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}

/** A count in words of its size: "1.2 million", "60,000". */
export function count(value: number): string {
  if (value >= 1e9) return `${trim(value / 1e9)} billion`;
  if (value >= 1e6) return `${trim(value / 1e6)} million`;
  return grouped(value);
}

const trim = (value: number) => String(Math.round(value * 100) / 100);

/** How a stated rate is told, when the plan is not in dollars. */
export function rateNote(currency: Currency): string {
  return currency === 'USD' ? '' : ` Dollars count at a planning rate of ${RATES[currency]} ${currency}.`;
}
