// `npm run build`: bundles the product into dist/, so that it starts fast and needs no compiler where it runs.
import { build } from 'esbuild';

const common = { format: 'esm', platform: 'node', outdir: 'dist', logLevel: 'warning' } as const;

await build({
  ...common,
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
