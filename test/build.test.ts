import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startNode } from './helpers/processes.ts';
import { temporaryFolder } from './helpers/stores.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the product takes from packages that it loads when it needs them: `{ getDomain } = await import('tldts')`. */
function lateImports(): { names: string; from: string }[] {
  const files = ['src', 'bridge', 'tools'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(ROOT, folder, name)),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/const (\{[^}]+\}) = await import\('([^.'][^']*)'\)/g),
  ]);
  return found.map(([, names = '', from = '']) => ({ names, from }));
}

it('the build finds in packages that are loaded late what the sources find in them', async () => {
  const imports = lateImports();
  expect(imports.map(({ from }) => from)).toEqual(expect.arrayContaining(['tldts', 'imapflow', 'smtp-server']));
  const tries = imports.map(({ names, from }) => {
    const name = /(\w+) \}$/.exec(names)?.[1];
    return `{ const ${names} = await import('${from}'); told['${from}'] = typeof ${name}; }`;
  });
  const checkout = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), text);
  };
  for (const path of ['src/generation/worker.ts', 'src/client/client.ts', 'src/cli/planwright.ts']) write(path, '');
  write('src/cli/main.ts', `const told = {}; ${tries.join('\n')} console.log(JSON.stringify({ told })); export {};`);
  write('package.json', '{ "type": "module" }');
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  const program = `await import(${JSON.stringify(join(ROOT, 'test', 'build.ts'))}); await import('./dist/main.js');`;
  const built = startNode(['--input-type=module', '-e', program], { cwd: checkout });
  const { told } = JSON.parse(await built.line('"told"'));
  expect(told).toEqual(Object.fromEntries(imports.map(({ from }) => [from, 'function'])));
});
