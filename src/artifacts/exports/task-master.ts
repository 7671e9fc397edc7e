import type { PlanCriterion } from '../coherence/plan/plan.ts';
import { blocks, bullets, clean, heading, inline, paragraphs } from '../markdown/text.ts';
import { clip } from '../pieces/clip.ts';
import { criteriaOf, type Exported, type ExportedFile, type ExportedTask } from './exported.ts';
import { demandsMarkdown, featureTitle, sourceLine } from './parts.ts';

/** task-master refuses a longer title. */
const TITLE_CHARS = 200;
const PRIORITIES = { P0: 'high', P1: 'medium', P2: 'low', P3: 'low' } as const;

/** The task list of task-master: the setup, each prompt with what it waits for, and the idea as its document. */
export function taskMasterFiles(exported: Exported): ExportedFile[] {
  const { source, tasks, later, title } = exported;
  const numbers = numbersOf(tasks);
  const list = tasks.map((task) => taskOf(task, exported, numbers));
  const metadata = { created: source.updatedAt, updated: source.updatedAt, description: oneLine(title) };
  const left = laterOf(exported, Math.max(...numbers.values()) + 1);
  const master = { tasks: [...list, ...(later.length > 0 ? [left] : [])], metadata };
  return [
    { path: '.taskmaster/tasks/tasks.json', text: `${JSON.stringify({ master }, null, 2)}\n` },
    { path: `.taskmaster/docs/prd-${exported.slug}.md`, text: `${document(exported)}\n` },
  ];
}

/** P3 is task 3 where ids are such; the setup comes after them in number and before them in the list. */
function numbersOf(tasks: readonly ExportedTask[]): Map<string, number> {
  const prompts = tasks.filter(({ id }) => id !== 'setup');
  const own = prompts.map(({ id }) => Number(/^P([1-9]\d{0,3})$/.exec(id)?.[1] ?? Number.NaN));
  const isNumbered = own.every(Number.isInteger) && new Set(own).size === own.length;
  const numbers = prompts.map(({ id }, at): [string, number] => [id, (isNumbered && own[at]) || at + 1]);
  const highest = numbers.reduce((high, [, number]) => Math.max(high, number), 0);
  return new Map([['setup', highest + 1], ...numbers]);
}

function taskOf(task: ExportedTask, { source: { planId }, plan }: Exported, numbers: ReadonlyMap<string, number>) {
  const { id, title, text, gives, after, criteria, parts, proves, feature, files, checks, byHand } = task;
  const demands = [...new Set(criteria.flatMap((one) => one.demands))].filter((one) => plan.demands.has(one));
  return {
    id: numbers.get(id),
    title: clip(oneLine(title), TITLE_CHARS),
    description: oneLine(gives) || 'The repository is set up.',
    status: 'pending',
    dependencies: after.flatMap((one) => numbers.get(one) ?? []),
    priority: feature === undefined ? 'high' : PRIORITIES[feature.feature.priority],
    details: clean(text),
    testStrategy: [...criteria.map(criterionLine), ...checks].map(oneLine).join('\n'),
    subtasks: [],
    metadata: {
      planwright: {
        ...{ plan: planId, prompt: id, feature: feature?.id ?? null },
        ...{ criteria: criteria.map((one) => one.id), proves, parts, demands, files, byHand },
      },
    },
  };
}

const criterionLine = ({ id, text }: PlanCriterion): string => `${id}: ${text}`;

const oneLine = (text: string): string => clean(text).replace(/\s+/gu, ' ').trim();

const laterOf = ({ source: { planId }, later }: Exported, id: number) => ({
  id,
  title: 'Later: what no prompt of the plan builds yet',
  description: `Criteria that the plan leaves for later: ${later.map((one) => one.id).join(', ')}.`,
  ...{ status: 'deferred', dependencies: [], priority: 'low', details: '' },
  testStrategy: later.map(criterionLine).map(oneLine).join('\n'),
  subtasks: [],
  metadata: { planwright: { plan: planId, criteria: later.map((one) => one.id) } },
});

const document = (exported: Exported): string =>
  blocks(
    heading(1, exported.title),
    paragraphs(exported.source.idea),
    sourceLine(exported),
    demandsMarkdown(exported, 2),
    featureList(exported),
  );

/** What it does, with every criterion. */
const featureList = ({ plan }: Exported): string =>
  blocks(
    heading(2, 'Features'),
    ...plan.features.map((one) =>
      blocks(
        heading(3, featureTitle(one)),
        inline(one.feature.description),
        bullets(criteriaOf(plan, one).map(({ id, text }) => inline(`${id}: ${text}`))),
      ),
    ),
  );
