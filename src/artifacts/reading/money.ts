import { FIGURE, type Range, readFigure } from './numbers.ts';
import { bySpelling, type Spellings } from './spellings.ts';

/** An amount of money, or a bare figure when `currency` is null. */
export interface Money extends Range {
  /** ISO 4217 code. */
  currency: string | null;
}

const CURRENCIES: Spellings<string> = [
  ['BRL', 'R\\$|BRL|reais'],
  ['CAD', 'C\\$|CA\\$|CAD'],
  ['AUD', 'A\\$|AU\\$|AUD'],
  ['NZD', 'NZ\\$|NZD'],
  ['SGD', 'S\\$|SGD'],
  ['HKD', 'HK\\$|HKD'],
  ['MXN', 'MX\\$|MXN'],
  ['USD', 'US\\$|\\$|USD|US dollars?|dollars?|bucks'],
  ['EUR', '€|EUR|euros?'],
  ['GBP', '£|GBP|pounds?(?: sterling)?'],
  ['JPY', '¥|JPY|yen|円'],
  ['INR', '₹|INR|Rs\\.?|rupees?'],
  ['CNY', 'CNY|RMB|yuan|元'],
  ['KRW', '₩|KRW'],
  ['CHF', 'CHF|Fr\\.|francs?'],
  ['SEK', 'SEK'],
  ['NOK', 'NOK'],
  ['DKK', 'DKK'],
  ['PLN', 'PLN|zł'],
  ['CZK', 'CZK|Kč'],
  ['TRY', '₺|TRY'],
  ['UAH', '₴|UAH'],
  ['RUB', '₽|RUB'],
  ['ILS', '₪|ILS'],
  ['NGN', '₦|NGN|naira'],
  ['KES', 'KES|KSh'],
  ['GHS', 'GHS|GH₵'],
  ['ZAR', 'ZAR'],
  ['VND', '₫|VND'],
  ['PHP', '₱|PHP'],
  ['IDR', 'IDR|Rp'],
  ['AED', 'AED'],
  ['SAR', 'SAR'],
  ['EGP', 'EGP'],
];

const SCALES: Spellings<number> = [
  [1e12, 'trillions?|tn|T'],
  [1e9, 'billions?|bn|b|mrd\\.?|milliarden?|milliards?|miliardi|mil millones'],
  [1e7, 'crores?|cr'],
  [1e6, 'millions?|millionen|millones|milhões|milioni|mio\\.?|mln|mm|mn|m'],
  [1e5, 'lakhs?|lacs?'],
  [1e3, 'thousand|tausend|tsd\\.?|mille|mil|k'],
];

const codeOf = bySpelling(CURRENCIES);
const factorOf = bySpelling(SCALES);
const anyOf = (table: Spellings<unknown>) => table.map(([, spellings]) => spellings).join('|');
const CURRENCY = `(?:${anyOf(CURRENCIES)})`;
const SCALE = `(?:${anyOf(SCALES)})(?![\\wÀ-ɏ])`;
const AMOUNT = new RegExp(
  `(?<before>(?<![a-zA-ZÀ-ÖØ-öø-ɏ])${CURRENCY})? ?(?<from>${FIGURE})(?: ?(?<fromScale>${SCALE}))?` +
    `(?: ?(?:-|–|—|to|bis) ?(?:${CURRENCY})? ?(?<to>${FIGURE})(?: ?(?<toScale>${SCALE}))?)?\\+?` +
    `(?: ?(?<after>${CURRENCY})(?![a-zA-ZÀ-ɏ]))?(?! ?(?:%|percent|per cent))`,
  'giu',
);
const NOTHING = /^\W{0,3}(?:free|nothing|zero|none|no cost|nil|gratis|kostenlos|gratuit)\b/i;
// A text is a sentence or two; what stands beyond this is not where the amount is told.
const READ_MAX = 4_000;

/**
 * Reads the amount that a text states, or null when it states none. An amount with a currency counts before a bare figure,
 * and of several the one after the last "=" or "≈": "12,000 gyms × $600 a year = $7.2M" is 7,200,000 USD. "Free" is 0.
 */
export function readMoney(text: string): Money | null {
  const read = text.slice(0, READ_MAX).normalize('NFKC');
  const result = allMoney(read.slice(Math.max(read.lastIndexOf('='), read.lastIndexOf('≈')) + 1));
  const all = allMoney(read);
  return (
    withCurrency(result) ?? (NOTHING.test(read) ? nothing() : (withCurrency(all) ?? figure(result) ?? figure(all)))
  );
}

/** Every amount in a text, in order; figures without a currency too. */
function allMoney(text: string): Money[] {
  return Array.from(text.matchAll(AMOUNT), toMoney).filter((money) => money !== null);
}

function withCurrency(amounts: readonly Money[]): Money | null {
  return amounts.find((money) => money.currency !== null) ?? null;
}

function figure(amounts: readonly Money[]): Money | null {
  return amounts.find((money) => !looksLikeYear(money)) ?? null;
}

function nothing(): Money {
  return { low: 0, high: 0, currency: null };
}

function looksLikeYear({ low, high }: Range): boolean {
  return low === high && Number.isInteger(low) && low >= 1900 && low < 2100;
}

function toMoney(match: RegExpExecArray): Money | null {
  const { before, from, fromScale, to, toScale, after } = match.groups ?? {};
  if (from === undefined) return null;
  const high = scaled(to ?? from, to === undefined ? fromScale : toScale);
  const low = to === undefined ? high : scaled(from, fromScale ?? toScale);
  const currency = before ?? after;
  return {
    low: Math.min(low, high),
    high: Math.max(low, high),
    currency: currency === undefined ? null : (codeOf(currency) ?? null),
  };
}

function scaled(figure: string, scale: string | undefined): number {
  const factor = scale === undefined ? 1 : (factorOf(scale) ?? 1);
  // Rounded to a thousandth, so that 1.1 million is not 1,100,000.0000000002.
  return Math.round(readFigure(figure, scale !== undefined) * factor * 1000) / 1000;
}
