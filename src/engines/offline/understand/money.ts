/** An amount as the idea names it. */
export interface Amount {
  value: number;
  currency: 'USD' | 'EUR' | 'GBP' | 'INR' | 'BRL';
  per: 'month' | 'year' | 'once' | 'use';
  /** Where it begins in the text. */
  at: number;
  /** As written. */
  text: string;
}

const SIGNS: Record<string, Amount['currency']> = { '€': 'EUR', $: 'USD', '£': 'GBP', '₹': 'INR', r$: 'BRL' };
const NAMES: [RegExp, Amount['currency']][] = [
  [/^(eur|euros?)$/i, 'EUR'],
  [/^(gbp|pounds?)$/i, 'GBP'],
  [/^(inr|rupees?)$/i, 'INR'],
  [/^(brl|reais)$/i, 'BRL'],
  [/^(usd|dollars?|bucks)$/i, 'USD'],
];
const MONEY =
  /(R\$|[$€£₹])\s?(\d[\d.,]{0,12})\s?(k\b)?|(\d[\d.,]{0,12})\s?(k\b)?\s?([€$£₹]|\b(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|inr|rupees?|brl|reais)\b)/gi;
const RHYTHM =
  /^\s{0,2}(?:\/|per|a|an|each|pro|im|por|al|par|ao|je|every)?\s{0,2}(month|mo\b|monat|mes\b|mois|monthly|monatlich|mensual|year|yr\b|jahr|ano\b|an\b|yearly|annually|use|order|booking|transaction|ticket)/i;

/** Every amount of money in the text, in order. */
export function readAmounts(text: string): Amount[] {
  return [...text.matchAll(MONEY)].slice(0, 20).flatMap((match) => {
    const value = toNumber(match[2] ?? match[4] ?? '') * ((match[3] ?? match[5]) ? 1000 : 1);
    const currency = currencyOf(match[1] ?? match[6] ?? '$');
    const after = RHYTHM.exec(
      text.slice(match.index + match[0].length, match.index + match[0].length + 20).replace(/^[^\p{L}/]{0,2}/u, ' '),
    );
    return value > 0
      ? [{ value, currency, per: rhythm(after?.[1]), at: match.index, text: (match[0] + (after?.[0] ?? '')).trim() }]
      : [];
  });
}

function toNumber(digits: string): number {
  const plain = digits
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.$/, '');
  const value = Number.parseFloat(plain);
  return Number.isFinite(value) && value < 1e9 ? value : 0;
}

function currencyOf(sign: string): Amount['currency'] {
  return SIGNS[sign.toLowerCase()] ?? NAMES.find(([name]) => name.test(sign))?.[1] ?? 'USD';
}

function rhythm(word: string | undefined): Amount['per'] {
  if (!word) return 'once';
  if (/^(m|monat)/i.test(word)) return 'month';
  return /^(y|j|an)/i.test(word) ? 'year' : 'use';
}
