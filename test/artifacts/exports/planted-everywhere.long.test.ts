import { expect, it } from 'vitest';
import type { ExportFormat } from '../../../src/artifacts/exports/formats.ts';
import { foundIn } from '../../specs/lint-texts.ts';
import { exported } from './plans.ts';
import { twentyPlans } from './twenty-plans.ts';

const plans = await twentyPlans();

interface TaskList {
  master: { tasks: { id: number; dependencies: number[] }[] };
}

/** A change of task-master's list. */
const inList = (change: (list: TaskList['master']['tasks']) => void) => (text: string) => {
  const list: TaskList = JSON.parse(text);
  change(list.master.tasks);
  return JSON.stringify(list, null, 2);
};

/** Takes the first criterion that a task of Kiro carries from all tasks, and its feature from their words. */
function withoutCriterion(text: string): string {
  const [, first = ''] = /_Requirements: ([\d.]+)/.exec(text) ?? [];
  const left = text.replace(/_Requirements: (.+)_/g, (_line, list: string) => {
    const others = list.split(', ').filter((one) => one !== first);
    return others.length > 0 ? `_Requirements: ${others.join(', ')}_` : '';
  });
  return left.replaceAll(new RegExp(`F${first.split('.')[0]}(?!\\d)`, 'g'), 'It');
}

/** Takes the first story that a task of spec-kit carries from all tasks. */
function withoutStory(text: string): string {
  const [, first] = /\[US(\d+)\]/.exec(text) ?? [];
  const isOfIt = new RegExp(`US${first}\\b|User Story ${first}\\b|FR-0*${first}\\b`);
  return text
    .split('\n')
    .filter((line) => !isOfIt.test(line))
    .join('\n');
}

const repeated = (block: RegExp) => (text: string) => text.replace(block, '$&\n$&');

/**
 * Where a fault of each rule is planted, in words that every export of the format has, and how many features it takes: with
 * fewer, the linter cannot tell it from another way to write.
 */
const FAULTS: [ExportFormat, string, string, (text: string) => string, least?: number][] = [
  ['kiro', 'not-carried', 'tasks.md', withoutCriterion],
  ['kiro', 'unknown-reference', 'tasks.md', (text) => text.replace('_Requirements: ', '_Requirements: 999.1, ')],
  ['kiro', 'unknown-reference', 'tasks.md', (text) => text.replace(/_Depends: \d+/, '_Depends: 999')],
  ['kiro', 'duplicate-id', 'tasks.md', repeated(/^- \[ \] 1\. .*$/m)],
  ['kiro', 'duplicate-id', 'requirements.md', repeated(/^1\. .*$/m)],
  ['kiro', 'dependency-cycle', 'tasks.md', (text) => text.replace(/^- \[ \] 1\. .*$/m, '$&\n  - _Depends: 2_')],
  [
    'kiro',
    'no-criterion',
    'requirements.md',
    (text) => text.replace(/(#### Acceptance Criteria\n\n)(?:\d+\. .*\n)+/, '$1'),
    3,
  ],
  ['kiro', 'missing-file', 'tasks.md', (text) => text.replace(/^- \[ \] 1\. /m, '- [x] 1. Write `.kiro/gone.ts`: ')],
  ['openspec', 'duplicate-id', 'spec.md', repeated(/^### Requirement: [\s\S]*/m)],
  ['openspec', 'duplicate-id', 'spec.md', repeated(/^#### Scenario: .*\n\n(?:- .*\n)+/m)],
  ['openspec', 'no-criterion', 'spec.md', (text) => text.replace(/^#### Scenario: [\s\S]*/m, '')],
  ['openspec', 'unknown-reference', 'spec.md', (text) => text.replace(/^## ADDED/m, '## MODIFIED')],
  [
    'openspec',
    'missing-file',
    'tasks.md',
    (text) => text.replace('- [ ] 1.1 ', '- [x] 1.1 Write `openspec/gone.ts`: '),
  ],
  ['spec-kit', 'not-carried', 'tasks.md', withoutStory, 2],
  ['spec-kit', 'unknown-reference', 'tasks.md', (text) => text.replace('depends on T', 'depends on T999, T')],
  ['spec-kit', 'unknown-reference', 'tasks.md', (text) => text.replace(/\bFR-\d+/, 'FR-999')],
  ['spec-kit', 'duplicate-id', 'tasks.md', repeated(/^- \[ \] T001 .*$/m)],
  ['spec-kit', 'dependency-cycle', 'tasks.md', (text) => text.replace('- [ ] T001 ', '$&(depends on T002) ')],
  [
    'spec-kit',
    'no-criterion',
    'spec.md',
    (text) => text.replace(/(\*\*Acceptance Scenarios\*\*:\n\n)(?:\d+\. .*\n)+/, '$1'),
  ],
  ['spec-kit', 'missing-file', 'tasks.md', (text) => text.replace('- [ ] T001 ', '- [x] T001 Write specs/gone.ts ')],
  ['taskmaster', 'unknown-reference', 'tasks.json', inList((list) => list.at(-1)?.dependencies.push(999))],
  ['taskmaster', 'duplicate-id', 'tasks.json', inList((list) => list.push(...list.slice(0, 1)))],
  ['taskmaster', 'dependency-cycle', 'tasks.json', inList(([first]) => first?.dependencies.push(first.id))],
  ['taskmaster', 'unreadable', 'tasks.json', (text) => text.slice(0, -3)],
];

it.each(
  FAULTS,
)('the linter finds in every plan as %s a fault of %s planted in %s', (format, rule, file, plant, least = 1) => {
  const large = plans.filter(({ artifacts }) => (artifacts.features?.features.length ?? 0) >= least);
  const silent = large.flatMap((plan) => {
    const texts = exported(format, plan);
    const path = Object.keys(texts).find((one) => one.endsWith(`/${file}`)) ?? '';
    const planted = plant(texts[path] ?? '');
    const found = foundIn({ ...texts, [path]: planted });
    return found.some((line) => line.includes(` ${rule}: `)) ? [] : [[plan.name, planted === texts[path]]];
  });
  expect(silent).toEqual([]);
});
