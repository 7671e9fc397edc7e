import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { knowledgeAsJson } from '../../build/knowledge.ts';
import { booking } from '../../src/engines/offline/knowledge/capabilities/booking.ts';
import { pets } from '../../src/engines/offline/knowledge/domains/pets.ts';

const knowledge = new URL('../../src/engines/offline/knowledge/', import.meta.url).pathname;

it('the built product knows of a pack what its source says, and parses the larger part when asked', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { booking } from './capabilities/booking.ts'; export { pets } from './domains/pets.ts';",
      resolveDir: knowledge,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [knowledgeAsJson],
  });
  const built = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  expect(Object.getOwnPropertyDescriptor(built.booking, 'features')).toHaveProperty('get');
  expect({ ...built.booking }).toEqual(booking);
  expect({ ...built.pets }).toEqual(pets);
});
