import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { importFaults, ROOT, readSources } from './helpers/import-rule.ts';
import { scanSource } from './helpers/source-scan.ts';

const FOLDERS = ['src', 'tools', 'bridge'].filter((folder) => existsSync(join(ROOT, folder)));
const real = readSources(FOLDERS);

describe('the sources', () => {
  it('import one way only, without a cycle, and leave what is reserved to its one place', () => {
    expect(importFaults(real)).toEqual([]);
  });

  it('are read to the last import that a bundler sees', async () => {
    expect(real.size).toBeGreaterThan(50);
    for (const [path, specifiers] of await bundlerImports([...real.keys()])) {
      const read = scanSource(real.get(path) ?? '').imports.map((one) => one.specifier);
      expect(read, path).toEqual(expect.arrayContaining(specifiers));
    }
  });
});

describe('the rule sees', () => {
  const faults = (sources: Record<string, string>) => importFaults(new Map(Object.entries(sources)));

  it.each([
    ['static', `import { App } from '../app.ts';`],
    ['type-only', `import type { App } from '../app.ts';`],
    ['over several lines', `import {\n  type App,\n  createApp, // 'x'\n} from\n  "../app.ts";`],
    ['for its side effect', `import '../app.ts';`],
    ['dynamic', `const load = async () => (await import('../app.ts')).createApp;`],
    ['as a type in place', `let app: import('../app.ts').App | undefined;`],
    ['passed on', `export { createApp } from '../app.ts';`],
    ['passed on whole', `export * from '../app.ts';`],
    ['after a regular expression with a quote', `const quote = /['"\`]/g;\nimport '../app.ts';`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a source.
    ['inside a template', 'const one = `${await import("../app.ts")} {`;'],
  ])('an import in the wrong direction that is %s', (_how, source) => {
    expect(faults({ 'src/credits/ledger.ts': source, 'src/app.ts': '' })).toEqual([
      'src/credits/ledger.ts imports src/app.ts, which is above it',
    ]);
  });

  it.each([
    ['a comment', `// import '../app.ts';\n/* import x from '../app.ts' */`],
    ['a text', `const words = "import x from '../app.ts'";`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a source.
    ['a template', 'const words = `import x from "../app.ts" ${1 + 1} import "../app.ts"`;'],
    ['a name', `const list = Array.from(['../app.ts']); exported.import('../app.ts');`],
  ])('nothing in %s', (_what, source) => {
    expect(faults({ 'src/credits/ledger.ts': source })).toEqual([]);
  });

  it.each([
    ['src/system/clock.ts', '../store/open.ts', 'src/store/open.ts'],
    ['src/specs/lint.ts', '../store/open.ts', 'src/store/open.ts'],
    ['src/config.ts', './app.ts', 'src/app.ts'],
    ['src/store/open.ts', '../limits/limiter.ts', 'src/limits/limiter.ts'],
    ['src/app.ts', './generation/generate.ts', 'src/generation/generate.ts'],
    ['src/generation/generate.ts', '../mcp/server.ts', 'src/mcp/server.ts'],
    ['src/mcp/http.ts', '../../tools/index.ts', 'tools/index.ts'],
    ['tools/index.ts', '../bridge/index.ts', 'bridge/index.ts'],
    ['bridge/server.ts', '../src/cli/main.ts', 'src/cli/main.ts'],
  ])('that %s may not import %s', (path, specifier, target) => {
    expect(faults({ [path]: `import '${specifier}';`, [target]: '' })).toEqual([
      `${path} imports ${target}, which is above it`,
    ]);
    const back = `./${'../'.repeat(target.split('/').length - 1)}${path}`;
    expect(faults({ [path]: '', [target]: `import '${back}';` })).toEqual([]);
  });

  it('a cycle of files, type-only imports too', () => {
    const circle = {
      'src/store/a.ts': `import type { B } from './b.ts';`,
      'src/store/b.ts': `import '../engines/c.ts';`,
      'src/engines/c.ts': `export * from '../store/a.ts';`,
    };
    expect(faults(circle)).toEqual(['src/store/a.ts → src/store/b.ts → src/engines/c.ts → src/store/a.ts is a cycle']);
    expect(faults({ 'src/store/a.ts': `import './a.ts';` })).toEqual(['src/store/a.ts → src/store/a.ts is a cycle']);
  });

  it('a folder without a place, and an import of one', () => {
    expect(faults({ 'src/utils/all.ts': '' })).toEqual(['src/utils/all.ts has no place in the import rule']);
    expect(faults({ 'src/app.ts': `import '../test/helpers/rows.ts';` })).toEqual([
      'src/app.ts imports test/helpers/rows.ts, which has no place in the import rule',
    ]);
    expect(faults({ 'src/app.ts': `import('./engines/' + name);` })).toEqual([
      'src/app.ts imports something that is not a literal',
    ]);
  });

  it.each([
    ['src/mcp/http.ts', `import { Server } from '@modelcontextprotocol/server';`],
    ['bridge/server.ts', `import type { T } from '@modelcontextprotocol/server/stdio';`],
    ['src/mcp/stdio.ts', `import { Server } from '@modelcontextprotocol/sdk/server/index.js';`],
    ['src/credits/ledger.ts', `import pg from 'pg';`],
    ['src/app.ts', `const driver = await import('better-sqlite3');`],
    ['src/generation/run-stage.ts', `import { APIError } from '@anthropic-ai/sdk';`],
    ['src/limits/limiter.ts', `import { Kysely, SqliteDialect } from 'kysely';`],
    ['src/outreach/leads.ts', `import { request } from 'undici';`],
    ['src/webhooks/deliver.ts', `const { connect } = await import('node:tls');`],
    ['src/mail/smtp.ts', `import { connect } from 'node:net';`],
    ['src/outreach/mailboxes.ts', `import { ImapFlow } from 'imapflow';`],
    ['src/mail/mailer.ts', `const { default: Smtp } = await import('nodemailer/lib/smtp-connection');`],
    ['src/mail/mail-targets.ts', `import { lookup } from 'node:dns';`],
    ['src/mail/mail-targets.ts', `import { lookup } from 'node:dns/promises';`],
  ])('what only one place may import: %s has %s', (path, source) => {
    expect(faults({ [path]: source })).toEqual([expect.stringMatching(`${path} imports .* which only src/.* may`)]);
  });

  it.each([
    ['src/mcp/server.ts', `import { Server } from '@modelcontextprotocol/server';`],
    ['src/client/mcp.ts', `import { Client } from '@modelcontextprotocol/client';`],
    ['src/mcp/stdio-lines.ts', `process.stdout.write('{}');`],
    ['src/store/postgres.ts', `import pg from 'pg';\nimport { PostgresDialect } from 'kysely';`],
    ['src/credits/check.ts', `import { sql } from 'kysely';`],
    ['src/mail/mail-targets.ts', `import type { LookupAddress } from 'node:dns';`],
    ['src/system/loopback.ts', `import { isIP } from 'node:net';`],
    ['src/cli/main.ts', `process.stdout.write('plan'); console.error('no');`],
  ])('that %s may have %s', (path, source) => {
    expect(faults({ [path]: source })).toEqual([]);
  });

  it.each([
    `console.log('here');`,
    `console?.error('here');`,
    `process.stdout.write('here');`,
    `import { stdout } from 'node:process';`,
    `import console from 'node:console';`,
  ])('a word on stdout outside the shell, in the stdio door too: %s', (source) => {
    expect(faults({ 'src/mcp/stdio.ts': source })).toEqual(['src/mcp/stdio.ts writes to stdout or the console']);
  });

  it('stdout in any other hand than the stdio door’s', () => {
    const handed = 'serve(process.stdin, process.stdout);';
    expect(faults({ 'src/mcp/stdio.ts': handed, 'src/cli/main.ts': handed })).toEqual([]);
    expect(faults({ 'src/mcp/http.ts': handed })).toEqual(['src/mcp/http.ts writes to stdout or the console']);
  });
});

/** What esbuild finds to import in each file: everything but types. */
async function bundlerImports(paths: string[]): Promise<[string, string[]][]> {
  const found = new Map<string, string[]>();
  await build({
    entryPoints: paths.map((path) => join(ROOT, path)),
    bundle: true,
    write: false,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'listen',
        setup(listening) {
          listening.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
            if (kind === 'entry-point') return undefined;
            const from = importer.slice(ROOT.length).replaceAll('\\', '/');
            found.set(from, [...(found.get(from) ?? []), path]);
            return { path, external: true };
          });
        },
      },
    ],
  });
  return [...found];
}
