import { expect, it } from 'vitest';
import type { ImportFormat } from '../../../src/specs/imports/reading.ts';
import { newCaller } from '../../helpers/callers.ts';
import { testApp } from '../../helpers/test-app.ts';
import { current, exportedFiles, plantPlan } from './planted-plan.ts';

async function planted(as: ImportFormat) {
  const app = await testApp();
  const caller = await newCaller(app);
  const plan = await plantPlan(app, caller);
  const files = await exportedFiles(app, caller, plan, as);
  const say = async () => {
    const { changes, lost } = await files.import({ dryRun: true });
    return { changes: changes.map(({ change, item }) => `${change} ${item}`), lost };
  };
  return { app, plan, files, say, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const swapped = (text: string, first: RegExp, second: RegExp): string => {
  const [one = '', other = ''] = [first.exec(text)?.[0], second.exec(text)?.[0]];
  return text
    .replace(first, () => '\u0000')
    .replace(second, () => one)
    .replace('\u0000', () => other);
};

it.each([
  ['markdown', 'features.md', /^(?=- F1\.2: )/m, '<!-- reviewer: ok? -->\n'],
  ['markdown', 'features.md', /^(?=- F1\.2: )/m, '\nAda has read it so far.\n\n'],
  ['markdown', 'features.md', /^(?=- F1\.2: )/m, '### Read so far\n\n'],
  ['markdown', 'features.md', /(?<=^- F1\.2: Given the six) /m, '\n  '],
  ['kiro', 'requirements.md', /^(?=2\. WHEN given the six)/m, '<!-- reviewer: ok? -->\n'],
  ['kiro', 'requirements.md', /^(?=2\. WHEN given the six)/m, '\nAda has read it so far.\n\n'],
  ['kiro', 'requirements.md', /^(?=2\. WHEN given the six)/m, '##### Read so far\n\n'],
  ['openspec', /f1-[^/]*\/spec\.md$/, /^(?=#### Scenario: F1\.2$)/m, '<!-- reviewer:\nok? -->\n\n'],
  ['openspec', /f1-[^/]*\/spec\.md$/, /^(?=#### Scenario: F1\.2$)/m, '### Read so far\n\n'],
] as const)('%s: a line in a list that is not understood removes no criterion (%s %s %j)', async (as, file, at, line) => {
  await using own = await planted(as);
  own.files.edit(file, at, line);
  const { changes, lost } = await own.say();
  expect(changes).toEqual([]);
  expect(lost.length).toBeGreaterThan(0);
});

it('a new criterion of two lines is one criterion, and those below it stay', async () => {
  await using own = await planted('markdown');
  own.files.edit('features.md', /^(?=- F1\.3: )/m, '- A key that is lost\n  is told at the desk.\n');
  expect(await own.files.import()).toMatchObject({
    lost: [],
    changes: [{ change: 'added', is: 'A key that is lost is told at the desk.' }],
  });
});

it.each([
  ['markdown', 'features.md', /^- F1\.2: .*$/m, '<!-- $& -->'],
  ['markdown', 'features.md', /^- F1\.2: /m, '- F1.2 '],
  ['markdown', 'features.md', /^- F1\.2: /m, '- '],
  ['markdown', 'features.md', /^## F2 .*\n/m, ''],
  ['kiro', 'requirements.md', / \(F1\.2\)$/m, ''],
  ['kiro', 'requirements.md', /^### Requirement 2: .*\n/m, ''],
  ['openspec', /f1-[^/]*\/spec\.md$/, /^#### Scenario: F1\.3\n/m, ''],
  ['openspec', /f1-[^/]*\/spec\.md$/, /^#### Scenario: F1\.1\n/m, ''],
  ['openspec', /f1-[^/]*\/spec\.md$/, '#### Scenario: F1.3', '#### Scenario: Late'],
  ['openspec', /f1-[^/]*\/spec\.md$/, /^### Requirement: .*\n/m, ''],
] as const)('%s: an item whose words or id still stand is not removed (%s %s)', async (as, file, was, is) => {
  await using own = await planted(as);
  const text = own.files.read(file);
  own.files.edit(file, was, is.replace('$&', String(text.match(was)?.[0])));
  const { changes, lost } = await own.say();
  expect(changes).toEqual([]);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.map(({ why }) => why).join('\n')).toMatch(/still stand/);
});

it.each([
  ['markdown', 'features.md', /^\| N4 .*$/m, /^\| N5 .*$/m, ['reordered limits']],
  ['markdown', 'prompts.md', /^\| 2\\. P2 .*$/m, /^\| 3\\. P3 .*$/m, []],
  ['kiro', 'design.md', /^ {2}n1 -->.*$/m, /^ {2}n2 -->.*$/m, []],
] as const)('%s: a move in %s reorders nothing else, and is named where it has no place', async (as, file, one, other, taken) => {
  await using own = await planted(as);
  const text = own.files.read(file);
  own.files.texts.set(own.files.pathOf(file), swapped(text, one, other));
  const { changes, lost } = await own.say();
  expect(changes).toEqual(taken);
  expect(lost).toHaveLength(taken.length === 0 ? 1 : 0);
});

it('two criteria or features with one id contradict each other, and nothing is taken from either', async () => {
  await using own = await planted('markdown');
  own.files.edit('features.md', /^(?=- F1\.4: )/m, '- F1.3: Another text.\n');
  const first = await own.say();
  expect(first.changes).toEqual([]);
  expect(first.lost.map(({ why }) => why)).toContainEqual(
    expect.stringMatching(/^F1\.3 stands 2 times, at features\.md:\d+ and features\.md:\d+/),
  );
});

it('two features with one id contradict each other, with both files', async () => {
  await using own = await planted('openspec');
  const path = own.files.pathOf(/f1-[^/]*\/spec\.md$/);
  own.files.texts.set(
    path.replace('/f1-', '/f1-more-'),
    own.files.read(path).replace(/(?<=THEN\*\* )\S+/, 'Otherwise'),
  );
  const { changes, lost } = await own.say();
  expect(changes).toEqual([]);
  expect(lost.map(({ why }) => why).join('\n')).toMatch(
    /^F1(?:\.1)? stands 2 times, at \S+spec\.md:\d+ and \S+spec\.md:\d+/m,
  );
});

it('a second requirement in a spec of a feature is a new feature, and no other moves', async () => {
  await using own = await planted('openspec');
  const text = own.files.read(/f1-[^/]*\/spec\.md$/);
  own.files.texts.set(
    own.files.pathOf(/f1-[^/]*\/spec\.md$/),
    `${text}\n### Requirement: Lost keys\n\nThe system SHALL name lost keys.\n\n#### Scenario: Lost\n\n- **WHEN** a key is lost\n- **THEN** it is told\n`,
  );
  const { changes, lost } = await own.say();
  expect([changes, lost]).toEqual([['added features'], []]);
});

it.each([
  'markdown',
  'openspec',
  'kiro',
] as const)('%s: a criterion in another feature is told with the id it gets there', async (as) => {
  await using own = await planted(as);
  const [from, to, piece, before] = {
    markdown: ['features.md', 'features.md', /^- F1\.3: .*\n/m, /^(?=- F2\.2: )/m],
    kiro: ['requirements.md', 'requirements.md', /^3\. .*\(F1\.3\)\n/m, /^(?=2\. .*\(F2\.2\)$)/m],
    openspec: [
      /f1-[^/]*\/spec\.md$/,
      /f2-[^/]*\/spec\.md$/,
      /^#### Scenario: F1\.3\n[\s\S]*?(?=^####)/m,
      /^(?=#### Scenario: F2\.2)/m,
    ],
  }[as] as [string | RegExp, string | RegExp, RegExp, RegExp];
  const words = piece.exec(own.files.read(from))?.[0] ?? '';
  own.files.edit(from, piece, '');
  own.files.edit(to, before, words);
  const done = await own.files.import();
  expect(done).toMatchObject({ status: 'imported', lost: [] });
  const moved = done.changes.find(({ item }) => item === 'F1.3');
  const id = /becomes (F2\.\d+), and what named F1\.3 names nothing/.exec(moved?.is ?? '')?.[1];
  const { data } = await current(own.app, own.plan, 'features');
  expect(data.features[1].criteria[1].id).toBe(id);
  expect(data.features[1].acceptanceCriteria[1]).toBe(moved?.was);
});

it.each([
  'markdown',
  'openspec',
  'kiro',
] as const)('%s: what was removed is told with the place of the line before it', async (as) => {
  await using own = await planted(as);
  const [file, piece, above] = {
    markdown: ['features.md', /^- F1\.3: .*\n/m, /^- F1\.2: /],
    kiro: ['requirements.md', /^3\. .*\(F1\.3\)\n/m, /\(F1\.2\)$/],
    openspec: [/f1-[^/]*\/spec\.md$/, /^#### Scenario: F1\.3\n[\s\S]*?(?=^####)/m, /^- \*\*THEN\*\* each gets 403/],
  }[as] as [string | RegExp, RegExp, RegExp];
  own.files.edit(file, piece, '');
  const done = await own.files.import({ dryRun: true });
  const line =
    own.files
      .read(file)
      .split('\n')
      .findIndex((one) => above.test(one)) + 1;
  expect(done.changes).toMatchObject([{ change: 'removed', item: 'F1.3', places: [{ line }] }]);
});

it.each([
  ['markdown', 'features.md', /^(## F2 [\s\S]*)(?=^## F3 )/m, /^(?=## F4 )/m],
  ['kiro', 'requirements.md', /^(### Requirement 2[\s\S]*)(?=^### Requirement 3)/m, /^(?=### Requirement 4)/m],
] as const)('%s: a feature that stands below the next one now is moved, with its id', async (as, file, piece, place) => {
  await using own = await planted(as);
  const words = piece.exec(own.files.read(file))?.[0] ?? '';
  own.files.edit(file, words, '');
  own.files.edit(file, place, words);
  const done = await own.files.import();
  expect(done).toMatchObject({ status: 'imported', lost: [], changes: [{ change: 'reordered', item: 'features' }] });
  const { features } = (await current(own.app, own.plan, 'features')).data;
  expect(features.map(({ id }: { id: string }) => id)).toEqual(['F1', 'F3', 'F2', 'F4', 'F5', 'F6', 'F7', 'F8']);
});
