import { expect, it } from 'vitest';
import { linesOfImport } from '../../../src/cli/importing/import-lines.ts';
import { IMPORT_FORMATS, type ImportFormat } from '../../../src/specs/imports/reading.ts';
import { newCaller } from '../../helpers/callers.ts';
import { testApp } from '../../helpers/test-app.ts';
import { exportedFiles, plantPlan } from './planted-plan.ts';

async function planted(as: ImportFormat = 'markdown') {
  const app = await testApp();
  const caller = await newCaller(app);
  const plan = await plantPlan(app, caller);
  const files = await exportedFiles(app, caller, plan, as);
  const folder = files.pathOf(/\/(?:README|proposal|requirements)\.md$/).replace(/[^/]+$/, '');
  return { app, caller, plan, files, folder, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const SOURCE = /^Exported by Planwright from .*$/m;

it.each(IMPORT_FORMATS)('a new file that no export has is named as one without a place, in %s', async (as) => {
  await using own = await planted(as);
  const { files, folder } = own;
  files.texts.set(`${folder}prompts/P99.md`, '\n# P99 Another prompt\n');
  files.texts.set(`${folder}empty.md`, '\n');
  const lost = [
    { file: 'prompts/P99.md', line: 2, text: '# P99 Another prompt', why: 'No export of the plan has this file.' },
  ];
  expect(await files.import()).toMatchObject({ status: 'refused', lost });
  const partial = await files.import({ partial: true });
  expect(partial).toMatchObject({ status: 'unchanged', lost });
  expect(linesOfImport(partial, folder)).toEqual([
    expect.stringContaining(`no place  ${folder}prompts/P99.md:2 `),
    `Nothing could be taken into ${own.plan}: 1 without a place in the plan, 0 in conflict. Nothing was changed.`,
  ]);
});

it('a file of the export under a name in other letters is refused by that name', async () => {
  await using own = await planted();
  own.files.texts.set(`${own.folder}Features.md`, own.files.read('features.md'));
  own.files.texts.delete(`${own.folder}features.md`);
  await expect(own.files.import()).rejects.toMatchObject({
    ...{
      code: 'invalid_request',
      message: 'Features.md is called features.md in the export; give it that name again.',
    },
  });
});

it('two folders of one spec are not one: the second is named', async () => {
  await using own = await planted('openspec');
  const path = own.files.pathOf(/specs\/f1-[^/]*\/spec\.md$/);
  own.files.texts.set(path.replace(/f1-[^/]*/, 'f1-other'), own.files.read(path));
  const { status, lost } = await own.files.import();
  expect(status).toBe('refused');
  expect(new Set(lost.map(({ file }) => file))).toEqual(new Set(['specs/f1-other/spec.md']));
  expect(lost[0]?.why).toContain('F1 stands 2 times');
});

it('files that name one plan are not imported into another, unless that line is gone', async () => {
  await using own = await planted();
  const other = '0'.repeat(32);
  for (const partial of [false, true])
    await expect(own.files.import({ planId: `plan_${other}`, partial })).rejects.toMatchObject({
      ...{ code: 'conflict', message: expect.stringContaining(`These files name plan ${own.plan}`) },
    });
  own.files.edit('README.md', SOURCE, '');
  expect(await own.files.import({ planId: own.plan, partial: true })).toMatchObject({ planId: own.plan });
});

it('Markdown without a plan of the workspace opens none, and says what to do', async () => {
  await using own = await planted();
  const { app, files, plan } = own;
  const stranger = await newCaller(app);
  const { importFiles } = await import('../../../src/generation/importing/import-files.ts');
  const asked = () => ({ files: [...files.texts].map(([path, text]) => ({ path, text })) });
  await expect(importFiles(app, stranger, asked())).rejects.toMatchObject({
    ...{ code: 'invalid_request', message: expect.stringMatching(new RegExp(`names plan ${plan}, which .*--plan ID`)) },
  });
  files.edit('README.md', SOURCE, '');
  await expect(importFiles(app, own.caller, asked())).rejects.toMatchObject({
    ...{ code: 'invalid_request', message: expect.stringMatching(/names no plan\. .*--plan ID/) },
  });
});
