import { expect, it } from 'vitest';
import { grouped } from '../../../../src/engines/offline/language/grouped.ts';

it.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1,000'],
  [12345.6, 0, '12,346'],
  [1234567, 0, '1,234,567'],
  [4.99, 2, '4.99'],
  [4.5, 2, '4.5'],
  [4, 2, '4'],
])('%d with at most %d decimals reads %s', (value, decimals, read) => {
  expect(grouped(value, decimals)).toBe(read);
});
