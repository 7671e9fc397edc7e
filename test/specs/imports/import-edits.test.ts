import { expect, it } from 'vitest';
import type { PlanToExport } from '../../../src/artifacts/exports/exported.ts';
import { exportPlan } from '../../../src/artifacts/exports/index.ts';
import type { Features } from '../../../src/artifacts/features.ts';
import type { Phases } from '../../../src/artifacts/phases.ts';
import type { PromptPack } from '../../../src/artifacts/prompt-pack.ts';
import { textsOf } from '../../../src/specs/imports/compared.ts';
import { importEdits } from '../../../src/specs/imports/import-edits.ts';
import type { ImportFormat } from '../../../src/specs/imports/reading.ts';
import { plansToExport } from '../../artifacts/exports/plans.ts';

const plans = await plansToExport();
const choir = plans.find(({ name }) => name === 'choir') as PlanToExport;

/** Imports the export of a plan after some replacements, by the end of a path. */
function importAfter(format: ImportFormat, edits: [end: RegExp, was: string | RegExp, is: string][], base = choir) {
  const files = textsOf(exportPlan(format, base));
  for (const [end, was, is] of edits) {
    const path = [...files.keys()].find((one) => end.test(one)) ?? '';
    const text = files.get(path) ?? '';
    if (text.replace(was, is) === text) throw new Error(`${path} does not have ${was}`);
    files.set(
      path,
      text.replace(was, () => is),
    );
  }
  const done = importEdits({ format, files: [...files], base, current: base, ever: [] });
  const { features, phases, promptPack } = done.parts as {
    features?: Features;
    phases?: Phases;
    promptPack?: PromptPack;
  };
  return { ...done, features: features?.features, phases: phases?.phases, prompts: promptPack?.prompts };
}

it('a renamed feature is renamed where its roadmap names it', () => {
  const { features, phases, lost } = importAfter('kiro', [[/requirements\.md$/, /(?<=: F1 ).+/, 'Agenda']]);
  expect(lost).toEqual([]);
  expect(features?.[0]?.name).toBe('Agenda');
  expect(phases?.flatMap((phase) => phase.features)).toContain('Agenda');
});

it('a removed feature leaves its phase, and its criteria leave the prompts that built them', () => {
  const section = /^## F6 [\s\S]*?(?=^## )/m;
  const { features, phases, prompts, lost } = importAfter('markdown', [[/features\.md$/, section, '']]);
  expect(lost).toEqual([]);
  expect(features?.some(({ id }) => id === 'F6')).toBe(false);
  expect(phases?.flatMap((phase) => phase.features)).not.toContain('Printed agenda');
  expect(prompts?.flatMap(({ builds = [] }) => builds).filter((id) => id.startsWith('F6'))).toEqual([]);
});

it('a row, an item and a text of several lines are taken where they stand', () => {
  const { changes, lost } = importAfter('openspec', [
    [/design\.md$/, /^(?=\| sign-in \|)/m, '| mail | Brevo | It is cheap. |\n'],
    [/design\.md$/, '- A rehearsal on another weekday is allowed.\n', ''],
    [/setup\.md$/, '```text\n', '```text\nBe kind.\n\n'],
    [/proposal\.md$/, 'each with its minutes. In', 'each with its seconds. In'],
  ]);
  expect(lost).toEqual([]);
  expect(changes.map(({ change, item }) => `${change} ${item}`).toSorted()).toEqual([
    'added techStack',
    'changed D1 means',
    'changed setupPrompt',
    'removed F1 edgeCases 2',
  ]);
});

it('a line of a section that is kept is not taken for the removal of its item', () => {
  const { changes, lost } = importAfter('markdown', [[/roadmap\.md$/, /^\*\*Takes\*\* .*\n/m, '']]);
  expect(changes).toEqual([]);
  expect(lost).toMatchObject([{ file: 'roadmap.md', isGone: true, text: expect.stringMatching(/^\*\*Takes\*\*/) }]);
});

it('what the schemas of a plan do not hold is named with the reason', () => {
  const { changes, lost } = importAfter('markdown', [[/features\.md$/, /^P0, effort M$/m, 'P9, effort M']]);
  expect(changes).toEqual([]);
  expect(lost).toMatchObject([
    { file: 'features.md', why: expect.stringMatching(/^A plan does not hold it: features\/0\/priority/) },
  ]);
});

it('a ticked box and other white space are no edits, and ticks are told', () => {
  const { changes, lost, notes } = importAfter('kiro', [
    [/tasks\.md$/, '- [ ] 1.', '- [x] 1.'],
    [/requirements\.md$/, '## Demands', '##  Demands  \n\n'],
  ]);
  expect([changes, lost]).toEqual([[], []]);
  expect(notes).toEqual([expect.stringContaining('tasks.md: ticked boxes are not imported')]);
});

it('files that are another text are refused at once', () => {
  const junk = Array.from({ length: 5_000 }, (_, at) => `- item ${at}`).join('\n');
  expect(() => importAfter('markdown', [[/features\.md$/, '# Features', `# Features\n${junk}`]])).toThrow(
    /differ from their export in 500\d lines; an import takes 4000/,
  );
});

it('a criterion of Kiro is read as it stands, be it a sentence of EARS or one made of its parts', () => {
  const own = 'WHEN a singer signs in, THE System SHALL show the next rehearsal';
  const { features: all } = choir.artifacts.features as Features;
  const [first, ...others] = all;
  if (first === undefined) throw new Error('there is no feature');
  const acceptanceCriteria = [own, 'When it rains, the hall is open', ...first.acceptanceCriteria.slice(2)];
  const features = {
    ...(choir.artifacts.features as Features),
    features: [{ ...first, acceptanceCriteria }, ...others],
  };
  const { features: read, lost } = importAfter(
    'kiro',
    [
      [/requirements\.md$/, 'SHALL show the next rehearsal', 'SHALL show the last rehearsal'],
      [/requirements\.md$/, 'ensure that the hall is open', 'ensure that the hall is dry'],
      [/requirements\.md$/, /(?<=^3\. ).+(?= \(F1\.3\)$)/m, 'WHILE it snows, THE System SHALL wait'],
    ],
    { ...choir, artifacts: { ...choir.artifacts, features } },
  );
  expect(lost).toEqual([]);
  expect(read?.[0]?.acceptanceCriteria.slice(0, 3)).toEqual([
    own.replace('next', 'last'),
    'When it rains, the hall is dry',
    'WHILE it snows, THE System SHALL wait',
  ]);
});
