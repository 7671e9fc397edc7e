import { expect, it } from 'vitest';
import { addressesIn, citationsIn, pageAddress, withoutCitations } from '../../../src/artifacts/reading/citations.ts';

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

it('leaves numbers of sources out of what others read', () => {
  expect(withoutCitations('It costs $39 [1][2], or less [3-4].')).toBe('It costs $39, or less.');
});

it('finds addresses of pages in a text, without the sentence around them', () => {
  const text = 'See (https://a.example/x?y=1), HTTP://b.example/. Not mailto:x@y.example.';
  expect(addressesIn(text)).toEqual(['https://a.example/x?y=1', 'HTTP://b.example/']);
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
