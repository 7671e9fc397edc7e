// `npm run build`: bundles the product into dist/, so that it starts fast and needs no compiler where it runs.
import { build, type Plugin } from 'esbuild';
import { openingAnswers } from '../src/cli/opening-answers.ts';

const common = { format: 'esm', platform: 'node', outdir: 'dist', logLevel: 'warning' } as const;

/** Leaves out what only elicitation validates with, which Planwright never asks for: a third of what a start would load. */
const withoutAjv: Plugin = {
  name: 'without-ajv',
  setup({ onLoad }) {
    onLoad({ filter: /@modelcontextprotocol\/server\/dist\/ajvProvider-\w+\.mjs$/ }, () => ({
      contents: 'export class n {}\nexport { n as t };\nexport const r = () => undefined;',
    }));
  },
};

/** The stdio process greets its client and shows its tools before it has loaded any, and the protocol. */
const [withModel, withoutModel] = await Promise.all([true, false].map((hasModel) => openingAnswers({ hasModel })));
const openingAnswered: Plugin = {
  name: 'opening-answered',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]cli[\\/]opening-answers\.ts$/ }, () => ({
      contents: `export const openingAnswers = async ({ hasModel }) => hasModel ? ${JSON.stringify(withModel)} : ${JSON.stringify(withoutModel)};`,
    }));
  },
};

await build({
  ...common,
  plugins: [withoutAjv, openingAnswered],
  entryPoints: { main: 'src/cli/main.ts', worker: 'src/generation/worker.ts', client: 'src/client/client.ts' },
  bundle: true,
  // An import() of a CommonJS package would find its default export alone.
  mainFields: ['module', 'main'],
  splitting: true,
  minify: true,
  target: 'node22',
  chunkNames: 'chunks/[name]-[hash]',
  // `piscina` starts its threads with a file of its own.
  external: ['better-sqlite3', 'pg-native', 'piscina'],
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
});
// Runs on any Node: it looks for one that is new enough.
await build({ ...common, entryPoints: ['src/cli/planwright.ts'], target: 'node16' });
