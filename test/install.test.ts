import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startNode } from './helpers/processes.ts';
import { temporaryFolder } from './helpers/stores.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

interface Locked {
  integrity?: string;
  hasInstallScript?: true;
  os?: string;
  bin?: Record<string, string>;
}

describe('an installation', () => {
  const { allowScripts, optionalDependencies } = read('package.json');
  const packages: [string, Locked][] = Object.entries(read('package-lock.json').packages);
  const installed = packages.filter(([path]) => path !== '');

  it('takes nothing that the lock file does not name with its hash, and runs no script of a package', () => {
    expect(installed.filter(([, one]) => !one.integrity).map(([path]) => path)).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
    expect(installed.map(([path]) => path)).not.toContain('node_modules/node');
  });

  it('brings a Node for Linux, macOS and Windows as the command `node`', () => {
    const nodes = installed.filter(([, one]) => one.bin?.node !== undefined);
    expect(nodes.map(([path]) => path.replace('node_modules/', ''))).toEqual(Object.keys(optionalDependencies));
    expect(new Set(nodes.map(([, one]) => String(one.os)))).toEqual(new Set(['darwin', 'linux', 'win32']));
  });
});

describe('npm start', () => {
  const FRESH_BUILD = fileURLToPath(new URL('fresh-build.ts', import.meta.url));
  const BUILD = `require('fs').mkdirSync('dist',{recursive:true});require('fs').writeFileSync('dist/main.js','')`;

  /** A checkout whose build makes an empty dist/main.js. */
  function checkout(): string {
    const root = temporaryFolder();
    for (const folder of ['src/deep', 'bridge', 'tools', 'test', 'node_modules/esbuild']) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    for (const file of ['package-lock.json', 'test/build.ts', 'src/deep/a.ts']) writeFileSync(join(root, file), '');
    writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { build: `node -e "${BUILD}"` } }));
    return root;
  }

  it('builds where the build is missing or older than a source, and not again', async () => {
    const root = checkout();
    const main = join(root, 'dist', 'main.js');
    // The bundles of the tests hold no programs of the build.
    const program = `import ${JSON.stringify(FRESH_BUILD)};`;
    const start = () => startNode(['--input-type=module', '-e', program], { cwd: root }).exit;
    expect(await start()).toEqual({ code: 0, signal: null });
    expect(existsSync(main)).toBe(true);
    writeFileSync(main, 'as it was');
    await start();
    expect(readFileSync(main, 'utf8')).toBe('as it was');
    const later = Date.now() / 1_000 + 60;
    utimesSync(join(root, 'src', 'deep', 'a.ts'), later, later);
    await start();
    expect(readFileSync(main, 'utf8')).toBe('');
  });
});
