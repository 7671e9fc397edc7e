import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const PACKS = /knowledge[\\/](?:capabilities|domains|words[\\/]languages)[\\/][a-z-]+\.ts$/;
const SHAPES = new Set(['language-words']);

/** Lists the kinds of product. */
const KINDS = /knowledge[\\/]products\.ts$/;

/** Makes one text of the triggers of all packs. */
const TRIGGERS = /knowledge[\\/]trigger-text\.ts$/;

/** Says where the texts of the knowledge lie. */
const BESIDE = /knowledge[\\/]beside\.ts$/;

/** What choosing among packs reads of every one of them; see design/ and understand/ of the offline engine. */
const FIRST = new Set(['id', 'name', 'verbs', 'actor', 'object', 'people', 'giveaways']);
/** What choosing among kinds of product reads of all of them. */
const ASKED = ['id', 'signs', 'fields'];
const PRODUCTS = 'products.json';
/** Entities of a capability tell functions from things; those of a field are read when it is chosen. */
const isFirst = (path: string, name: string) =>
  FIRST.has(name) || (name === 'entities' && path.includes('capabilities'));

/**
 * Lays the planner's knowledge beside the code as JSON in `folder`, in the place of objects in the code: the first call of a
 * process pays for one field and a dozen capabilities instead of for all. Their triggers are one text, in which a word is
 * found without reading the others. `from` leads there from the code.
 */
export const knowledgeAsJson = (folder: string, from: string): Plugin => ({
  name: 'knowledge-as-json',
  setup(build) {
    const files = new Map<string, unknown>();
    const first: Record<string, unknown> = {};
    const asked: Record<string, unknown> = {};
    build.onLoad({ filter: PACKS }, async ({ path }) => {
      const file = basename(path, '.ts');
      if (SHAPES.has(file)) return undefined;
      const [[name, pack] = []] = Object.entries(await import(pathToFileURL(path).href));
      if (typeof pack !== 'object' || pack === null) throw new Error(`${path} is no pack of knowledge`);
      const entries = Object.entries(pack).filter(([key]) => key !== 'triggers');
      first[file] = Object.fromEntries(entries.filter(([key]) => isFirst(path, key)));
      const later = entries.filter(([key]) => !isFirst(path, key));
      if (files.has(`${file}.json`)) throw new Error(`two packs of knowledge are called ${file}`);
      files.set(`${file}.json`, Object.fromEntries(later));
      const lazily = path.includes('languages') ? '../../lazily.ts' : '../lazily.ts';
      const call = [from, file, later.map(([key]) => key)].map((value) => JSON.stringify(value)).join(', ');
      return { contents: `import { lazily } from '${lazily}';\nexport const ${name} = lazily(${call});`, loader: 'js' };
    });
    build.onLoad({ filter: KINDS }, async ({ path }) => {
      const { products } = await import(pathToFileURL(path).href);
      const later = new Set<string>();
      const keys = products.map((product: { id: string }) => {
        const key = `product-${product.id}`;
        const entries = Object.entries(product);
        asked[key] = Object.fromEntries(entries.filter(([name]) => ASKED.includes(name)));
        files.set(`${key}.json`, Object.fromEntries(entries.filter(([name]) => !ASKED.includes(name))));
        for (const [name] of entries) if (!ASKED.includes(name)) later.add(name);
        return key;
      });
      const call = [from, PRODUCTS, keys, ASKED, [...later]].map((value) => JSON.stringify(value)).join(', ');
      const contents = `import { listed } from './lazily.ts';\nexport const products = listed(${call});`;
      return { contents, loader: 'js' };
    });
    build.onLoad({ filter: TRIGGERS }, async ({ path }) => {
      files.set('triggers.txt', (await import(pathToFileURL(path).href)).readTriggers());
      const contents = `import { readText } from './lazily.ts';
        export const readTriggers = () => readText(${JSON.stringify(`${from}triggers.txt`)});`;
      return { contents, loader: 'js' };
    });
    build.onLoad({ filter: BESIDE }, async ({ path }) => {
      const folder = dirname(path);
      for (const file of await readdir(folder))
        if (file.endsWith('.txt')) files.set(file, await readFile(join(folder, file), 'utf8'));
      const contents = `export const beside = (file) => new URL(${JSON.stringify(from)} + file, import.meta.url);`;
      return { contents, loader: 'js' };
    });
    build.onEnd(async () => {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      for (const [file, content] of [...files, ['first.json', first] as const, [PRODUCTS, asked] as const])
        await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
    });
  },
});
