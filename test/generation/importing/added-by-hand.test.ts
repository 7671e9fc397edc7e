import { expect, it } from 'vitest';
import { newCaller } from '../../helpers/callers.ts';
import { testApp } from '../../helpers/test-app.ts';
import { current, exportedFiles, plantPlan } from './planted-plan.ts';

async function planted() {
  const app = await testApp();
  const caller = await newCaller(app);
  const plan = await plantPlan(app, caller);
  const files = await exportedFiles(app, caller, plan, 'markdown');
  return { app, caller, plan, files, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const FIRST_FEATURE = /^(?=## F1 )/m;
const LAST_FEATURE = /^## F\d+ (?:(?!^## )[\s\S])*(?=^## (?!F\d+ ))/m;
const newFeature = (about: string) =>
  `## Harbour log\n\n${about}\n\nKeeps who came and went.\n\n**Done when**\n\n- A boat that comes in is written down.\n\n`;

it('a criterion that a person adds keeps no demand that its author did not name', async () => {
  await using own = await planted();
  const { app, caller, plan, files } = own;
  const before = (await current(app, plan, 'features')).data.features[0];
  expect(before.demands?.length).toBeGreaterThan(0);
  files.edit('features.md', /^(?=- F1\.1: )/m, '- A bell rings at high tide.\n');
  expect(await files.import()).toMatchObject({ status: 'imported' });
  const { data, written } = await current(app, plan, 'features');
  expect(data.features[0].criteria[0]).toMatchObject({ uses: [], demands: [] });
  expect(data.features[0].criteria.slice(1).map(({ demands }: { demands?: string[] }) => demands)).toEqual(
    before.criteria.map(({ demands }: { demands?: string[] }) => demands),
  );
  const again = await exportedFiles(app, caller, plan, 'markdown');
  const id = /^- (F1\.\d+): A bell rings/m.exec(again.read('features.md'))?.[1];
  expect(again.read('README.md')).toMatch(/Kept by.*F1\.1\b/);
  expect(again.read('README.md')).not.toMatch(new RegExp(`${id}\\b`));
  // Its author's words are still kept, so that the plan can be revised.
  expect(written.features[0].criteria[0].text).toBe('A bell rings at high tide.');
});

it.each([
  ['P0, 8 hours', { priority: 'P0', estimatedEffort: 'S', hours: 8 }],
  ['P0, effort L', { priority: 'P0', estimatedEffort: 'L' }],
  ['P0, XL', { priority: 'P0', estimatedEffort: 'XL' }],
  ['P2', { priority: 'P2', estimatedEffort: 'M' }],
])('a new feature has the priority and effort that it is written with: %s', async (about, expected) => {
  await using own = await planted();
  const { app, plan, files } = own;
  files.edit('features.md', FIRST_FEATURE, newFeature(about));
  const done = await files.import();
  expect(done).toMatchObject({ status: 'imported', lost: [] });
  expect(done.notes.join()).toContain('New feature Harbour log: no user story');
  expect(done.notes.join().includes('no effort (M is taken)')).toBe(about === 'P2');
  const feature = (await current(app, plan, 'features')).data.features.find(
    ({ name }: { name: string }) => name === 'Harbour log',
  );
  expect(feature).toMatchObject({ ...expected, description: 'Keeps who came and went.' });
  expect(feature.hours).toBe('hours' in expected ? expected.hours : undefined);
});

it.each([
  'P5, effort L',
  'P0, about a week',
  'p0, 8h',
])('a priority that is not understood has no place: %s', async (about) => {
  await using own = await planted();
  const { app, plan, files } = own;
  files.edit('features.md', FIRST_FEATURE, newFeature(about));
  expect(await files.import()).toMatchObject({ status: 'refused', lost: [{ file: 'features.md', text: about }] });
  expect(await files.import({ partial: true })).toMatchObject({ status: 'imported' });
  const { data } = await current(app, plan, 'features');
  expect(JSON.stringify(data)).not.toContain(about);
});

it('phases and prompts are stale when a feature was added, also when another was removed', async () => {
  await using own = await planted();
  const { app, plan, files } = own;
  files.edit('features.md', LAST_FEATURE, newFeature('P0, effort M'));
  const done = await files.import();
  expect(done).toMatchObject({ status: 'imported', lost: [] });
  const made = done.versions.map(({ artifact }) => artifact);
  expect(made).toEqual(expect.arrayContaining(['features', 'phases', 'promptPack']));
  expect(done.stale).toEqual(expect.arrayContaining(['phases', 'promptPack']));
  expect(JSON.stringify((await current(app, plan, 'phases')).data)).not.toContain('Harbour log');
});

it('prompts are stale when a criterion was added, also when a prompt was reworded', async () => {
  await using own = await planted();
  own.files.edit('features.md', /^(?=- F1\.1: )/m, '- A bell rings at high tide.\n');
  own.files.edit('prompts/P1.md', '```text\n', '```text\nMind the tides.\n');
  const done = await own.files.import();
  expect(done.versions.map(({ artifact }) => artifact)).toContain('promptPack');
  expect(done.stale).toContain('promptPack');
});

it('what is only removed leaves phases and prompts fresh, as they have changed with it', async () => {
  await using own = await planted();
  own.files.edit('features.md', LAST_FEATURE, '');
  const done = await own.files.import();
  expect(done.versions.map(({ artifact }) => artifact)).toEqual(expect.arrayContaining(['phases', 'promptPack']));
  expect(done.stale).toEqual([]);
});
