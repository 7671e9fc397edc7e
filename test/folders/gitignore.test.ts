import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGitignore } from '../../src/folders/gitignore.ts';

const PATTERNS = [
  '*.log',
  '!keep.log',
  '/top',
  'deep/inside',
  'a/**/z',
  'only/',
  '[ab]?.txt',
  'x/*',
  '\\#hash',
  '**/any',
];
const PATHS = [
  ...['one.log', 'sub/one.log', 'keep.log', 'sub/keep.log', 'top', 'sub/top', 'deep/inside', 'x/deep/inside'],
  ...['a/z', 'a/b/z', 'a/b/c/z', 'b/a/z', 'only', 'a1.txt', 'c1.txt', 'ab1.txt', 'x/y', 'y/x', '#hash', 'any', 'q/any'],
];

it('leaves out what git leaves out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gitignore-'));
  execFileSync('git', ['init', '-q', folder]);
  writeFileSync(join(folder, '.gitignore'), PATTERNS.join('\n'));
  const checked = (): string => {
    try {
      return execFileSync('git', ['-C', folder, 'check-ignore', '--no-index', '--stdin'], {
        input: PATHS.join('\n'),
      }).toString();
    } catch {
      return '';
    }
  };
  const ignored = checked()
    .trim()
    .split('\n')
    .map((path) => path.replaceAll('"', ''));

  const ours = readGitignore(PATTERNS.join('\n'));

  // What lies in a folder that is left out is never looked at.
  const isOut = (path: string) =>
    path
      .split('/')
      .some((_, at, parts) => ours.says(parts.slice(0, at + 1).join('/'), at + 1 < parts.length) === 'out');
  expect(PATHS.filter(isOut)).toEqual(ignored);
});

it('reads a hostile pattern in time in proportion to it', () => {
  const ignore = readGitignore(`${'*a'.repeat(90)}b\n${'**/a/'.repeat(30)}b`);

  expect(ignore.says('a'.repeat(20_000), false)).toBeUndefined();
  expect(ignore.says('a/'.repeat(5_000), false)).toBeUndefined();
});
