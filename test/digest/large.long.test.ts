import { expect, it } from 'vitest';
import { splitDigest } from '../../src/artifacts/digest/block.ts';
import { digestText } from '../../src/digest/digest-text.ts';
import { namesOf, repositoryAt, repositoryWith, written } from './written.ts';

const LINES_EACH = 500;
const BUDGET_MS = 10_000;

it('reads 100,000 lines in 10 seconds, and all of them', async () => {
  const code = (at: number) =>
    Array.from({ length: LINES_EACH }, (_, line) =>
      line === 7 ? `app.get('/part${at}', show)` : `const a${line} = run('x', { line: ${line} }); // said`,
    ).join('\n');
  const folder = written(
    Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`src/part${at}.ts`, `${code(at)}\n`])),
  );
  const startedAt = performance.now();
  const found = await repositoryAt(folder);

  expect(performance.now() - startedAt).toBeLessThan(BUDGET_MS);
  expect(found.lines).toBe(200 * LINES_EACH);
  expect(namesOf(found, 'route')).toHaveLength(200);
});

it('reads hostile files in time in proportion to them', async () => {
  const hostile = [
    '(',
    '[',
    '@a(',
    "app.get('/",
    '"""',
    '/*',
    '`',
    'a.a.a.',
    'prefix = ',
    'CREATE TABLE ',
    '{:a, ',
    ' ',
  ].map((piece, at): [string, string] => [
    `src/h${at}.${at % 2 ? 'py' : 'ts'}`,
    `${piece.repeat(390 / piece.length)}\n`.repeat(2_000),
  ]);
  const manifests = [
    'package.json',
    'pyproject.toml',
    'Cargo.toml',
    'pom.xml',
    'Gemfile',
    'go.mod',
    'Makefile',
    'compose.yaml',
    '.env.example',
    '.gitignore',
  ].map((name, at): [string, string] => [
    name,
    `${['[', '"', '<dependency>', '=', ' ', '*'][at % 6]?.repeat(50_000)}\n`.repeat(3),
  ]);
  const startedAt = performance.now();
  const found = await repositoryWith(Object.fromEntries([...hostile, ...manifests]));
  const text = digestText(found);

  expect(performance.now() - startedAt).toBeLessThan(BUDGET_MS);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6_000);
  expect(splitDigest(text).words).toBe('');
});
