import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { exported, smallPlan } from './plans.ts';
import { twentyPlans } from './twenty-plans.ts';

const plans = await twentyPlans();
const EMPTY_WORDS = /criterion is|criteria are (?:exercised|met|checked)/i;

/** The lines of the export's file of that name. */
const linesOf = (texts: Record<string, string>, name: string): string[] =>
  Object.entries(texts)
    .filter(([path]) => path.endsWith(`/${name}`))
    .flatMap(([, text]) => text.split('\n'));

const taskSchema = z.strictObject({
  id: z.number().int().positive(),
  title: z.string().min(1).max(200),
  description: z.string().min(1),
  status: z.enum(['pending', 'deferred']),
  dependencies: z.array(z.number().int().positive()),
  priority: z.enum(['high', 'medium', 'low']),
  details: z.string(),
  testStrategy: z.string(),
  subtasks: z.array(z.never()),
  metadata: z.object({ planwright: z.object({ plan: z.string(), criteria: z.array(z.string()) }) }),
});
const tasksSchema = z.strictObject({
  master: z.strictObject({
    tasks: z.array(taskSchema),
    metadata: z.strictObject({ created: z.iso.datetime(), updated: z.iso.datetime(), description: z.string().min(1) }),
  }),
});

describe.each(plans)('the export of $name', (plan) => {
  const criteria = (plan.artifacts.features?.features ?? []).flatMap((one) => one.acceptanceCriteria);

  it('gives OpenSpec a purpose, a SHALL and scenarios in the words of the criteria', () => {
    const specs = Object.entries(exported('openspec', plan)).filter(([path]) => path.endsWith('/spec.md'));
    for (const [path, text] of specs) {
      const purpose = /## Purpose\n\n([\s\S]*?)\n\n## ADDED Requirements\n\n### Requirement: .+\n\n.* SHALL .*\n/.exec(
        text,
      );
      expect(purpose?.[1]?.length, path).toBeGreaterThanOrEqual(50);
      expect(text).not.toMatch(EMPTY_WORDS);
    }
    const scenarios = specs.flatMap(([, text]) => text.split('\n#### Scenario: ').slice(1));
    expect(scenarios).toHaveLength(criteria.length);
    expect(
      scenarios.filter(
        (text) =>
          !/^[F一二]\d*\.\d+\n\n(?:- \*\*GIVEN\*\* .+\n)?(?:- \*\*WHEN\*\* .+\n)?- \*\*THEN\*\* .+\n*$/.test(text),
      ),
    ).toEqual([]);
    const why = /## Why\n\n([\s\S]*?)\n\n## What Changes/.exec(
      linesOf(exported('openspec', plan), 'proposal.md').join('\n'),
    );
    expect(why?.[1]?.length).toBeGreaterThanOrEqual(50);
    expect(why?.[1]?.length).toBeLessThanOrEqual(1000);
  });

  it('gives Kiro a sentence of EARS for each criterion, and each to a task', () => {
    const texts = exported('kiro', plan);
    const sentences = linesOf(texts, 'requirements.md').filter((line) => /^\d+\. /.test(line));
    expect(sentences).toHaveLength(criteria.length);
    const isEars = (line: string) => /^\d+\. (?:WHEN .+, )?THE System SHALL ensure .+ \([F一二]\d*\.\d+\)$/.test(line);
    expect(sentences.filter((line) => !isEars(line))).toEqual([]);
    const carried = linesOf(texts, 'tasks.md').flatMap(
      (line) => /_Requirements: (.+)_/.exec(line)?.[1]?.split(', ') ?? [],
    );
    // As Kiro counts: the requirement's own number, then the criterion's.
    const requirements = linesOf(texts, 'requirements.md').join('\n').split('\n### Requirement ').slice(1);
    const ids = requirements.flatMap((text) =>
      [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => `${/^\d+/.exec(text)?.[0]}.${number}`),
    );
    expect(ids).toHaveLength(criteria.length);
    expect(ids.filter((id) => !carried.includes(id))).toEqual([]);
  });

  it('gives spec-kit tasks of its grammar, with a path at the end of each line', () => {
    const texts = exported('spec-kit', plan);
    const tasks = linesOf(texts, 'tasks.md').filter((line) => line.startsWith('- '));
    expect(tasks.length).toBeGreaterThan(plan.artifacts.promptPack?.prompts.length ?? 0);
    const isTask = (line: string) => /^- \[ \] T\d{3} (?:\[US\d+\] )?.+ [\w./-]+\.\w+$/.test(line);
    expect(tasks.filter((line) => !isTask(line))).toEqual([]);
    const phases = linesOf(texts, 'tasks.md').join('\n').split('\n## Phase ').slice(1);
    for (const phase of phases) {
      const story = /User Story (\d+) - .+ \(Priority: P[1-4]\)\n/.exec(phase)?.[1];
      const marks = new Set([...phase.matchAll(/^- \[ \] T\d{3} (?:\[US(\d+)\] )?/gm)].map((found) => found[1]));
      expect([...marks]).toEqual([story]);
    }
    expect(
      linesOf(texts, 'spec.md').filter((line) => /^\d+\. .*\*\*Then\*\* .+ \([F一二]\d*\.\d+\)$/.test(line)),
    ).toHaveLength(criteria.length);
  });

  it('gives task-master a list of its shape, whose dependencies come first', () => {
    const text = exported('taskmaster', plan)['.taskmaster/tasks/tasks.json'] ?? '';
    const { tasks } = tasksSchema.parse(JSON.parse(text)).master;
    const seen = new Set<number>();
    for (const { id, dependencies } of tasks) {
      expect(dependencies.filter((one) => !seen.has(one))).toEqual([]);
      seen.add(id);
    }
    expect(seen.size).toBe(tasks.length);
    expect(new Set(tasks.flatMap((task) => task.metadata.planwright.criteria)).size).toBe(criteria.length);
  });
});

it('a spec for OpenSpec has a purpose of its length also where a feature is told in a word', () => {
  const plan = smallPlan();
  for (const feature of plan.artifacts.features?.features ?? []) feature.description = 'Sing.';
  const [text = ''] = Object.entries(exported('openspec', plan)).flatMap(([path, one]) =>
    path.endsWith('/spec.md') ? [one] : [],
  );
  expect(/## Purpose\n\n([\s\S]*?)\n\n## ADDED/.exec(text)?.[1]?.length).toBeGreaterThanOrEqual(50);
});

it('a criterion that is a sentence of EARS is one of Kiro as it stands', () => {
  const plan = smallPlan();
  const [first] = plan.artifacts.features?.features ?? [];
  if (first === undefined) throw new Error('there is no feature');
  const own = [
    'WHEN a singer signs in, THE System SHALL show the next rehearsal',
    'WHEN a singer signs in THEN THE System SHALL show the next rehearsal',
    'WHILE it is closed, THE System SHALL take no note',
    'IF the file is gone, THEN THE System SHALL say so',
    'WHERE there is a stage, THE System SHALL draw it',
    'THE System SHALL keep each note',
  ];
  const made = ['WHEN it rains, THE System SHALL ensure that it is dry', 'When it rains, it is dry', 'It is dry'];
  first.acceptanceCriteria = [...own, ...made];
  const lines = linesOf(exported('kiro', plan), 'requirements.md');
  const written = lines
    .filter((line) => line.includes(` (${first.id}.`))
    .map((line) => line.replace(/^\d+\. | \(F[\d.]+\)$/g, ''));
  expect(written).toEqual([
    ...own,
    'WHEN it rains, THE System SHALL ensure that THE System SHALL ensure that it is dry',
    'WHEN it rains, THE System SHALL ensure that it is dry',
    'THE System SHALL ensure this: It is dry',
  ]);
});
