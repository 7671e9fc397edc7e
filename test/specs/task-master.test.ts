import { describe, expect, it } from 'vitest';
import { foundIn, lintTexts } from './lint-texts.ts';

const PATH = '.taskmaster/tasks/tasks.json';
const lintTasks = (...tasks: object[]): string[] =>
  foundIn({ [PATH]: JSON.stringify({ master: { tasks, metadata: {} } }, null, 1) }, { files: ['src/hold.ts'] });
const task = (id: number, more: object = {}) => ({
  id,
  title: `Task ${id}`,
  status: 'pending',
  dependencies: [],
  ...more,
});

describe('a task list of task-master', () => {
  it('is sound when tasks and subtasks wait for what comes before', () => {
    const subtasks = [task(1), task(2, { dependencies: [1, '1', '1.1'] })];
    expect(lintTasks(task(1, { subtasks: [task(1)] }), task(2, { dependencies: [1], subtasks }))).toEqual([]);
  });

  it.each(['[]', 'null', '{}'])('tells that %s has no tasks', (text) => {
    expect(foundIn({ [PATH]: text })).toEqual(['tasks.json:1:1 error unreadable: it has no tasks']);
  });

  it('tells ids that are there twice, in a list or in a task', () => {
    expect(lintTasks(task(1), task(1), task(2, { subtasks: [task(3), task(3)] }))).toEqual([
      'tasks.json:10:4 error duplicate-id: task 1 is there twice: first in line 4',
      'tasks.json:28:6 error duplicate-id: subtask 2.3 is there twice: first in line 22',
    ]);
  });

  it('tells dependencies on what is not there, by the list and by the task', () => {
    expect(lintTasks(task(1, { dependencies: [4], subtasks: [task(1, { dependencies: [2, '9'] })] }))).toEqual([
      'tasks.json:9:6 error unknown-reference: task 1 depends on 4, and there is no such task',
      'tasks.json:17:8 error unknown-reference: task 1.1 depends on 1.2, and there is no such task',
      'tasks.json:18:8 error unknown-reference: task 1.1 depends on 9, and there is no such task',
    ]);
  });

  it('takes a number in a subtask for a sibling, as task-master does', () => {
    const subtasks = [task(1, { dependencies: [2] }), task(2, { dependencies: [1] })];
    expect(lintTasks(task(1), task(2, { dependencies: [1], subtasks }))).toEqual([
      expect.stringContaining('tasks wait for one another: 2.1 → 2.2 → 2.1'),
    ]);
  });

  it('tells circles that share no task, each once', () => {
    const found = lintTasks(
      ...[task(1, { dependencies: [2, 3] }), task(2, { dependencies: [1, 3] }), task(3, { dependencies: [1, 2] })],
      ...[task(4, { dependencies: [5] }), task(5, { dependencies: [4] }), task(6, { dependencies: [6] })],
    );
    expect(found.map((line) => line.split(': ').slice(1).join(': '))).toEqual([
      'tasks wait for one another: 1 → 2 → 1',
      'tasks wait for one another: 4 → 5 → 4',
      'task 6 depends on itself',
    ]);
  });

  it('tells a file that a finished task created and that is not there', () => {
    const details = 'Create src/pay.ts with the call. Proposed: src/other.ts. Create `src/hold.ts`.';
    expect(lintTasks(task(1, { status: 'done', details }), task(2, { details: 'Create src/later.ts' }))).toEqual([
      'tasks.json:9:16 warning missing-file: task 1 is marked done, and src/pay.ts does not exist',
    ]);
  });

  it('reads tags, the older form without them, and a tag that is a list', () => {
    const twice = [task(1), task(1)];
    for (const list of [{ tasks: twice }, { master: { tasks: twice } }, { a: { tasks: [] }, b: twice }])
      expect(foundIn({ [PATH]: JSON.stringify(list) })).toHaveLength(1);
  });

  it.each([
    ['{"master":{"tasks":[{"id":1,}]}}', '1:29'],
    ['', '1:1'],
    ['{"master": nope}', '1:16'],
    ['['.repeat(100_000), '1:66'],
  ])('that is no JSON is an error, not a crash: %.20s', (text, at) => {
    expect(foundIn({ [PATH]: text })).toEqual([expect.stringMatching(`^tasks.json:${at} error unreadable: `)]);
  });

  it('keeps its places with a byte order mark and line ends of Windows', () => {
    const text = `\ufeff${JSON.stringify({ master: { tasks: [task(1), task(1)] } }, null, 1).replaceAll('\n', '\r\n')}`;
    expect(lintTexts({ [PATH]: text }).findings[0]?.place).toMatchObject({ line: 10, column: 4 });
  });
});
