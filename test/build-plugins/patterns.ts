import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { pattern } from '../../src/engines/offline/language/pattern.ts';

const SOURCES = /engines[\\/]offline[\\/].*\.ts$/;

/** A call of pattern() for an expression that stands in the source: `pattern(/\p{L}+/iu)`. */
const CALL = /\bpattern\(\s*\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([a-z]+),?\s*\)/g;

/**
 * Puts what pattern() makes of an expression in the place of the call: the first call of a process neither compiles the
 * expression as it was written nor spells it out.
 */
export const patternsSpelledOut: Plugin = {
  name: 'patterns-spelled-out',
  setup(build) {
    build.onLoad({ filter: SOURCES }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const spelled = text.replace(CALL, (_, source, flags) => String(pattern(new RegExp(source, flags))));
      return spelled === text ? undefined : { contents: spelled, loader: 'ts' };
    });
  },
};
