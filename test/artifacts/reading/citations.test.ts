import { expect, it } from 'vitest';
import {
  addressesIn,
  citationsIn,
  pageAddress,
  withoutCitations,
  withPlainCitations,
} from '../../../src/artifacts/reading/citations.ts';

it.each([
  ['costs $39 [3]', ['3']],
  ['both agree [3][5] and again [3]', ['3', '5']],
  ['a list [3, 5;7]', ['3', '5', '7']],
  ['a range [3-5] and [8–9]', ['3', '4', '5', '8', '9']],
  ['a range that no list has [1-999]', ['1', '999']],
  ['a range that runs back [5-3]', ['5']],
  ['a year [2026], a word [x], an empty one [] and none', []],
])('reads the numbers that are cited: %s', (text, numbers) => {
  expect(citationsIn(text)).toEqual(numbers);
});

it.each([
  ['it costs $39 【9】.', 'it costs $39 [9].'],
  ['it costs $39 【9†source】【12†L3-L5】', 'it costs $39 [9][12]'],
  ['a footnote [^9] and [^10]', 'a footnote [9] and [10]'],
  ['a list [9, 12] and a range [9-11]', 'a list [9][12] and a range [9][10][11]'],
  ['[9][12]', '[9][12]'],
  ['other brackets ［9］, 〔9〕, [ 9 ] and \\[9\\]', 'other brackets [9], [9], [9] and [9]'],
  ['(source 9), [x], 【】, 【2026】 and [^a]', '(source 9), [x], 【】, 【2026】 and [^a]'],
])('brings citations into one form: %s', (text, plain) => {
  expect(withPlainCitations(text)).toBe(plain);
  expect(withPlainCitations(plain)).toBe(plain);
  expect(citationsIn(text)).toEqual(citationsIn(plain));
});

it('leaves numbers of sources out of what others read', () => {
  expect(withoutCitations('It costs $39 [1][2], or less [3-4] 【5†a】.')).toBe('It costs $39, or less.');
});

it('finds addresses of pages in a text, without the sentence around them', () => {
  const text =
    'See (https://a.example/x?y=1), HTTP://b.example/, www.c.example. Not mailto:x@y.example or Node.js/Hono.';
  expect(addressesIn(text)).toEqual(['https://a.example/x?y=1', 'HTTP://b.example/', 'www.c.example']);
});

it.each([
  ['HTTPS://Example.org', 'https://example.org/'],
  ['javascript:alert(1)', undefined],
  ['https://good.example@evil.example/', undefined],
  ['file:///etc/passwd', undefined],
  ['no address', undefined],
])('takes only an address of a web page for one: %s', (url, read) => {
  expect(pageAddress(url)).toBe(read);
});
