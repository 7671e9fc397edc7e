import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/stores.ts';
import { shell } from './shell.ts';

const lint = (folder: string, ...more: string[]) => shell(['lint', folder, ...more], {});

/** A repository with one spec of spec-kit that has these tasks. */
function repository(tasks: string): string {
  const top = temporaryFolder();
  mkdirSync(join(top, '.git'));
  mkdirSync(join(top, 'specs/001-pay'), { recursive: true });
  writeFileSync(join(top, 'specs/001-pay/tasks.md'), tasks);
  return top;
}

it('tells what it found and fails on errors alone, unless it is strict', async () => {
  const sound = await lint(repository('- [ ] T001 Pay\n'));
  expect(sound).toMatchObject({ code: 0, stderr: '' });
  expect(sound.stdout).toBe('1 spec (1 of spec-kit): 0 errors, 0 warnings, 0 hints\n');
  const doubled = await lint(repository('- [ ] T001 Pay\n- [ ] T001 Refund\n'));
  expect(doubled.code).toBe(1);
  expect(doubled.stdout).toMatch(
    /specs\/001-pay\/tasks\.md\n {2}2:7 {5}error {3}task T001 is there twice: first in line 1 \[duplicate-id\]\n/,
  );
  const miscounted = repository('- [ ] T001 Pay\n\nTotal tasks: 2\n');
  expect((await lint(miscounted)).code).toBe(0);
  expect((await lint(miscounted, '--strict')).code).toBe(1);
});

it('prints one object with --json and --sarif, and annotations from the root with --github', async () => {
  const top = repository('- [ ] T001 Pay\n- [ ] T001 Refund\n');
  const json = await lint(join(top, 'specs'), '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    specs: [{ format: 'spec-kit', path: 'specs/001-pay' }],
    findings: [{ rule: 'duplicate-id', file: 'specs/001-pay/tasks.md', line: 2, column: 7 }],
    counts: { error: 1, warning: 0, hint: 0 },
  });
  const sarif = JSON.parse((await lint(top, '--sarif')).stdout) as { version: string };
  expect(sarif.version).toBe('2.1.0');
  const github = await lint(top, '--github');
  expect(github).toMatchObject({ code: 1, stderr: '' });
  expect(github.stdout).toMatch(
    /^::error file=specs\/001-pay\/tasks\.md,line=2,col=7,title=planwright duplicate-id::task T001 [^\n]*\n$/,
  );
});

it('says what it looked for where there is no spec, and what is wrong with its words', async () => {
  const none = await lint(temporaryFolder());
  expect(none).toMatchObject({ code: 2, stdout: '' });
  expect(none.stderr).toMatch(
    /^planwright: no spec found in .*openspec\/specs.*\.kiro\/specs.*\.taskmaster\/tasks\/tasks\.json\n$/,
  );
  expect(await lint('/nowhere')).toMatchObject({ code: 2, stderr: 'planwright: /nowhere is not a folder\n' });
  expect(await lint('.', '--json', '--sarif')).toMatchObject({ code: 2 });
});

it('shows a terminal nothing of a spec that it would act on', async () => {
  const top = repository('');
  mkdirSync(join(top, 'openspec/specs/pay'), { recursive: true });
  writeFileSync(join(top, 'openspec/specs/pay/spec.md'), '### Requirement: Pay\u001b[2J\u202e\r::error::x\n');
  for (const more of [[], ['--github']]) {
    const { code, stdout } = await lint(top, ...more);
    expect(code).toBe(1);
    expect(stdout).toContain('requirement “Pay[2J');
    for (const mark of ['\u001b', '\u202e', '\r']) expect(stdout).not.toContain(mark);
  }
});
