import { expect, it } from 'vitest';
import { emailKey, readEmailKey } from '../../src/outreach/email-key.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['  Ada@EXAMPLE.com ', 'ada@example.com'],
  ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
  ['ada@MÜNCHEN.de', 'ada@xn--mnchen-3ya.de'],
  ['"ada"@example.com', 'ada@example.com'],
  ['"Ada Lovelace"@example.com', '"ada lovelace"@example.com'],
  ['a+b@example.com', 'a+b@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('the address %j has the key %j', (given, key) => {
  expect(emailKey(given)).toEqual({ email: given.trim(), key, domain: key.slice(key.lastIndexOf('@') + 1) });
});

it.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'ada@example',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@0x7f.1',
  'ada@ex ample.com',
  'ada@example.com/x',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada\r\n@example.com',
  'a\0da@example.com',
  'ada@exa\tmple.com',
  'Ada <ada@example.com>',
  'ada@example.com, eve@example.com',
  'a..b@example.com',
  'ädä@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
])('%j is no address and is answered with what an address looks like, not with itself', (given) => {
  expect(readEmailKey(given)).toBeUndefined();
  const refused = { code: 'unprocessable', message: expect.stringContaining('name@example.com') };
  expect(() => emailKey(given)).toThrow(expect.objectContaining(refused));
});
