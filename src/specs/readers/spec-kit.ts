import { posix } from 'node:path';
import { figuresIn } from '../figures.ts';
import type { Files } from '../files.ts';
import { idsIn, keyOf, rangesIn } from '../ids.ts';
import { type Line, plain, readMarkdown, sectionsOf } from '../markdown.ts';
import { type Count, emptySpec, type Lost, type Place, type Spec, type Unknown } from '../model.ts';
import { namedFiles } from '../named-files.ts';
import { type ChecklistTask, readChecklist } from './checklist.ts';

const FOLDER = /(?:^|\/)specs\/(?:.+\/)?[^/]+\/(?:spec|tasks)\.md$/;
const OTHER = /(?:^|\/)(?:openspec|\.kiro|\.specify)\//;
const STORY = /^(?:User Story|Story|US)[ \t-]{0,2}(\d{1,3})(?!\d)/i;
const TASK_ID = /^\*{0,2}(T\d{3,5}[a-z]?)(?![\p{L}\d])\*{0,2}/u;
const TASK_CITED = /(?<![\p{L}\d_/.-])T\d{3,5}[a-z]?(?![\p{L}\d_])/gu;
const DEPENDS = /\(depends on ([^()]{1,200})\)/gi;
const STORY_TAG = /\[US(\d{1,3})\]/g;
const STORY_CITED = /(?:\bUS[ -]?|\b(?:User )?Stor(?:y|ies) )(\d{1,3})(?!\d)/gi;
const REQUIREMENT = /^\*{0,2}((?:N?FR|SC)-\d{1,4}[a-z]?)(?![\p{L}\d])/u;
/** How far from its box the id of a task may stand. */
const BOXED_MAX = 40;
const CITED = /(?<![\p{L}\d_-])(?:N?FR|SC)-\d{1,4}[a-z]?(?![\p{L}\d])/gu;
const TOTAL = /^Total(?: Number of)? Tasks\*{0,2}:\*{0,2}[ \t]{0,3}(\d{1,4})(?![\d.]*\d)/i;

interface Item {
  id: string;
  line: Line;
  place: Place;
}

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
  return {
    ...emptySpec('spec-kit', folder),
    definitions: [
      ...items.map((one) => ({ kind: kindOf(one.id), id: one.id, scope: 'requirement', place: one.place })),
      ...stories.map((one) => ({ kind: 'user story', id: one.id, scope: 'story', place: one.place })),
      ...named.map((one) => ({ kind: 'task', id: one.id, scope: 'task', place: place(one.line, one.column) })),
    ],
    lost: [...storiesLost(book), ...requirementsLost(book)],
    testable: stories.map(({ id, place: where, hasCriterion }) => ({
      ...{ label: `user story ${id}`, place: where, hasCriterion, lacks: 'no acceptance scenario' },
      ...{ mend: 'Add acceptance scenarios: Given, When, Then.', severity: 'warning' as const },
    })),
    unknown: [...unknownStories(book), ...unknownRequirements(book), ...unknownTasks(book)],
    tasks: named.map((one) => ({
      ...{ id: one.id, text: one.text, isDone: one.isDone, place: place(one.line, one.column) },
      files: [one.line, ...one.details].flatMap((line) => namedFiles(at('tasks.md'), line)),
    })),
    dependencies: named.flatMap((one) =>
      [...one.text.matchAll(DEPENDS)].flatMap((found) =>
        taskIdsIn(found[1] ?? '').map((to) => ({
          scope: 'task',
          from: one.id,
          to,
          place: place(one.line, one.column),
        })),
      ),
    ),
    figures: ['spec.md', 'plan.md', 'tasks.md'].flatMap((name) => figuresIn(at(name), read(name))),
    counts: totalsOf(book),
  };
}

interface Book {
  file: string;
  lines: readonly Line[];
  tasks: readonly (ChecklistTask & { id: string })[];
  items: readonly Item[];
  stories: readonly (Item & { hasCriterion: boolean })[];
  /** The id of each box, also where a word such as SKIP stands before it. */
  boxed: readonly string[];
  /** The texts of the same folder, but for its tasks. */
  beside: readonly string[];
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
    const hasCriterion = inside.some(({ kind }) => kind === 'item' || kind === 'code');
    const place = { file, line: heading.number, column: heading.column };
    return [{ id: String(Number(id)), line: heading, hasCriterion, place }];
  });
}

function storiesLost({ lines, tasks, stories }: Book): Lost[] {
  if (!tasks.some(({ text }) => text.search(STORY_TAG) >= 0)) return [];
  const cited = new Set(
    lines.flatMap(({ text }) => [...text.matchAll(STORY_CITED)].map((one) => String(Number(one[1])))),
  );
  for (const { text } of lines) for (const key of rangesIn(text, idsIn(text))) cited.add(key.replace(/^US/, ''));
  return stories.filter(({ id }) => !cited.has(id)).map(({ id, place }) => ({ label: `user story ${id}`, place }));
}

/** Tells of requirements only where most are cited: else citing is not how this spec links them. */
function requirementsLost({ lines, items }: Book): Lost[] {
  const cited = new Set(
    lines.flatMap(({ text }) => [...citedIn(text), ...rangesIn(text, idsIn(text)), ...shortened(text)]),
  );
  const functional = items.filter(({ id }) => /^N?FR/.test(id));
  const isCited = ({ id }: Item) => cited.has(id) || cited.has(idsIn(id).map(keyOf)[0] ?? id);
  if (2 * functional.filter(isCited).length <= functional.length) return [];
  return functional.filter((one) => !isCited(one)).map(({ id, place }) => ({ label: `requirement ${id}`, place }));
}

/** `FR-001/002, 003`: the numbers after an id count on with its letters. */
function shortened(text: string): string[] {
  return [...text.matchAll(/(N?FR)-?(\d{1,4}(?:[/, ]{1,2}(?:and )?\d{1,4}){1,20})/g)].flatMap((found) =>
    [...(found[2] ?? '').matchAll(/\d{1,4}/g)].map((number) => `${found[1]}${Number(number[0])}`),
  );
}

function unknownStories({ file, tasks, stories }: Book): Unknown[] {
  const known = new Set(stories.map(({ id }) => id));
  if (known.size === 0) return [];
  return tasks.flatMap(({ id, line }) =>
    [...line.text.matchAll(STORY_TAG)]
      .filter((found) => !known.has(String(Number(found[1]))))
      .map((found) => ({
        says: `task ${id} is of user story ${Number(found[1])}, which the spec does not have`,
        mend: 'Write the story into spec.md, or mark the task with another one.',
        place: { file, line: line.number, column: line.column + found.index },
        severity: 'error' as const,
      })),
  );
}

/** Requirements that tasks cite, and no file of the folder holds. */
function unknownRequirements({ file, lines, items, beside }: Book): Unknown[] {
  const known = new Set([...items.map(({ id }) => id), ...beside.flatMap(citedIn)]);
  const kinds = new Set(items.map(({ id }) => id.split('-')[0]));
  return lines.flatMap((line) =>
    [...line.text.matchAll(CITED)]
      .filter(({ 0: id }) => !known.has(id) && kinds.has(id.split('-')[0]))
      .map((found) => ({
        says: `tasks cite ${found[0]}, which the spec does not have`,
        mend: 'Cite what is there, or write the requirement that is missing.',
        place: { file, line: line.number, column: line.column + found.index },
        severity: 'error' as const,
      })),
  );
}

/** Tasks that a line names, and the list does not have. */
function unknownTasks({ file, lines, tasks, boxed }: Book): Unknown[] {
  const known = new Set(boxed);
  if (tasks.length === 0) return [];
  return lines.flatMap((line) =>
    line.kind === 'code'
      ? []
      : [...line.text.matchAll(TASK_CITED)]
          .filter(({ 0: id }) => !known.has(id))
          .map((found) => ({
            says: `${found[0]} is named here, but there is no such task`,
            mend: 'Name a task of the list, or add this one to it.',
            place: { file, line: line.number, column: line.column + found.index },
            severity: 'error' as const,
          })),
  );
}

const citedIn = (text: string): string[] => [...text.matchAll(CITED)].map((found) => found[0]);

const taskIdsIn = (text: string): string[] => [...text.matchAll(TASK_CITED)].map((found) => found[0]);

function totalsOf({ file, lines, boxed }: Book): Count[] {
  const counted = new Set(boxed).size;
  return lines.flatMap((line) => {
    const found = line.kind === 'code' ? null : TOTAL.exec(line.text.replace(/^\*{1,2}/, ''));
    if (found === null || counted === 0) return [];
    return [
      { says: Number(found[1]), counted, what: 'tasks', place: { file, line: line.number, column: line.column } },
    ];
  });
}
