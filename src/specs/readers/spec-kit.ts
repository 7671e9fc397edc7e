import { posix } from 'node:path';
import { figuresIn } from '../figures.ts';
import type { Files } from '../files.ts';
import { type Line, plain, readMarkdown, sectionsOf } from '../markdown.ts';
import { emptySpec, type Place, type Spec } from '../model.ts';
import { namedFiles } from '../named-files.ts';
import { readChecklist } from './checklist.ts';
import {
  type Book,
  type Item,
  requirementsLost,
  storiesLost,
  taskIdsIn,
  totalsOf,
  unknownRequirements,
  unknownStories,
  unknownTasks,
} from './spec-kit-references.ts';

const FOLDER = /(?:^|\/)specs\/(?:.+\/)?[^/]+\/(?:spec|tasks)\.md$/;
const OTHER = /(?:^|\/)(?:openspec|\.kiro|\.specify)\//;
const STORY = /^(?:User Story|Story|US)[ \t-]{0,2}(\d{1,3})(?!\d)/i;
const TASK_ID = /^\*{0,2}(T\d{3,5}(?:[a-z]|-[A-Z]{1,4}|[.-]\d{1,2})?)(?![\p{L}\d])\*{0,2}/u;
const DEPENDS = /\(depends on ([^()]{1,200})\)/gi;
const REQUIREMENT = /^\*{0,2}((?:N?FR|SC)-\d{1,4}[a-z]?)(?![\p{L}\d])/u;
/** How far from its box the id of a task may stand. */
const BOXED_MAX = 40;

/** The feature folders of spec-kit: `specs/<name>/` with `spec.md` or `tasks.md` of its grammar. */
export function readSpecKit(files: Files): Spec[] {
  const folders = new Set<string>();
  for (const path of files.texts.keys()) {
    const whole = posix.join(files.above, path);
    if (FOLDER.test(whole) && !OTHER.test(whole)) folders.add(posix.dirname(path));
  }
  const beside = new Map([...folders].map((folder) => [folder, [] as string[]]));
  for (const [path, text] of files.texts) {
    if (posix.basename(path) === 'tasks.md') continue;
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      beside.get(folder)?.push(text);
  }
  return [...folders].flatMap((folder) => readSpec(files, folder, beside.get(folder) ?? []) ?? []);
}

function readSpec(files: Files, folder: string, beside: readonly string[]): Spec | undefined {
  const at = (name: string) => posix.join(folder, name);
  const read = (name: string) => readMarkdown(files.texts.get(at(name)) ?? '');
  const [spec, lines] = [read('spec.md'), read('tasks.md')];
  const items = itemsOf(at('spec.md'), spec);
  const stories = storiesOf(at('spec.md'), spec);
  const tasks = readChecklist(lines);
  const named = tasks.flatMap((task) => {
    const id = TASK_ID.exec(task.text)?.[1];
    return id === undefined ? [] : [{ ...task, id, text: task.text.replace(TASK_ID, '').trim() }];
  });
  if (items.length === 0 && stories.length === 0 && named.length === 0) return undefined;
  const boxed = tasks.flatMap(({ text }) => taskIdsIn(text.slice(0, BOXED_MAX))[0] ?? []);
  const place = (line: Line, column: number): Place => ({ file: at('tasks.md'), line: line.number, column });
  const book: Book = { file: at('tasks.md'), lines, tasks: named, items, stories, beside, boxed };
  const ids = new Set(boxed);
  return {
    ...emptySpec('spec-kit', folder),
    definitions: [
      ...items.map((one) => ({ kind: kindOf(one.id), id: one.id, scope: 'requirement', place: one.place })),
      ...stories.map((one) => ({ kind: 'user story', id: one.id, scope: 'story', place: one.place })),
      ...named.map((one) => ({ kind: 'task', id: one.id, scope: 'task', place: place(one.line, one.column) })),
    ],
    lost: [...storiesLost(book), ...requirementsLost(book)],
    testable: stories.map(({ id, place: where, hasCriterion, hasTest }) => ({
      ...{
        label: `user story ${id}`,
        place: where,
        hasCriterion,
        lacks: hasTest ? 'no acceptance scenario, only an independent test' : 'no acceptance scenario',
      },
      ...{
        mend: 'Add acceptance scenarios: Given, When, Then.',
        severity: hasTest ? ('hint' as const) : ('warning' as const),
      },
    })),
    unknown: [...unknownStories(book), ...unknownRequirements(book), ...unknownTasks(book)],
    tasks: named.map((one) => ({
      ...{ id: one.id, text: one.text, isDone: one.isDone, place: place(one.line, one.column) },
      files: [one.line, ...one.details].flatMap((line) => namedFiles(at('tasks.md'), line)),
    })),
    dependencies: named.flatMap((one) => dependenciesOf(one, ids, place(one.line, one.column))),
    figures: ['spec.md', 'plan.md', 'tasks.md'].flatMap((name) => figuresIn(at(name), read(name))),
    counts: totalsOf(book),
  };
}

/** What a task waits for; a task that is not there is told as such already. */
function dependenciesOf({ id, text }: { id: string; text: string }, known: ReadonlySet<string>, place: Place) {
  const named = [...text.matchAll(DEPENDS)].flatMap((found) => taskIdsIn(found[1] ?? ''));
  return named.filter((to) => known.has(to)).map((to) => ({ scope: 'task', from: id, to, place }));
}

const kindOf = (id: string): string => (id.startsWith('SC') ? 'success criterion' : 'requirement');

/** The requirements and success criteria: an item or a heading that begins with an id. */
function itemsOf(file: string, lines: readonly Line[]): Item[] {
  let chapter = '';
  const seen = new Map<string, string>();
  return lines.flatMap((line) => {
    if (line.kind === 'heading' && line.level === 2) chapter = line.text;
    const text = line.kind === 'text' ? line.text.replace(/^\|[ \t]{0,20}/, '') : line.text;
    const id = line.kind === 'code' ? undefined : REQUIREMENT.exec(text)?.[1];
    if (id === undefined || line.indent > 3) return [];
    // A later chapter that lists the ids again speaks about them.
    const first = seen.get(id) ?? chapter;
    seen.set(id, first);
    return first === chapter ? [{ id, line, place: { file, line: line.number, column: line.column } }] : [];
  });
}

function storiesOf(file: string, lines: readonly Line[]) {
  return sectionsOf(lines).flatMap(({ heading, lines: inside }) => {
    const id = STORY.exec(plain(heading.text))?.[1];
    if (id === undefined || heading.level < 2 || heading.level > 4) return [];
    // Where scenarios have a label, a list before it is something else.
    const label = inside.findIndex(({ text }) => text.startsWith('**Acceptance Scenarios'));
    const hasCriterion = inside.slice(Math.max(0, label)).some(({ kind }) => kind === 'item' || kind === 'code');
    const place = { file, line: heading.number, column: heading.column };
    const hasTest = inside.some(({ text }) => text.startsWith('**Independent Test'));
    return [{ id: String(Number(id)), line: heading, hasCriterion, hasTest, place }];
  });
}
