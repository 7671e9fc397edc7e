import { readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const BEYOND_ASCII = /[\u0080-\uffff]/g;

/**
 * Spells every sign beyond ASCII in our own built code as its number. The bundler does so in strings and leaves it in regular
 * expressions, where `\u00e9` means the same: one such sign makes the engine keep a whole file in two bytes a letter, and
 * loading it takes a tenth longer. The code of packages stays as it is: what String.raw holds would change, and ours has none.
 */
export const codeInAscii: Plugin = {
  name: 'code-in-ascii',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(async ({ metafile }) => {
      const outputs = Object.entries(metafile?.outputs ?? {});
      const ours = outputs.filter(
        ([, { inputs }]) => !Object.keys(inputs).some((path) => path.includes('node_modules')),
      );
      await Promise.all(ours.map(([path]) => rewrite(path)));
    });
  },
};

async function rewrite(path: string): Promise<void> {
  if (!path.endsWith('.js')) return;
  const text = await readFile(path, 'utf8');
  const plain = text.replace(BEYOND_ASCII, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (plain !== text) await writeFile(path, plain);
}
