import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const PACKS = /knowledge[\\/](?:capabilities|domains)[\\/][a-z-]+\.ts$/;

/** What choosing among packs reads of every one of them; see design/ of the offline engine. */
const NOW = new Set(['id', 'name', 'verbs', 'triggers', 'actor', 'object', 'people']);
/** Entities of a capability tell functions from things; those of a field are read when it is chosen. */
const nowOf = (path: string) => (path.includes('capabilities') ? new Set([...NOW, 'entities']) : NOW);

/**
 * Turns each pack of the planner's knowledge into two JSON texts, of which the larger is parsed when it is first asked for: the
 * first call of a process pays for one field and a dozen capabilities instead of for all.
 */
export const knowledgeAsJson: Plugin = {
  name: 'knowledge-as-json',
  setup(build) {
    build.onLoad({ filter: PACKS }, async ({ path }) => {
      const packs = Object.entries(await import(pathToFileURL(path).href));
      const lines = packs.map(([name, pack]) => `export const ${name} = ${lazyPack(pack, nowOf(path))};`);
      return { contents: `import { lazily } from '../lazily.ts';\n${lines.join('\n')}`, loader: 'js' };
    });
  },
};

function lazyPack(pack: unknown, now: ReadonlySet<string>): string {
  if (typeof pack !== 'object' || pack === null) throw new Error('a pack of knowledge is one object');
  const entries = Object.entries(pack);
  const part = (isNow: boolean) => entries.filter(([key]) => now.has(key) === isNow);
  const text = (isNow: boolean) => JSON.stringify(JSON.stringify(Object.fromEntries(part(isNow))));
  return `lazily(${text(true)}, ${text(false)}, ${JSON.stringify(part(false).map(([key]) => key))})`;
}
