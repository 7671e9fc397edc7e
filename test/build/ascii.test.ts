import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { codeInAscii } from '../../build/ascii.ts';
import { roomyFolder } from '../helpers/roomy-folder.ts';

const contents = `export const word = /^(caf\u00e9|\u092c\u093f\u0928\u093e|[\u00e4-\u00fc]|\u{1f600})$/u;
export const said = 'na\u00efve \u2013 \u{1f600}';`;

it('the built product is ASCII, and its expressions and texts mean what they meant', async () => {
  const folder = await mkdtemp(join(roomyFolder(), 'planwright-test-'));
  const outfile = join(folder, 'built.js');
  await build({ stdin: { contents, loader: 'ts' }, format: 'esm', outfile, plugins: [codeInAscii] });
  const [text, { word, said }] = [await readFile(outfile, 'utf8'), await import(pathToFileURL(outfile).href)];
  await rm(folder, { recursive: true });
  expect(text).toMatch(/^[\0-\x7f]*$/);
  expect(said).toBe('na\u00efve \u2013 \u{1f600}');
  for (const one of ['caf\u00e9', '\u092c\u093f\u0928\u093e', '\u00f6', '\u{1f600}']) expect(one).toMatch(word);
  expect('cafe').not.toMatch(word);
});
