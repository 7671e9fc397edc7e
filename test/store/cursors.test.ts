import { expect, it } from 'vitest';
import { readCursor, writeCursor } from '../../src/store/cursors.ts';

const cursor = { createdAt: 1_790_000_000_000, id: 'lead_0f3c8b1de5a24c7790b6f2d1c4e8a955' };

it('a cursor comes back as it was written', () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  expect(writeCursor(cursor)).toMatch(/^[\w-]+$/);
});

it.each([
  '',
  'abc',
  `${writeCursor(cursor)}A`,
  `${writeCursor(cursor)}==`,
  writeCursor(cursor).slice(0, -8),
  writeCursor({ createdAt: -1, id: cursor.id }),
  writeCursor({ createdAt: Number.NaN, id: cursor.id }),
  writeCursor({ createdAt: 1, id: "lead_1' OR 1=1 --" }),
  writeCursor({ createdAt: 1, id: 'lead_\0' }),
  Buffer.from(`2${Buffer.from(writeCursor(cursor), 'base64url').toString().slice(1)}`).toString('base64url'),
  Buffer.from('{"createdAt":1}').toString('base64url'),
  '💥',
])('%j is no cursor and is refused as a fault of the request', (text) => {
  expect(() => readCursor(text)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
});
