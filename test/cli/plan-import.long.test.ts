import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { plantPlan } from '../generation/importing/planted-plan.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { freshData, shell, shellJson } from './shell.ts';

/** A plan of the local workspace, and its export in a folder. */
async function exported(as: string) {
  const data = freshData();
  const folder = temporaryFolder();
  await shell(['plan', 'list'], data);
  const app = await testApp({ databaseUrl: join(data.PLANWRIGHT_DATA_DIR, 'planwright.db') });
  const [local] = await app.store.db.selectFrom('workspaces').selectAll().execute();
  const plan = await plantPlan(app, { workspace: { id: local?.id ?? '', name: '', tier: 'pro' } });
  await app[Symbol.asyncDispose]();
  await shell(['plan', 'export', plan, '--as', as, '--out', folder], data);
  const fileOf = (end: RegExp) => {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    const found = all.map(({ parentPath, name }) => join(parentPath, name)).find((path) => end.test(path));
    return found ?? '';
  };
  return {
    ...{ data, folder, plan, fileOf },
    edit(end: RegExp, was: string | RegExp, is: string) {
      const text = readFileSync(fileOf(end), 'utf8');
      writeFileSync(fileOf(end), text.replace(was, is));
      return text;
    },
    run: (...more: string[]) => shell(['plan', 'import', folder, ...more], data),
    json: (...more: string[]) => shellJson(['plan', 'import', folder, ...more], data),
  };
}

it('the shell takes edits of an OpenSpec change into the plan, and exports them again', async () => {
  const { data, folder, plan, edit, run, json } = await exported('openspec');
  expect((await run()).stdout).toBe(`${plan} says this already; nothing was changed.\n`);
  edit(/f1-[^/]*\/spec\.md$/, /(?<=\*\*THEN\*\* )\S+/, 'edited');
  edit(/tasks\.md$/, '- [ ] 1.1', '- [x] 1.1');
  const tried = await run('--dry-run');
  expect(tried).toMatchObject({ code: 0 });
  expect(tried.stdout).toMatch(
    /^changed {2}features F1\.1: “.*” to “.*” \(openspec\/changes\/[^/]+\/specs\/f1-.*\/spec\.md:\d+\)\nnote {2}tasks\.md: ticked boxes .*\nNothing was changed\.\n$/,
  );
  const done = await json();
  expect(done).toMatchObject({
    code: 0,
    json: { status: 'imported', planId: plan, versions: [{ artifact: 'features', version: 2 }] },
  });
  const again = await shell(['plan', 'export', plan, '--as', 'openspec', '--out', folder, '--force'], data);
  expect(again).toMatchObject({ code: 0 });
  expect((await run()).stdout).toContain('nothing was changed');
}, 120_000);

it('the shell names an edit without a place and fails, and leaves it on request', async () => {
  const { plan, edit, run } = await exported('kiro');
  edit(/design\.md$/, '## Decisions', 'Ask Ada.\n\n## Decisions');
  edit(/requirements\.md$/, /(?<=ensure that )\S+/, 'edited');
  const refused = await run();
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stdout).toMatch(
    /no place {2}\.kiro\/specs\/[^/]+\/design\.md:\d+ “Ask Ada\.” The plan has no field for it\.\nNothing was imported: 1 without a place/,
  );
  const partial = await run('--partial');
  expect(partial).toMatchObject({ code: 0 });
  expect(partial.stdout).toContain(`Imported into ${plan}: features 2.`);
}, 120_000);

it('a file that cannot be read, a link and a folder without a spec are refused', async () => {
  const { folder, data, fileOf, edit, run } = await exported('markdown');
  const before = edit(/features\.md$/, '# Features', '\0');
  expect(await run()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/features\.md was not read: not a text in UTF-8/),
  });
  writeFileSync(fileOf(/features\.md$/), Buffer.from([0x23, 0x20, 0xff, 0xfe]));
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('not a text in UTF-8') });
  const path = fileOf(/features\.md$/);
  rmSync(path);
  writeFileSync(join(folder, 'elsewhere.md'), before);
  symlinkSync(join(folder, 'elsewhere.md'), path);
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringMatching(/features\.md is a symbolic link/) });
  const empty = await shell(['plan', 'import', temporaryFolder()], data);
  expect(empty).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no spec to import') });
}, 120_000);

it('the folder of one spec is enough, and a foreign spec becomes a plan', async () => {
  const data = freshData();
  const folder = join(temporaryFolder(), '.kiro/specs/tides');
  const file = join(folder, 'requirements.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    '# Requirements Document\n\n## Introduction\n\nA tide diary for oyster growers.\n\n### Requirement 1: Tides\n\n#### Acceptance Criteria\n\n1. WHEN a grower opens it THE System SHALL show the tide\n',
  );
  const opened = await shell(['plan', 'import', folder], data);
  expect(opened).toMatchObject({ code: 0 });
  expect(opened.stdout).toMatch(
    /note {2}No user story, .*: Tides\.\nOpened plan_[0-9a-f]{32} \(brief 1, features 1\)\. Go on with/,
  );
}, 60_000);
