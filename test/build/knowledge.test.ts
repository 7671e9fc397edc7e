import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { booking } from '../../src/engines/offline/knowledge/capabilities/booking.ts';
import { pets } from '../../src/engines/offline/knowledge/domains/pets.ts';
import { pointersOf } from '../../src/engines/offline/knowledge/pointers.ts';
import { products } from '../../src/engines/offline/knowledge/products.ts';
import { readAssociations, readLearned } from '../../src/engines/offline/knowledge/texts.ts';
import { german } from '../../src/engines/offline/knowledge/words/languages/german.ts';
import { knowledgeAsJson } from '../build-plugins/knowledge.ts';
import { roomyFolder } from '../helpers/roomy-folder.ts';

const knowledge = new URL('../../src/engines/offline/knowledge/', import.meta.url).pathname;
const contents = `export { booking } from './capabilities/booking.ts';
export { pets } from './domains/pets.ts';
export { products } from './products.ts';
export { german } from './words/languages/german.ts';
export { pointersOf } from './pointers.ts';
export { readAssociations, readLearned } from './texts.ts';`;

/** What is later read is inherited: each name is asked by itself. The triggers are one text for all packs. */
function expectSame(built: Record<string, unknown>, source: object): void {
  for (const [name, value] of Object.entries(source)) if (name !== 'triggers') expect(built[name], name).toEqual(value);
}

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
  expect(Object.getOwnPropertyDescriptor(Object.getPrototypeOf(built.booking), 'features')).toHaveProperty('get');
  expectSame(built.booking, booking);
  expectSame(built.pets, pets);
  for (const [at, product] of products.entries()) expectSame(built.products[at], product);
  expectSame(built.german, german);
  for (const word of ['appointment', 'book table', 'no such word'])
    expect(built.pointersOf(word)).toEqual(pointersOf(word));
  expect(built.readAssociations()).toBe(readAssociations());
  expect(built.readLearned()).toBe(readLearned());
  expect(pointersOf('appointment')).toContainEqual({ id: 'booking', weight: 3 });
  const files = await readdir(join(folder, 'knowledge'));
  await rm(folder, { recursive: true });
  expect(files.filter((file) => file.startsWith('product-')).length).toBe(products.length);
  expect(files.filter((file) => !file.startsWith('product-')).sort()).toEqual([
    'associations.txt',
    'booking.json',
    'columns.txt',
    'connections.txt',
    'first.json',
    'german.json',
    'hosting.txt',
    'kept.txt',
    'kinds.txt',
    'learned.txt',
    'misfits.txt',
    'pets.json',
    'products.json',
    'services.txt',
    'stances.txt',
    'triggers.txt',
  ]);
});
