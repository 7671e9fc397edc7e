import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney } from '../../../src/artifacts/reading/money.ts';
import { anyText } from '../../helpers/any-text.ts';

const read = (text: string) => {
  const money = readMoney(text);
  return money === null ? null : [money.low, money.high, money.currency];
};

describe('reading money', () => {
  it.each([
    ['$1.2B', [1.2e9, 1.2e9, 'USD']],
    ['€450k', [450_000, 450_000, 'EUR']],
    ['1,200,000', [1_200_000, 1_200_000, null]],
    ['USD 3 million', [3e6, 3e6, 'USD']],
    ['₹2 crore', [2e7, 2e7, 'INR']],
    ['₹12,00,000 a year', [1_200_000, 1_200_000, 'INR']],
    ['$20–40', [20, 40, 'USD']],
    ['$20-40k per month', [20_000, 40_000, 'USD']],
    ['about $25/mo on one small server', [25, 25, 'USD']],
    ['€1.200.000,50', [1_200_000.5, 1_200_000.5, 'EUR']],
    ['450.000 €', [450_000, 450_000, 'EUR']],
    ['1,2 Mrd. €', [1.2e9, 1.2e9, 'EUR']],
    ['3 Mio. Euro im Jahr', [3e6, 3e6, 'EUR']],
    ['R$ 5 mil', [5_000, 5_000, 'BRL']],
    ['1 200 000 kr, or SEK 1 200 000', [1_200_000, 1_200_000, 'SEK']],
    ["CHF 1'200", [1_200, 1_200, 'CHF']],
    ['$1.234 million', [1_234_000, 1_234_000, 'USD']],
    ['40,000 gyms × $600 a year = $24M', [24e6, 24e6, 'USD']],
    ['In 2024 about 5% of 12,000 clinics, $3M', [3e6, 3e6, 'USD']],
    ['Free', [0, 0, null]],
    ['free on the hobby tier', [0, 0, null]],
    ['$0', [0, 0, 'USD']],
    ['$9 per user per month', [9, 9, 'USD']],
    ['$1,500–$2,000', [1500, 2000, 'USD']],
    ['$10 to $20 a week', [10, 20, 'USD']],
    ['120000 households', [120_000, 120_000, null]],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['', 'unknown', 'depends on the price', '80 %', '75 percent'])('finds no amount in %j', (text) => {
    expect(readMoney(text)).toBeNull();
  });

  it('reads back every whole amount it is shown with grouped thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom('$', '€', '£', '₹'), (amount, sign) => {
        expect(readMoney(`${sign}${amount.toLocaleString('en-US')}`)?.low).toBe(amount);
        expect(readMoney(`${sign}${amount.toLocaleString('en-IN')}`)?.low).toBe(amount);
      }),
    );
  });

  it('never throws and never reads an amount below zero or one that is not finite', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        const { low, high } = readMoney(text) ?? { low: 0, high: 0 };
        expect(Number.isFinite(low) && low >= 0 && high >= low).toBe(true);
      }),
    );
  });

  it.each(['1', '1,', '1 ', '$', '1.000', 'million ', '$1-'])('reads half a megabyte of %j in a moment', (piece) => {
    const text = piece.repeat(500_000 / piece.length);
    const start = performance.now();
    readMoney(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
