import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { pattern } from '../../src/engines/offline/language/pattern.ts';
import { patternsSpelledOut } from '../build-plugins/patterns.ts';

const conditions = new URL('../../src/engines/offline/understand/conditions-said.ts', import.meta.url).pathname;

it('the built product holds patterns as they are run', async () => {
  const [source, built] = await Promise.all(
    [[], [patternsSpelledOut]].map(
      async (plugins) => (await build({ entryPoints: [conditions], write: false, plugins })).outputFiles[0]?.text ?? '',
    ),
  );
  expect(source).toContain('pattern(');
  expect(built).not.toContain('pattern(/');
  expect(built).toContain(pattern(/(?<!\p{L})/iu).source);
});
