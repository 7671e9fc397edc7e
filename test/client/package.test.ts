import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startNode } from '../helpers/processes.ts';
import { startServed } from '../helpers/served.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('a program elsewhere imports the client as the documents show it, and gets a plan', async () => {
  const { url, apiKey } = await startServed({ PLANWRIGHT_DATA_DIR: temporaryFolder() });
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  // What `npm install /path/to/planwright` makes.
  symlinkSync(ROOT, join(folder, 'node_modules', 'planwright'));
  const shown =
    /```js\n([^`]*planwright\/client[\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/clients.md'), 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'program.mjs'), shown.replace('http://127.0.0.1:8787', url));
  const env = { PLANWRIGHT_API_KEY: apiKey };
  const program = startNode([join(folder, 'program.mjs')], { cwd: folder, env });
  expect(await program.exit, program.stderr()).toEqual({ code: 0, signal: null });
  expect(program.stdout()).toMatch(/\w+.* \(25 credits\)\n$/s);
});
