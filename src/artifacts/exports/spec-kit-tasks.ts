import { blocks, heading, inline } from '../markdown/text.ts';
import type { Exported, ExportedTask } from './exported.ts';
import { ids, promptPath, sentence } from './parts.ts';
import type { Story } from './spec-kit-stories.ts';

/** A path that stands in a line of a task as it is. */
const PLAIN_PATH = /^[\w.-]+(?:\/[\w.-]+)*\.\w+$/;

interface Phase {
  title: string;
  story: Story | undefined;
  tasks: ExportedTask[];
}

/** The tasks of spec-kit, one for each prompt, in the order in which they are built. */
export function specKitTasks(exported: Exported, stories: readonly Story[], folder: string): string {
  const { tasks, later, title } = exported;
  const names = new Map(tasks.map(({ id }, at) => [id, taskId(at)]));
  const line = (task: ExportedTask, { story }: Phase) => taskLine(task, { story, stories, names, folder });
  const phases = phasesOf(tasks, stories);
  const left = stories.filter(({ feature }) => later.some((one) => one.feature === feature));
  const laterLines = left.map(({ feature, requirement }, at) => {
    const own = later.filter((one) => one.feature === feature);
    return `- [ ] ${taskId(tasks.length + at)} Build what no prompt of the plan builds yet, ${ids(own)} of ${requirement}, as in ${folder}/spec.md`;
  });
  return blocks(
    '---\ndescription: "Tasks of a Planwright plan, one for each prompt"\n---',
    heading(1, `Tasks: ${title}`),
    `Each task is a prompt of the plan: its whole text stands in \`${folder}/prompts/\`.`,
    ...phases.map((phase, at) =>
      blocks(`## Phase ${at + 1}: ${phase.title}`, phase.tasks.map((task) => line(task, phase)).join('\n')),
    ),
    ...(left.length > 0 ? [`## Phase ${phases.length + 1}: Later`, laterLines.join('\n')] : []),
  );
}

const taskId = (at: number): string => `T${String(at + 1).padStart(3, '0')}`;

/** Tasks stay in their order: a story that is gone on with later has one more phase. */
function phasesOf(tasks: readonly ExportedTask[], stories: readonly Story[]): Phase[] {
  const phases: Phase[] = [];
  for (const task of tasks) {
    const story = stories.find(({ feature }) => feature === task.feature);
    const last = phases.at(-1);
    if (last !== undefined && last.tasks[0]?.id !== 'setup' && last.story === story) last.tasks.push(task);
    else phases.push({ title: phaseTitle(task, story, phases), story, tasks: [task] });
  }
  return phases;
}

function phaseTitle(task: ExportedTask, story: Story | undefined, before: readonly Phase[]): string {
  if (task.id === 'setup') return 'Setup';
  if (story === undefined) return before.every((phase) => phase.story === undefined) ? 'Foundational' : 'Cross-cutting';
  const goesOn = before.some((phase) => phase.story === story) ? ', continued' : '';
  return `User Story ${story.number} - ${inline(story.feature.feature.name)}${goesOn} (Priority: ${story.priority})`;
}

interface InList {
  story: Story | undefined;
  stories: readonly Story[];
  names: ReadonlyMap<string, string>;
  folder: string;
}

/** `- [ ] T004 [US1] Title … in src/file.ts`: a line of spec-kit ends with a path. */
function taskLine(task: ExportedTask, { story, stories, names, folder }: InList): string {
  const { id, title, criteria, after, gives, files } = task;
  const prompt = promptPath(folder, task);
  const paths = files.filter((file) => PLAIN_PATH.test(file));
  const carried = stories.filter(({ feature }) => criteria.some((one) => one.feature === feature));
  const waits = after.flatMap((one) => names.get(one) ?? []);
  return [
    `- [ ] ${names.get(id)}`,
    story === undefined ? '' : `[US${story.number}]`,
    sentence(title),
    criteria.length > 0 ? `Builds ${ids(criteria)} of ${carried.map((one) => named(one, story)).join(', ')}.` : '',
    gives === '' ? '' : `Verify: ${sentence(gives)}`,
    waits.length > 0 ? `(depends on ${waits.join(', ')})` : '',
    paths.length > 0 ? `Prompt: ${prompt}; in ${paths.join(', ')}` : `Prompt: ${prompt}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A task has one mark for its story: any other that it builds is named by its words. */
const named = (one: Story, story: Story | undefined): string =>
  one === story ? one.requirement : `${one.requirement} (US${one.number})`;
