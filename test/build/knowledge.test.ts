import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { knowledgeAsJson } from '../../build/knowledge.ts';
import { booking } from '../../src/engines/offline/knowledge/capabilities/booking.ts';
import { pets } from '../../src/engines/offline/knowledge/domains/pets.ts';
import { german } from '../../src/engines/offline/knowledge/words/languages/german.ts';
import { roomyFolder } from '../helpers/roomy-folder.ts';

const knowledge = new URL('../../src/engines/offline/knowledge/', import.meta.url).pathname;
const contents = `export { booking } from './capabilities/booking.ts';
export { pets } from './domains/pets.ts';
export { german } from './words/languages/german.ts';`;

it('the built product knows of a pack what its source says, and reads the larger part when asked', async () => {
  const folder = await mkdtemp(join(roomyFolder(), 'planwright-test-'));
  await build({
    stdin: { contents, resolveDir: knowledge, loader: 'ts' },
    bundle: true,
    outfile: join(folder, 'code/packs.js'),
    format: 'esm',
    platform: 'node',
    plugins: [knowledgeAsJson(join(folder, 'knowledge'), '../knowledge/')],
  });
  const built = await import(pathToFileURL(join(folder, 'code/packs.js')).href);
  expect(Object.getOwnPropertyDescriptor(built.booking, 'features')).toHaveProperty('get');
  expect({ ...built.booking }).toEqual(booking);
  expect({ ...built.pets }).toEqual(pets);
  expect({ ...built.german }).toEqual(german);
  const files = await readdir(join(folder, 'knowledge'));
  await rm(folder, { recursive: true });
  expect(files.sort()).toEqual(['booking.json', 'first.json', 'german.json', 'pets.json']);
});
