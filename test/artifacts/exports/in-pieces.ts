import { expect } from 'vitest';
import type { ExportedFile } from '../../../src/artifacts/exports/exported.ts';
import { EXPORT_ANSWER_MAX, type ExportPiece, exportPiece } from '../../../src/artifacts/exports/pieces.ts';
import { exportAnswer } from '../../../src/mcp/export-text.ts';
import { filesInText, joined } from './joined.ts';

const META = { creditsCharged: 0, creditsRemaining: 1_000_000, durationMs: 1_000, requestId: 'x'.repeat(128) };

function allPieces(files: readonly ExportedFile[]): ExportPiece[] {
  const pieces = [exportPiece(files)];
  for (let next = pieces[0]?.next; next !== undefined; next = pieces.at(-1)?.next)
    pieces.push(exportPiece(files, next));
  return pieces;
}

/** That files come in pieces which joined are these files, in data and in words, and that no client cuts one. */
export function expectPieces(files: readonly ExportedFile[]): void {
  const pieces = allPieces(files);
  expect(pieces.map(({ piece, pieces: all }) => [piece, all])).toEqual(pieces.map((_, at) => [at + 1, pieces.length]));
  expect(pieces.flatMap(({ list }) => list)).toEqual(files.map(({ path, text }) => ({ path, chars: text.length })));
  expect(joined(pieces.flatMap((one) => one.files))).toEqual(files);
  // No character is cut in two.
  expect(pieces.flatMap((one) => one.files).filter(({ text }) => !text.isWellFormed())).toEqual([]);
  const answers = pieces.map((piece) =>
    exportAnswer({ planId: `plan_${'0'.repeat(32)}`, as: 'spec-kit', stale: ['phases', 'promptPack'], ...piece }, META),
  );
  const said = answers.map(({ text }) => text.join(''));
  expect(filesInText(said.join('\n'))).toEqual(files.map(({ path, text }) => [path, text.replace(/\n$/, '')]));
  const sizes = [...said, ...answers.map(({ result }) => JSON.stringify(result))];
  expect(sizes.filter((one) => one.length > EXPORT_ANSWER_MAX.chars)).toEqual([]);
  expect(said.filter((one) => one.split('\n').length > EXPORT_ANSWER_MAX.lines)).toEqual([]);
}
