import { expect, it } from 'vitest';
import type { ExportFormat } from '../../../src/artifacts/exports/formats.ts';
import { foundIn } from '../../specs/lint-texts.ts';
import { exported, smallPlan } from './plans.ts';

/** An export with one text changed. */
function withFault(format: ExportFormat, file: string, change: (text: string) => string): string[] {
  const texts = exported(format, smallPlan());
  const path = Object.keys(texts).find((one) => one.endsWith(`/${file}`)) ?? '';
  const [before, after] = [texts[path] ?? '', change(texts[path] ?? '')];
  expect(after, 'the fault is planted').not.toBe(before);
  return foundIn({ ...texts, [path]: after });
}

it.each<[ExportFormat, string, string, RegExp | string, string, RegExp]>([
  [
    'kiro',
    'a criterion taken from its task',
    'tasks.md',
    '1.1, 1.2, 1.4',
    '1.1, 1.4',
    /no task carries criterion 1\.2 /,
  ],
  ['kiro', 'a criterion that is not there', 'tasks.md', '1.1, 1.2, 1.4', '1.1, 1.2, 1.4, 1.9', /cites 1\.9/],
  ['kiro', 'a dependency that is not there', 'tasks.md', '_Depends: 2_', '_Depends: 9_', /depends on 9/],
  ['kiro', 'a circle of tasks', 'tasks.md', '_Depends: 1_', '_Depends: 3_', /wait for one another/],
  ['openspec', 'a requirement without its scenarios', 'f6-printed-agenda/spec.md', /#### [\s\S]*/, '', /no scenario/],
  ['openspec', 'a scenario twice', 'f6-printed-agenda/spec.md', 'Scenario: F6.2', 'Scenario: F6.1', /is there twice/],
  [
    'spec-kit',
    'a story taken from its task',
    'tasks.md',
    /^.*(?:US|User Story )6.*$/gm,
    '',
    /no task carries user story 6/,
  ],
  ['spec-kit', 'a task that is not there', 'tasks.md', 'depends on T002', 'depends on T099', /T099/],
  ['spec-kit', 'a requirement that is not there', 'tasks.md', 'of FR-001', 'of FR-099', /FR-099/],
  [
    'taskmaster',
    'a dependency that is not there',
    'tasks.json',
    /"dependencies": \[\s+1\s+\]/,
    '"dependencies": [99]',
    /99/,
  ],
  ['taskmaster', 'two tasks with one id', 'tasks.json', '"id": 4', '"id": 2', /is there twice/],
])('the linter finds in an export as %s %s', (format, _fault, file, from, to, found) => {
  expect(withFault(format, file, (text) => text.replace(from, to)).join('\n')).toMatch(found);
});
