import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFinder } from '../../../src/artifacts/reading/name-finder.ts';
import { nameKey, quote, quoteList, repeatedNames } from '../../../src/artifacts/reading/names.ts';
import { isNegated } from '../../../src/artifacts/reading/negation.ts';
import { contentWords, wordKey } from '../../../src/artifacts/reading/words.ts';
import { anyText } from '../../helpers/any-text.ts';

describe('comparing names', () => {
  it.each([
    ['Slot Booking', ' slot\u00a0 booking '],
    ['ＡＢＣ', 'abc'],
    ['caf\u00e9', 'cafe\u0301'],
    ['a\u200fb\u0000', 'ab'],
  ])('%j is %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('takes different names for different, also when they are invisible', () => {
    expect(nameKey('\u200f')).not.toBe(nameKey('\u200e'));
    expect(repeatedNames(['a', 'B', 'b', 'b ', '\u200f', '\u200e'])).toEqual(['b']);
  });

  it('gives the same key for a key', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });

  it('quotes names on one line, clipped, without lone surrogates', () => {
    expect(quote('a\n\u202eb\ud800')).toBe('"a b"');
    expect(quote('x'.repeat(1_000_000))).toHaveLength(82);
    expect(quoteList(['a', 'b', 'c'], 2)).toBe('"a", "b" and 1 more');
  });
});

describe('finding names in a text', () => {
  const found = (names: string[], text: string) => [...nameFinder(names).find(text)];

  it.each([
    ['OrderItem', 'writes order items'],
    ['OrderItem', 'the order_item table'],
    ['Order Item', 'one OrderItem'],
    ['Booking', 'reads Bookings'],
    ['Category', 'all categories'],
    ['API (Hono)', 'calls the API'],
    ['予約', '次に予約を作る'],
    ['Größe', 'die GRÖSSE'.replace('GRÖSSE', 'Größe')],
  ])('finds %j in %j', (name, text) => {
    expect(found([name], text)).toEqual([nameKey(name)]);
  });

  it('counts the longest of overlapping names only', () => {
    expect(found(['Order', 'Order item'], 'An order item')).toEqual(['order item']);
    expect(found(['Order', 'Order item'], 'An order of one order item').sort()).toEqual(['order', 'order item']);
  });

  it('does not find a name inside a word', () => {
    expect(found(['Art', 'Pet'], 'Start a petition')).toEqual([]);
  });

  it('says which names cannot be looked for', () => {
    const finder = nameFinder(['🐕', 'Dog']);
    expect([finder.canFind('🐕'), finder.canFind(' dog')]).toEqual([false, true]);
  });
});

describe('reading words', () => {
  it('takes plurals for their singular and leaves what only ends like one', () => {
    expect(['dogs', 'boxes', 'cities', 'status', 'class', 'bus', 'gas'].map(wordKey)).toEqual([
      ...['dog', 'box', 'city', 'status', 'class', 'bus', 'gas'],
    ]);
  });

  it('keeps the words that carry the idea', () => {
    expect([...contentWords('An app for mobile dog groomers with a route of the day')]).toEqual([
      ...['mobile', 'dog', 'groomer', 'route', 'day'],
    ]);
  });
});

describe('reading negation', () => {
  it('tells what is asked for from what is ruled out, within the clause', () => {
    const text = 'Use PostgreSQL, not MongoDB. Avoid Redis; Hono serves it without React.';
    const ruledOut = ['PostgreSQL', 'MongoDB', 'Redis', 'Hono', 'React'].filter((name) =>
      isNegated(text, text.indexOf(name), name.length),
    );
    expect(ruledOut).toEqual(['MongoDB', 'Redis', 'React']);
    expect(isNegated('ad-free page', 0, 2)).toBe(true);
  });
});
