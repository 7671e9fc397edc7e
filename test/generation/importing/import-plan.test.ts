import { expect, it } from 'vitest';
import type { App } from '../../../src/app.ts';
import { nextPrompt } from '../../../src/generation/building/next-prompt.ts';
import type { Caller } from '../../../src/generation/caller.ts';
import { exportPlanAs } from '../../../src/generation/exporting/export-plan.ts';
import { planNext } from '../../../src/generation/orders/plan-next.ts';
import { SAMPLES } from '../../../src/plans/samples/index.ts';
import { versionHeads } from '../../../src/plans/versions.ts';
import { IMPORT_FORMATS, type ImportFormat } from '../../../src/specs/imports/reading.ts';
import { creditsOf, newCaller } from '../../helpers/callers.ts';
import { testApp } from '../../helpers/test-app.ts';
import { current, exportedFiles, plantPlan } from './planted-plan.ts';

const SPEC: Record<ImportFormat, RegExp> = {
  openspec: /specs\/f1-[^/]*\/spec\.md$/,
  kiro: /requirements\.md$/,
  markdown: /features\.md$/,
};
const FIRST_OUTCOME: Record<ImportFormat, RegExp> = {
  openspec: /(?<=\*\*THEN\*\* )\S+/,
  kiro: /(?<=ensure that )\S+/,
  markdown: /(?<=- F1\.1: Given )\S+/,
};

async function planted(as: ImportFormat = 'openspec') {
  const app = await testApp();
  const caller = await newCaller(app);
  const plan = await plantPlan(app, caller);
  const files = await exportedFiles(app, caller, plan, as);
  return { app, caller, plan, files, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const countVersions = async (app: App, plan: string) => (await versionHeads(app.store.db, plan)).length;

it.each(IMPORT_FORMATS)('an edit of a criterion in %s becomes a version by its author, free of charge', async (as) => {
  await using own = await planted(as);
  const { app, caller, plan, files } = own;
  const before = await creditsOf(app, caller);
  files.edit(SPEC[as], FIRST_OUTCOME[as], 'edited');
  const done = await files.import();
  expect(done).toMatchObject({ status: 'imported', planId: plan, as, lost: [], conflicts: [] });
  expect(done.changes).toMatchObject([{ artifact: 'features', change: 'changed', item: 'F1.1' }]);
  expect(done).toMatchObject({ versions: [{ artifact: 'features', version: 2 }], stale: ['phases', 'promptPack'] });
  const { row, data } = await current(app, plan, 'features');
  expect(row).toMatchObject({ number: 2, engine: 'import', model: null, key_id: caller.key?.id });
  expect(data.features[0].acceptanceCriteria[0]).toContain('edited');
  expect(await creditsOf(app, caller)).toEqual(before);
});

it('the same files imported again change nothing, also while an older version is exported', async () => {
  await using own = await planted();
  const { app, plan, files } = own;
  files.edit(
    SPEC.openspec,
    '#### Scenario: F1.2',
    '#### Scenario: Late\n\n- **WHEN** it is late\n- **THEN** a mail goes out\n\n#### Scenario: F1.2',
  );
  files.edit('setup.md', '```text\n', '```text\nMind the tides.\n');
  expect(await files.import()).toMatchObject({ status: 'imported' });
  const count = await countVersions(app, plan);
  expect(await files.import()).toMatchObject({ status: 'unchanged', changes: [], lost: [], versions: [] });
  expect(await countVersions(app, plan)).toBe(count);
});

it('unedited files of every format are unchanged', async () => {
  for (const as of IMPORT_FORMATS) {
    await using own = await planted(as);
    expect(await own.files.import()).toMatchObject({ status: 'unchanged', changes: [], lost: [], notes: [] });
    for (const [path, text] of own.files.texts) own.files.texts.set(path, `\ufeff${text.replaceAll('\n', ' \r\n')}`);
    expect(await own.files.import()).toMatchObject({ status: 'unchanged', changes: [], lost: [] });
  }
});

it('an edit without a place in the plan stops the import, is named with file and line, and can be left', async () => {
  await using own = await planted();
  const { app, plan, files } = own;
  files.edit('design.md', '## Decisions', 'Ask Ada first.\n\n## Decisions');
  files.edit(SPEC.openspec, FIRST_OUTCOME.openspec, 'edited');
  const count = await countVersions(app, plan);
  const refused = await files.import();
  const line = files.read('design.md').split('\n').indexOf('Ask Ada first.') + 1;
  expect(refused).toMatchObject({
    status: 'refused',
    versions: [],
    lost: [{ file: 'design.md', line, text: 'Ask Ada first.' }],
  });
  expect(await countVersions(app, plan)).toBe(count);
  expect(await files.import({ dryRun: true })).toMatchObject({ status: 'preview', changes: [{ item: 'F1.1' }] });
  expect(await countVersions(app, plan)).toBe(count);
  expect(await files.import({ partial: true })).toMatchObject({
    status: 'imported',
    lost: [{ line }],
    changes: [{ item: 'F1.1' }],
  });
});

it('two edits that say one thing otherwise contradict each other, with both places', async () => {
  await using own = await planted();
  own.files.edit(SPEC.openspec, /(?<=### Requirement: F1 ).+/, 'Sign-in');
  own.files.edit('proposal.md', /(?<=^- F1 ).+(?= \(P\d\)$)/m, 'Log-in');
  const { status, lost } = await own.files.import();
  expect(status).toBe('refused');
  expect(lost).toMatchObject([{ why: expect.stringMatching(/^It contradicts \S+\.md:\d+, which says/) }]);
});

it('an item keeps its id, and a new one gets the next that nothing ever had', async () => {
  await using own = await planted('markdown');
  const { app, caller, plan } = own;
  const last = (await current(app, plan, 'features')).data.features[0].acceptanceCriteria.length;
  const remove = (number: number) => new RegExp(`^- F1\\.${number}: .*\\n`, 'm');
  own.files.edit('features.md', remove(last), '');
  own.files.edit('features.md', remove(1), '');
  expect(await own.files.import()).toMatchObject({ status: 'imported' });
  const later = await exportedFiles(app, caller, plan, 'markdown');
  expect(later.read('features.md')).not.toMatch(new RegExp(`^- F1\\.(?:1|${last}): `, 'm'));
  later.edit('features.md', /^(?=- F1\.2: )/m, `- F1.${last}: An old id.\n- F1.${last + 7}: A free id.\n- No id.\n`);
  expect(await later.import()).toMatchObject({ status: 'imported' });
  const text = (await exportedFiles(app, caller, plan, 'markdown')).read('features.md');
  const lines = text.match(/^- F1\.\d+: (?:An old|A free|No) id\.$/gm);
  expect(lines).toEqual([`- F1.${last + 1}: An old id.`, `- F1.${last + 7}: A free id.`, `- F1.${last + 8}: No id.`]);
});

it('edits go into a plan that has moved on, and what changed on both sides is a conflict', async () => {
  await using own = await planted('kiro');
  const { app, caller, plan, files } = own;
  const other = await exportedFiles(app, caller, plan, 'kiro');
  other.edit('requirements.md', /(?<=ensure that )\S+/, 'theirs');
  other.edit('requirements.md', /^(?=1\. )/m, '1. WHEN it rains, THE System SHALL ensure that it tells so\n');
  expect(await other.import()).toMatchObject({ status: 'imported' });
  files.edit('requirements.md', /(?<=^### Requirement 2: F2 ).+/m, 'Flats');
  expect(await files.import()).toMatchObject({ status: 'imported', changes: [{ item: 'F2 name', is: 'Flats' }] });
  files.edit('requirements.md', /(?<=ensure that )\S+/, 'mine');
  const refused = await files.import();
  expect(refused).toMatchObject({
    status: 'refused',
    changes: [],
    conflicts: [{ item: 'F1.1', file: 'requirements.md' }],
  });
  expect(refused.conflicts[0]?.why).toMatch(/mine.*theirs/);
  const { data } = await current(app, plan, 'features');
  expect(data.features.slice(0, 2)).toMatchObject(
    [
      { acceptanceCriteria: [expect.stringContaining('rains'), expect.stringContaining('theirs')] },
      { name: 'Flats' },
    ].map((one) => expect.objectContaining('name' in one ? one : {})),
  );
});

it('of two imports at once, the second sees what the first has made', async () => {
  await using own = await planted();
  const { app, caller, plan, files } = own;
  const other = await exportedFiles(app, caller, plan, 'openspec');
  files.edit(SPEC.openspec, FIRST_OUTCOME.openspec, 'mine');
  other.edit(/specs\/f2-[^/]*\/spec\.md$/, FIRST_OUTCOME.openspec, 'yours');
  const done = await Promise.all([files.import(), other.import()]);
  expect(done.map(({ status }) => status)).toEqual(['imported', 'imported']);
  const { data, row } = await current(app, plan, 'features');
  expect(row?.number).toBe(3);
  expect(JSON.stringify(data)).toMatch(/mine.*yours/);
});

it('what an author wrote takes the edits up, so that the plan can be revised', async () => {
  await using own = await planted('markdown');
  const { app, caller, plan, files } = own;
  files.edit('features.md', FIRST_OUTCOME.markdown, 'edited');
  files.edit('features.md', /^- F1\.2: .*\n/m, '');
  files.edit('architecture.md', /(?<=^\| [^|]+ \| frontend \| )[^|]+(?= \|)/m, 'Shows an edited page.');
  expect(await files.import()).toMatchObject({ status: 'imported' });
  const { written } = await current(app, plan, 'features');
  expect(written.features[0].criteria[0].text).toContain('edited');
  expect(written.retired).toContain('F1.2');
  expect((await current(app, plan, 'architecture')).written.nodes).toContainEqual(
    expect.objectContaining({ description: 'Shows an edited page.' }),
  );
  const { order } = await planNext(app, caller, { plan });
  expect(order.artifact).toBe('phases');
});

it('a prompt that was built reads as changed since, and what fits together stays fresh', async () => {
  await using own = await planted('markdown');
  const { app, caller, plan, files } = own;
  const asked = { plan, done: [{ prompt: 'setup' }, { prompt: 'P1' }] };
  await nextPrompt(app, caller, asked as Parameters<typeof nextPrompt>[2]);
  files.edit('prompts/P1.md', '```text\n', '```text\nMind the tides.\n');
  expect(await files.import()).toMatchObject({ status: 'imported', versions: [{ artifact: 'promptPack' }], stale: [] });
  const next = await nextPrompt(app, caller, { plan });
  expect(JSON.stringify(next)).toContain('P1');
  expect(await current(app, plan, 'promptPack')).toMatchObject({ row: { number: 2 } });
});

it('a sample, a plan of another workspace and an unknown version are refused', async () => {
  await using own = await planted();
  const { app, files } = own;
  const stranger = await newCaller(app);
  const sample = await exportedFiles(app, stranger, SAMPLES[0]?.id ?? '', 'kiro');
  await expect(sample.import()).rejects.toMatchObject({ code: 'conflict' });
  const asStranger = async (caller: Caller) =>
    (await import('../../../src/generation/importing/import-files.ts')).importFiles(app, caller, {
      files: [...files.texts].map(([path, text]) => ({ path, text })),
      planId: own.plan,
    });
  await expect(asStranger(stranger)).rejects.toMatchObject({ code: 'not_found' });
  files.edit('proposal.md', 'features 1', 'features 9');
  await expect(files.import()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('version 9 of features'),
  });
});

it('an export names the versions that it is made of, and is the same for the same versions', async () => {
  await using own = await planted('markdown');
  const { app, caller, plan, files } = own;
  expect(files.read('README.md')).toContain(
    '(brief 1, research 2, architecture 1, features 1, phases 1, promptPack 1)',
  );
  app.clock.advance?.(60_000);
  const again = await exportPlanAs(app, caller, { planId: plan, as: 'markdown' });
  expect(again.files.map(({ text }) => text)).toEqual([...files.texts.values()]);
});
