import { idsIn, keyOf, rangesIn } from '../ids.ts';
import type { Line } from '../markdown.ts';
import type { Count, Lost, Place, Unknown } from '../model.ts';
import type { ChecklistTask } from './checklist.ts';

const TASK_CITED = /(?<![\p{L}\d_/.-])T\d{3,5}(?:[a-z]|-[A-Z]{1,4}|[.-]\d{1,2})?(?![\p{L}\d_])/gu;
const STORY_TAG = /\[US(\d{1,3})\]/g;
const STORY_CITED = /(?:\bUS[ -]?|\b(?:User )?Stor(?:y|ies) )(\d{1,3})(?!\d)/gi;
const CITED = /(?<![\p{L}\d_-])(?:N?FR|SC)-\d{1,4}[a-z]?(?![\p{L}\d])/gu;
const TOTAL = /^Total(?: Number of)? Tasks\*{0,2}:\*{0,2}[ \t]{0,3}(\d{1,4})(?![\d.]*\d)/i;

/** A requirement, criterion or story by its id. */
export interface Item {
  id: string;
  line: Line;
  place: Place;
}

/** What a feature folder of spec-kit holds, for what its parts say about one another. */
export interface Book {
  file: string;
  lines: readonly Line[];
  tasks: readonly (ChecklistTask & { id: string })[];
  items: readonly Item[];
  stories: readonly (Item & { hasCriterion: boolean; hasTest: boolean })[];
  /** The id of each box, also where a word such as SKIP stands before it. */
  boxed: readonly string[];
  /** The texts of the same folder, but for its tasks. */
  beside: readonly string[];
}

export function storiesLost({ lines, tasks, stories }: Book): Lost[] {
  if (!tasks.some(({ text }) => text.search(STORY_TAG) >= 0)) return [];
  const cited = new Set(
    lines.flatMap(({ text }) => [...text.matchAll(STORY_CITED)].map((one) => String(Number(one[1])))),
  );
  for (const { text } of lines) for (const key of rangesIn(text, idsIn(text))) cited.add(key.replace(/^US/, ''));
  return stories.filter(({ id }) => !cited.has(id)).map(({ id, place }) => ({ label: `user story ${id}`, place }));
}

/** Tells of requirements only where most are cited: else citing is not how this spec links them. */
export function requirementsLost({ lines, items }: Book): Lost[] {
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

export function unknownStories({ file, tasks, stories }: Book): Unknown[] {
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
export function unknownRequirements({ file, lines, items, beside }: Book): Unknown[] {
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
export function unknownTasks({ file, lines, tasks, boxed }: Book): Unknown[] {
  // T012 means the parts of a task that is split into T012-A and T012-B.
  const known = new Set([...boxed, ...boxed.map((id) => id.slice(0, id.search(/\d(?!\d)/) + 1))]);
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

/** The ids of tasks in a text. */
export const taskIdsIn = (text: string): string[] => [...text.matchAll(TASK_CITED)].map((found) => found[0]);

export function totalsOf({ file, lines, boxed }: Book): Count[] {
  const counted = new Set(boxed).size;
  return lines.flatMap((line) => {
    const found = line.kind === 'code' ? null : TOTAL.exec(line.text.replace(/^\*{1,2}/, ''));
    if (found === null || counted === 0) return [];
    return [
      { says: Number(found[1]), counted, what: 'tasks', place: { file, line: line.number, column: line.column } },
    ];
  });
}
