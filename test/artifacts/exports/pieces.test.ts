import { expect, it } from 'vitest';
import { EXPORT_FORMATS } from '../../../src/artifacts/exports/formats.ts';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import { exportPiece } from '../../../src/artifacts/exports/pieces.ts';
import { expectPieces } from './in-pieces.ts';
import { smallPlan } from './plans.ts';

it.each(EXPORT_FORMATS)('an export as %s in pieces is its files when they are joined', (format) => {
  expectPieces(exportPlan(format, smallPlan()));
});

it.each([
  ['lines without end', 'x'.repeat(50_000)],
  ['quotes', '"\\'.repeat(20_000)],
  ['characters of two units', `a${'🎺'.repeat(20_000)}`],
  ['nothing but line ends', '\n'.repeat(5_000)],
  ['no text at all', ''],
])('a file of %s is told in parts that join', (_what, text) => {
  expectPieces([
    { path: 'a.md', text },
    ...Array.from({ length: 400 }, (_, at) => ({ path: `f/${at}.md`, text: '\n' })),
  ]);
});

it('a piece of other files, of none, or past the last is refused with what to do', () => {
  const files = [{ path: 'a.md', text: 'A\n'.repeat(2_000) }];
  const next = exportPiece(files).next ?? '';
  expect(() => exportPiece([{ path: 'a.md', text: 'B' }], next)).toThrow('The plan has changed since the first piece');
  for (const item of ['F3', '2', '', next.replace(/^\d+/, '999'), next.replace(/^\d+/, '0')])
    expect(() => exportPiece(files, item)).toThrow('item: pass on the item of the piece before');
});
