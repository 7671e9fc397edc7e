import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXPORT_FORMATS } from '../../src/artifacts/exports/formats.ts';
import { SAMPLES } from '../../src/plans/samples/index.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { freshData, shell, shellJson } from './shell.ts';

const SAMPLE = SAMPLES[0]?.id ?? '';
const words = (as: string, out: string, ...more: string[]) => [
  'plan',
  'export',
  SAMPLE,
  '--as',
  as,
  '--out',
  out,
  ...more,
];
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

it('the shell writes a plan as files of each format, which its linter accepts', async () => {
  const [data, folder] = [freshData(), join(temporaryFolder(), 'new')];
  for (const as of EXPORT_FORMATS) {
    const { code, json } = await shellJson(words(as, folder), data);
    expect(code, as).toBe(0);
    expect(json).toMatchObject({ planId: SAMPLE, as, stale: [], files: expect.anything() });
    for (const { path } of json.files as { path: string }[]) expect(existsSync(join(folder, path)), path).toBe(true);
  }
  const linted = await shell(['lint', folder], data);
  expect(linted).toMatchObject({ code: 0 });
  expect(linted.stdout).toContain('0 errors, 0 warnings');
}, 60_000);

it('an export replaces nothing unless forced, writes the same again, and keeps what it replaces', async () => {
  const [data, folder] = [freshData(), temporaryFolder()];
  const first = await shell(words('kiro', folder), data);
  expect(first.stderr).toMatch(/^created {2}\.kiro\/specs\/[a-z0-9-]+\/requirements\.md\n/);
  const tasks = filesIn(folder).find((path) => path.endsWith('tasks.md')) ?? '';
  const design = filesIn(folder).find((path) => path.endsWith('design.md')) ?? '';
  const [before, count] = [readFileSync(tasks, 'utf8'), filesIn(folder).length];
  writeFileSync(tasks, 'Mine.');
  writeFileSync(design, '');
  const refused = await shell(words('kiro', folder), data);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toMatch(
    /design\.md, .*tasks\.md are there and hold something else\. Pass --force .* Nothing was/,
  );
  expect([readFileSync(tasks, 'utf8'), filesIn(folder).length]).toEqual(['Mine.', count]);
  const forced = await shell(words('kiro', folder, '--force'), data);
  expect(forced.stderr).toMatch(/updated {2}.*tasks\.md \(before: .*tasks\.md\.bak\)/);
  expect([readFileSync(tasks, 'utf8'), readFileSync(`${tasks}.bak`, 'utf8')]).toEqual([before, 'Mine.']);
  const again = await shell(words('kiro', folder), data);
  expect(again.stderr.split('\n').filter((line) => !line.startsWith('unchanged  '))).toEqual(['']);
}, 60_000);

it('an export keeps the rest of AGENTS.md, also the block of init', async () => {
  const [data, folder] = [freshData(), temporaryFolder()];
  const agents = join(folder, 'AGENTS.md');
  writeFileSync(agents, '# Ours\n');
  await shell(['init', '--dir', folder, '--client', 'agents'], data);
  const withInit = readFileSync(agents, 'utf8');
  expect(await shell(words('agents', folder), data)).toMatchObject({ code: 0 });
  const text = readFileSync(agents, 'utf8');
  expect(text.startsWith(withInit)).toBe(true);
  expect(text.slice(withInit.length)).toMatch(
    /^\n<!-- planwright:plan:start -->\n(?:.*\n)+<!-- planwright:plan:end -->\n$/,
  );
  expect(text).toContain('docs/plan/README.md');
  await shell(['init', '--dir', folder, '--client', 'agents', '--plan', SAMPLE], data);
  await shell(words('agents', folder), data);
  expect(readFileSync(agents, 'utf8').match(/planwright:(?:plan:)?start/g)).toHaveLength(2);
}, 60_000);

it('an export leaves CLAUDE.md and Cursor alone where there is none', async () => {
  const [data, folder] = [freshData(), temporaryFolder()];
  const { json } = await shellJson(words('agents', folder), data);
  expect((json.files as { path: string }[]).map(({ path }) => path)).not.toContain('CLAUDE.md');
  expect([existsSync(join(folder, 'CLAUDE.md')), existsSync(join(folder, '.cursor'))]).toEqual([false, false]);
  expect(existsSync(join(folder, 'AGENTS.md'))).toBe(true);
}, 60_000);

it('an export adds its note to CLAUDE.md and a rule of Cursor, and keeps every word around it', async () => {
  const [data, folder] = [freshData(), temporaryFolder()];
  const [claude, rule] = [join(folder, 'CLAUDE.md'), join(folder, '.cursor/rules/planwright-plan.mdc')];
  writeFileSync(claude, '# Ours\r\n');
  mkdirSync(join(folder, '.cursor'));
  expect(await shell(words('agents', folder), data)).toMatchObject({ code: 0 });
  const text = readFileSync(claude, 'utf8');
  expect(text).toMatch(/^# Ours\r\n\r\n<!-- planwright:plan:start -->\r\n(?:.*\r\n)+<!-- planwright:plan:end -->\r\n$/);
  expect(readFileSync(rule, 'utf8')).toMatch(
    /^---\ndescription: .+\nglobs:\nalwaysApply: true\n---\n\n<!-- planwright:plan:start -->\n/,
  );
  const mine = (file: string) =>
    writeFileSync(file, `${readFileSync(file, 'utf8').replace('docs/plan/', 'elsewhere/')}Mine.\n`);
  mine(claude);
  writeFileSync(rule, readFileSync(rule, 'utf8').replace('alwaysApply: true', 'alwaysApply: false'));
  const again = await shell(words('agents', folder), data);
  expect(again.stderr).toContain('updated  CLAUDE.md (before: CLAUDE.md.bak2)');
  expect(readFileSync(claude, 'utf8')).toBe(`${text}Mine.\n`);
  expect(readFileSync(rule, 'utf8')).toContain('alwaysApply: false');
}, 60_000);

it('an export writes one note where CLAUDE.md is a link to AGENTS.md, and none through a link that leads out', async () => {
  const [data, folder, outside] = [freshData(), temporaryFolder(), temporaryFolder()];
  writeFileSync(join(folder, 'AGENTS.md'), '# Ours\n');
  symlinkSync('AGENTS.md', join(folder, 'CLAUDE.md'));
  symlinkSync(outside, join(folder, '.cursor'));
  expect(await shell(words('agents', folder), data)).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'CLAUDE.md'), 'utf8').match(/planwright:plan:start/g)).toHaveLength(1);
  expect(filesIn(outside)).toEqual([]);
}, 60_000);

it('an export follows no link out of the folder, and then writes nothing', async () => {
  const [data, folder, outside] = [freshData(), temporaryFolder(), temporaryFolder()];
  mkdirSync(join(folder, '.taskmaster'));
  symlinkSync(outside, join(folder, '.taskmaster/docs'));
  const refused = await shell(words('taskmaster', folder), data);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain('is a symbolic link that leads out of the folder');
  expect([filesIn(outside), existsSync(join(folder, '.taskmaster/tasks'))]).toEqual([[], false]);
});

it('an export tells what a plan lacks, and which formats there are', async () => {
  const [data, folder] = [freshData(), temporaryFolder()];
  const made = await shell(['generate', 'features', 'A tide diary for oyster growers'], data);
  const { planId } = JSON.parse(made.stdout).meta as { planId: string };
  const asked = ['plan', 'export', planId, '--out', folder, '--as'];
  const refused = await shellJson([...asked, 'openspec'], data);
  expect(refused.json).toMatchObject({
    error: { code: 'conflict', message: 'This plan has no promptPack yet, which openspec is made of.' },
  });
  expect(await shell([...asked, 'markdown'], data)).toMatchObject({ code: 0 });
  expect(filesIn(join(folder, 'docs/plan')).map((path) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['README.md', 'features.md']),
  );
  const unknown = await shell([...asked, 'word'], data);
  expect(unknown).toMatchObject({ code: 2 });
  expect(unknown.stderr).toContain('markdown, agents, openspec, spec-kit, kiro, taskmaster');
}, 60_000);
