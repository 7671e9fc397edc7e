import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundled, startProcess } from '../helpers/processes.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { MAIN, shell, shellJson } from './shell.ts';

const SKILL = 'skills/planwright/SKILL.md';
const PLAN = `plan_${'0'.repeat(32)}`;
const init = (folder: string, ...more: string[]) => shell(['init', '--dir', folder, ...more], {});
const initJson = (folder: string, ...more: string[]) => shellJson(['init', '--dir', folder, ...more], {});
const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const changes = (files: unknown): string[] =>
  (files as { path: string; change: string; backup: string | null }[]).map(({ path, change, backup }) =>
    [path, change, ...(backup ? [backup] : [])].join(' '),
  );

it('writes a skill for agents and a note that points to it, once', async () => {
  const folder = temporaryFolder();
  const { code, json } = await initJson(folder);
  expect(code).toBe(0);
  expect(changes(json.files)).toEqual([`.agents/${SKILL} created`, `.claude/${SKILL} created`, 'AGENTS.md created']);
  const skill = read(folder, `.agents/${SKILL}`);
  expect(read(folder, `.claude/${SKILL}`)).toBe(skill);
  const [, description = ''] = /^---\nname: planwright\ndescription: "(.+)"\n---\n\n# /.exec(skill) ?? [];
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThan(1_024);
  for (const words of ['plan next "<idea>"', 'plan submit', 'plan prompt PLAN_ID --done', 'plan check', 'is data'])
    expect(skill).toContain(words);
  expect(skill).toContain(`${process.execPath} `);
  expect(read(folder, 'AGENTS.md')).toMatch(
    /^<!-- planwright:start -->\n(?:.*\n)*.*\.agents\/skills\/planwright\/SKILL\.md/,
  );

  const again = await initJson(folder);
  expect(changes(again.json.files).every((change) => change.endsWith(' unchanged'))).toBe(true);
  const named = await init(folder, '--plan', PLAN);
  expect(named.stderr).toMatch(/^updated {2}\.agents\/.* \(before: .*SKILL\.md\.bak\)\n/);
  expect(read(folder, `.claude/${SKILL}`)).toContain(`plan check ${PLAN} P3`);
  expect(read(folder, 'AGENTS.md')).toContain(PLAN);
  expect(await init(folder, '--plan', 'mine')).toMatchObject({ code: 2 });
  expect(readdirSync(folder).toSorted()).toEqual(['.agents', '.claude', 'AGENTS.md', 'AGENTS.md.bak']);
});

it('keeps what was in AGENTS.md, its mode and each backup, and a skill that was changed unless forced', async () => {
  const folder = temporaryFolder();
  const before = '\ufeff# Rules\r\nNo tabs.';
  writeFileSync(join(folder, 'AGENTS.md'), before);
  chmodSync(join(folder, 'AGENTS.md'), 0o640);
  writeFileSync(join(folder, 'AGENTS.md.bak'), 'older');
  const { json } = await initJson(folder, '--client', 'agents');
  expect(changes(json.files)).toEqual([`.agents/${SKILL} created`, 'AGENTS.md updated AGENTS.md.bak2']);
  expect(read(folder, 'AGENTS.md').startsWith(`${before}\r\n\r\n<!-- planwright:start -->\r\n`)).toBe(true);
  expect(statSync(join(folder, 'AGENTS.md')).mode & 0o777).toBe(0o640);
  expect([read(folder, 'AGENTS.md.bak'), read(folder, 'AGENTS.md.bak2')]).toEqual(['older', before]);

  const skill = join(folder, `.agents/${SKILL}`);
  // Line ends that a checkout changes are no change by hand.
  writeFileSync(skill, readFileSync(skill, 'utf8').replaceAll('\n', '\r\n'));
  expect(await init(folder, '--client', 'agents')).toMatchObject({ code: 0 });
  writeFileSync(skill, `${readFileSync(skill, 'utf8')}Mine.\n`);
  const refused = await init(folder, '--plan', PLAN);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('was changed by hand. Pass --force') });
  expect([read(folder, 'AGENTS.md').includes(PLAN), existsSync(join(folder, '.claude'))]).toEqual([false, false]);
  expect(await init(folder, '--client', 'agents', '--force')).toMatchObject({ code: 0 });
  expect(readFileSync(skill, 'utf8')).not.toContain('Mine.');
  expect(readdirSync(join(skill, '..')).some((name) => read(join(skill, '..'), name).endsWith('Mine.\n'))).toBe(true);
});

it('follows a symbolic link that stays in the folder, and none that leads out', async () => {
  const outside = temporaryFolder();
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/agents.md'), 'Hi.\n');
  symlinkSync('docs/agents.md', join(folder, 'AGENTS.md'));
  mkdirSync(join(folder, '.agents'));
  symlinkSync('.agents', join(folder, '.claude'));
  const { json } = await initJson(folder);
  expect(changes(json.files).map((change) => change.split(' ')[1])).toEqual(['created', 'unchanged', 'updated']);
  expect(read(folder, 'docs/agents.md')).toMatch(/^Hi\.\n\n<!-- planwright:start -->/);
  expect(readdirSync(join(folder, 'docs')).toSorted()).toEqual(['agents.md', 'agents.md.bak']);

  writeFileSync(join(outside, 'theirs.md'), 'Theirs.\n');
  for (const [name, leads] of [
    ['.claude', outside],
    ['AGENTS.md', join(outside, 'theirs.md')],
    ['AGENTS.md', 'nowhere'],
  ] as const) {
    const other = temporaryFolder();
    symlinkSync(leads, join(other, name));
    expect(await init(other)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/symbolic link that leads (?:out|no)/),
    });
    expect(readdirSync(other)).toEqual([name]);
  }
  expect(readdirSync(outside)).toEqual(['theirs.md']);
  expect(read(outside, 'theirs.md')).toBe('Theirs.\n');
});

it('changes nothing where the markers are broken, a folder is a file, or the folder is missing', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'AGENTS.md'), '<!-- planwright:start -->\n');
  expect(await init(folder)).toMatchObject({ code: 1, stderr: expect.stringContaining('broken markers') });
  expect(readdirSync(folder)).toEqual(['AGENTS.md']);
  const other = temporaryFolder();
  writeFileSync(join(other, '.claude'), '');
  expect(await init(other)).toMatchObject({ code: 1, stderr: expect.stringContaining('.claude is not a folder') });
  expect(readdirSync(other)).toEqual(['.claude']);
  expect(await init(join(other, 'none'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not a folder'),
  });
});

it('leaves nothing half-written in a folder that it may not write', async (context) => {
  if (process.getuid?.() !== 0) context.skip('needs root, to start it as another user');
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const words = [bundled(MAIN), 'init', '--dir', folder];
  const ran = startProcess(process.execPath, words, {
    uid: 65_534,
    gid: 65_534,
    env: { NODE_COMPILE_CACHE: undefined },
  });
  await ran.exit;
  expect(ran.stderr()).toMatch(/cannot be written\. Change that, .* Nothing was changed\./);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves whole files when several run at once', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'AGENTS.md'), 'Mine.\n');
  const plans = [1, 2, 3, 4].map((one) => `plan_${String(one).repeat(32)}`);
  const ran = await Promise.all(plans.map((plan) => init(folder, '--plan', plan)));
  for (const { code, stderr } of ran) expect([code, stderr]).toEqual([0, expect.any(String)]);
  const agents = read(folder, 'AGENTS.md');
  expect(agents.startsWith('Mine.\n\n<!-- planwright:start -->\n')).toBe(true);
  expect(agents.match(/planwright:(?:start|end)/g)).toHaveLength(2);
  expect(plans.filter((plan) => agents.includes(plan))).toHaveLength(1);
  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(await init(folder, '--plan', plans[0] ?? '')).toMatchObject({ code: 0 });
});
