import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { lintSpecs } from '../../src/specs/lint.ts';
import { type Folder, readFolder } from '../../src/specs/read-folder.ts';
import { temporaryFolder } from '../helpers/stores.ts';

const TASKS = '- [x] T001 Write src/pay.ts\n- [x] T001 Write src/hold.ts\n';

function write(folder: string, files: Record<string, string | Buffer>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function read(folder: string): Promise<Folder> {
  const found = await readFolder(folder);
  if (found === undefined) throw new Error('no such folder');
  return found;
}

const lint = async (folder: string) => lintSpecs(await read(folder));

const kiro = (tasks: string, requirements = '') =>
  write(temporaryFolder(), { '.kiro/specs/a/tasks.md': tasks, '.kiro/specs/a/requirements.md': requirements });

it('a folder of 10,000 files and 60 levels is read, and says where it stops', async () => {
  const top = write(temporaryFolder(), { [`${'d/'.repeat(60)}a.ts`]: '' });
  const many = Array.from({ length: 10_000 }, (_, index) => [`specs/${index % 100}/${index}.md`, ''] as const);
  write(top, Object.fromEntries(many));
  write(top, { 'specs/1/tasks.md': TASKS });
  const { skipped, findings } = await lint(top);
  expect(findings.map(({ rule }) => rule)).toEqual(['duplicate-id']);
  expect(skipped).toEqual([{ path: 'd/'.repeat(41).slice(0, -1), why: 'more than 40 folders deep' }]);
});

it.each([
  ['a line of a million letters', `- [x] 1.1 ${'a/b.c '.repeat(170_000)}`],
  ['a line of a million citations', `- [x] 1.1 A\n  - _Requirements: ${'1.1,'.repeat(250_000)}_`],
  ['a million hashes', '#'.repeat(1_000_000)],
  ['a million boxes', '- [ ] 1.1 '.repeat(100_000)],
  ['a fence that never shuts', `\`\`\`\n${'- [x] 1.1\n'.repeat(100_000)}`],
  ['lists in lists', Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth)}- [x] 1.1 a`).join('\n')],
  [
    'a hundred thousand tasks in a circle',
    Array.from({ length: 50_000 }, (_, n) => `- [ ] ${n % 9_000} A\n  - _Depends: ${(n + 1) % 9_000}_`).join('\n'),
  ],
])('%s is read without a crash', async (_what, text) => {
  const requirements = `## R\n\n### Requirement 1\n\n#### C\n\n${'1. A\n'.repeat(20_000)}`;
  expect((await lint(kiro(text, requirements))).specs).toHaveLength(1);
});
