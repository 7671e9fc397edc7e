import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FILES_MAX, lookAtFiles, type Seen } from '../../../src/cli/proving/look-at-files.ts';
import { temporaryFolder } from '../../helpers/stores.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const SINCE = Date.parse('2024-01-01T00:00:00Z');

/** Writes a file as it was long before the plan. */
function old(folder: string, path: string, content = path): void {
  fresh(folder, path, content);
  utimesSync(join(folder, path), LONG_AGO, LONG_AGO);
}

function fresh(folder: string, path: string, content = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function git(folder: string, words: string[], at = LONG_AGO): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgSign=false'];
  const date = at.toISOString();
  return execFileSync('git', [...who, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    encoding: 'utf8',
  });
}

function commit(folder: string, at = LONG_AGO): string {
  git(folder, ['add', '-A'], at);
  git(folder, ['commit', '-qm', 'x'], at);
  return git(folder, ['rev-parse', 'HEAD']).trim();
}

/** `a.ts changed by git`: what was seen, a line a file. */
const told = ({ files }: Seen): string[] =>
  files.map(({ path, state, by }) => `${path} ${state}${by ? ` by ${by}` : ''}`);

/** Restores a variable of the environment at the end of the test. */
function setVariable(name: string, value: string): void {
  const before = process.env[name];
  process.env[name] = value;
  onTestFinished(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}

it('sees in a git work tree what is untracked, modified or committed since, whatever the times say', async () => {
  const folder = temporaryFolder();
  git(folder, ['init', '-q']);
  for (const path of ['same.ts', 'modified.ts', 'staged.ts', 'committed.ts', 'lib/in.ts', 'old/in.ts'])
    old(folder, path);
  old(folder, '.gitignore', 'out/\n');
  commit(folder);
  old(folder, 'committed.ts', 'other');
  const head = commit(folder, new Date(SINCE + 5_000));
  fresh(folder, 'modified.ts', 'other');
  fresh(folder, 'staged.ts', 'other');
  git(folder, ['add', 'staged.ts']);
  old(folder, 'new/untracked.ts');
  fresh(folder, 'lib/in.ts', 'other');
  utimesSync(join(folder, 'same.ts'), new Date(), new Date());
  fresh(folder, 'out/fresh.js');
  old(folder, 'out/stale.js');
  const files = [
    'same.ts',
    'modified.ts',
    'staged.ts',
    'committed.ts',
    'new/untracked.ts',
    'lib/',
    './old',
    'out/fresh.js',
  ];
  const seen = await lookAtFiles(folder, [...files, 'out/stale.js', 'none.ts'], SINCE);
  expect(told(seen)).toEqual([
    'same.ts unchanged by git',
    'modified.ts changed by git',
    'staged.ts changed by git',
    'committed.ts changed by git',
    'new/untracked.ts changed by git',
    'lib/ changed by git',
    './old unchanged by git',
    'out/fresh.js changed by time',
    'out/stale.js unchanged by time',
    'none.ts missing',
  ]);
  expect(seen).toMatchObject({ lookedAt: 'git' });
  // The commit is told only where it holds all of the files.
  expect(seen.commit).toBeUndefined();
  expect((await lookAtFiles(folder, ['committed.ts'], SINCE)).commit).toBe(head);
  expect((await lookAtFiles(join(folder, 'lib'), ['in.ts'], SINCE)).files).toMatchObject([
    { state: 'changed', by: 'git' },
  ]);
  expect(told(await lookAtFiles(folder, ['committed.ts'], SINCE + 6_000))).toEqual(['committed.ts unchanged by git']);
});

it('sees outside git what was modified since, to the second, and says why git was not asked', async () => {
  const folder = temporaryFolder();
  old(folder, 'old.ts');
  fresh(folder, 'lib/deep/new.ts');
  fresh(folder, 'edge.ts');
  utimesSync(join(folder, 'edge.ts'), new Date(SINCE), new Date(SINCE));
  const seen = await lookAtFiles(folder, ['old.ts', 'lib', 'edge.ts'], SINCE + 900);
  expect(told(seen)).toEqual(['old.ts unchanged by time', 'lib changed by time', 'edge.ts changed by time']);
  expect(seen).toMatchObject({ lookedAt: 'time', withoutGit: expect.stringContaining('not a git repository') });
  setVariable('PATH', folder);
  expect(await lookAtFiles(folder, ['old.ts'], SINCE)).toMatchObject({ withoutGit: 'git is not installed' });
});

it('never reads what lies outside the folder: by its words, or through a symbolic link', async () => {
  const outside = temporaryFolder();
  const folder = temporaryFolder();
  fresh(outside, 'secret.ts');
  fresh(folder, 'real/in.ts');
  symlinkSync(join(outside, 'secret.ts'), join(folder, 'link.ts'));
  symlinkSync(outside, join(folder, 'way'));
  symlinkSync('real', join(folder, 'inside'));
  symlinkSync('nowhere', join(folder, 'dangling'));
  const out = [
    join(outside, 'secret.ts'),
    '../x',
    'a/../../x',
    'real/..\\..\\x',
    'C:\\x',
    '~/x',
    '\\\\host\\x',
    'a\0b',
    '',
  ];
  const seen = await lookAtFiles(
    folder,
    [...out, 'link.ts', 'way/secret.ts', 'way', 'inside/in.ts', 'dangling'],
    SINCE,
  );
  expect(seen.files.map(({ state }) => state)).toEqual([
    ...out.map(() => 'outside'),
    ...['outside', 'outside', 'outside', 'changed', 'missing'],
  ]);
  await expect(lookAtFiles(join(folder, 'none'), [], SINCE)).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(lookAtFiles(join(folder, 'real/in.ts'), [], SINCE)).rejects.toMatchObject({ code: 'invalid_request' });
});

it('runs no program that the configuration of a repository names', async () => {
  const folder = temporaryFolder();
  const ran = join(temporaryFolder(), 'ran');
  git(folder, ['init', '-q']);
  old(folder, 'a.ts');
  commit(folder, new Date(SINCE + 1_000));
  const program = join(folder, 'evil');
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> ${ran}\ncat\n`);
  chmodSync(program, 0o755);
  mkdirSync(join(folder, '.git/hooks'), { recursive: true });
  for (const hook of ['post-index-change', 'fsmonitor-watchman', 'query-watchman'])
    writeFileSync(join(folder, '.git/hooks', hook), readFileSync(program), { mode: 0o755 });
  const names = [
    ...['core.fsmonitor', 'core.pager', 'core.editor', 'core.sshCommand', 'diff.external', 'gpg.program'],
    ...[
      'filter.x.clean',
      'filter.x.smudge',
      'filter.x.process',
      'filter.a=b.clean',
      'diff.x.textconv',
      'diff.x.command',
    ],
  ];
  for (const name of names) git(folder, ['config', name, program]);
  for (const name of ['log.showSignature', 'filter.x.required', 'core.untrackedCache'])
    git(folder, ['config', name, 'true']);
  // Attributes of its own: git compares the content of what it does not know to be the same.
  fresh(folder, '.git/info/attributes', '*.ts filter=x diff=x\n*.js filter=a=b\n');
  fresh(folder, 'a.ts', 'b.ts');
  fresh(folder, 'b.js');
  const seen = await lookAtFiles(folder, ['a.ts', 'b.js'], SINCE);
  expect(told(seen)).toEqual(['a.ts changed by git', 'b.js changed by git']);
  expect(existsSync(ran) ? readFileSync(ran, 'utf8') : '').toBe('');
});

it('takes a repository for none that names another folder as its work tree', async () => {
  const folder = temporaryFolder();
  git(folder, ['init', '-q']);
  git(folder, ['config', 'core.worktree', temporaryFolder()]);
  fresh(folder, 'a.ts');
  expect(await lookAtFiles(folder, ['a.ts'], SINCE)).toMatchObject({ lookedAt: 'time', files: [{ state: 'changed' }] });
});

it('looks at thousands of files with a few processes, and refuses more than 5,000', async () => {
  const folder = temporaryFolder();
  const bin = temporaryFolder();
  const calls = join(bin, 'calls');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(bin, 'git'), `#!/bin/sh\necho x >> ${calls}\nexec ${real} "$@"\n`, { mode: 0o755 });
  git(folder, ['init', '-q']);
  const files = Array.from({ length: 2_000 }, (_, at) => `src/a-folder-with-a-name/file-number-${at}.ts`);
  for (const file of files) old(folder, file, 'x');
  commit(folder, new Date(SINCE + 1_000));
  setVariable('PATH', `${bin}${delimiter}${process.env.PATH}`);
  const seen = await lookAtFiles(folder, files, SINCE);
  expect(seen.files.filter(({ state, by }) => state === 'changed' && by === 'git')).toHaveLength(2_000);
  expect(readFileSync(calls, 'utf8').split('\n').length).toBeLessThan(20);
  const many = Array.from({ length: FILES_MAX + 1 }, (_, at) => `f${at}`);
  await expect(lookAtFiles(folder, many, SINCE)).rejects.toMatchObject({
    message: expect.stringContaining('5001 files'),
  });
});
