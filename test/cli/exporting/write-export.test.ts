import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import { writeExport } from '../../../src/cli/exporting/write-export.ts';
import { smallPlan } from '../../artifacts/exports/plans.ts';
import { temporaryFolder } from '../../helpers/stores.ts';

const plan = smallPlan();
const other = { ...plan, planId: `plan_${'1'.repeat(32)}` };
const changesOf = (written: { change: string }[]) => [...new Set(written.map(({ change }) => change))];
const foldersOf = (written: { path: string }[]) => [
  ...new Set(written.map(({ path }) => path.split('/').slice(0, 2).join('/'))),
];

it('an export leaves a checkout with other line ends as it is, forced too', async () => {
  const top = temporaryFolder();
  const files = exportPlan('kiro', plan);
  for (const { path } of await writeExport(top, files, false)) {
    const text = readFileSync(join(top, path), 'utf8');
    writeFileSync(join(top, path), text.replaceAll('\n', '\r\n'));
  }
  expect(changesOf(await writeExport(top, files, false))).toEqual(['unchanged']);
  expect(changesOf(await writeExport(top, files, true))).toEqual(['unchanged']);
  const file = files[0]?.path ?? '';
  writeFileSync(join(top, file), `${readFileSync(join(top, file), 'utf8')}Mine.\r\n`);
  await expect(writeExport(top, files, false)).rejects.toThrow(`${file} is there and holds something else`);
});

describe('an export for spec-kit', () => {
  const files = exportPlan('spec-kit', plan);
  const name = files[0]?.path.split('/')[1]?.slice('001-'.length) ?? '';

  it('takes the number after the highest, and the same folder for the same plan', async () => {
    const top = temporaryFolder();
    mkdirSync(join(top, 'specs/001-mine'), { recursive: true });
    mkdirSync(join(top, 'specs/004-mine'), { recursive: true });
    const first = await writeExport(top, files, false);
    expect(foldersOf(first)).toEqual([`specs/005-${name}`]);
    for (const { path } of first) {
      const text = readFileSync(join(top, path), 'utf8');
      expect(text, path).not.toContain(`001-${name}`);
    }
    expect(readFileSync(join(top, `specs/005-${name}/spec.md`), 'utf8')).toContain(
      `**Feature Branch**: \`005-${name}\``,
    );
    expect(await writeExport(top, files, false)).toEqual(first.map((one) => ({ ...one, change: 'unchanged' })));
    expect(foldersOf(await writeExport(top, exportPlan('spec-kit', other), false))).toEqual([`specs/006-${name}`]);
    expect(changesOf(await writeExport(top, files, false))).toEqual(['unchanged']);
  });

  it('is 001 in a new repository, and again', async () => {
    const top = temporaryFolder();
    expect(foldersOf(await writeExport(top, files, false))).toEqual([`specs/001-${name}`]);
    expect(changesOf(await writeExport(top, files, false))).toEqual(['unchanged']);
  });

  it('looks at no folder that a link leads out to', async () => {
    const [top, outside] = [temporaryFolder(), temporaryFolder()];
    mkdirSync(join(outside, '007-theirs'));
    symlinkSync(outside, join(top, 'specs'));
    await expect(writeExport(top, files, false)).rejects.toThrow('leads out of the folder');
    expect(existsSync(join(outside, `008-${name}`))).toBe(false);
  });
});
