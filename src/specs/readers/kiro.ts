import { posix } from 'node:path';
import { figuresIn } from '../figures.ts';
import type { Files } from '../files.ts';
import { idsIn, keyOf, rangesIn } from '../ids.ts';
import { type Line, readMarkdown } from '../markdown.ts';
import { emptySpec, type Lost, type Place, type Spec, type Unknown } from '../model.ts';
import { namedFiles } from '../named-files.ts';
import { short } from '../text.ts';
import { type ChecklistTask, readChecklist } from './checklist.ts';
import { CitableRequirements } from './citable-requirements.ts';
import { type Cited, citations, dependenciesOf } from './kiro-citations.ts';
import { type KiroRequirement, readKiroRequirements } from './kiro-requirements.ts';

/** How many ids one sentence names. */
const SHOWN_MAX = 8;
const NAMED_WHOLE = /(?:requirements?|reqs?\.?)\s{1,3}(\d{1,4})(?![\d.]*\d)/gi;

/** The folders of Kiro specs: `.kiro/specs/<name>/` with tasks or requirements in it. cc-sdd writes the same. */
export function readKiro(files: Files): Spec[] {
  const folders = new Set<string>();
  for (const path of files.texts.keys()) {
    if (!/(?:^|\/)\.kiro\/specs\/.*\/(?:requirements|tasks)\.md$/.test(`${files.above}/${path}`)) continue;
    folders.add(posix.dirname(path));
  }
  return [...folders].map((folder) => readSpec(files, folder));
}

function readSpec(files: Files, folder: string): Spec {
  const at = (name: string) => posix.join(folder, name);
  const text = (name: string) => files.texts.get(at(name)) ?? '';
  const requirements = readKiroRequirements(at('requirements.md'), text('requirements.md'));
  const lines = readMarkdown(text('tasks.md'));
  const tasks = readChecklist(lines);
  const book = new CitableRequirements(requirements, text('requirements.md'));
  const cited = citations(at('tasks.md'), lines, tasks);
  const designed = citations(at('design.md'), readMarkdown(text('design.md')), []);
  return {
    ...emptySpec('kiro', folder),
    definitions: [...requirementIds(requirements), ...taskIds(at('tasks.md'), tasks)],
    lost: lostOf(requirements, { cited, lines, tasks, file: at('tasks.md') }),
    testable: requirements.map(({ label, place, hasCriterion }) => ({
      ...{ label, place, hasCriterion, lacks: 'no acceptance criterion', severity: 'warning' as const },
      mend: 'Add a list of acceptance criteria, or remove the requirement.',
    })),
    unknown: [...cited, ...designed].flatMap((one) => unknownIn(one, book)),
    tasks: tasks.map((task) => ({
      id: task.number,
      place: { file: at('tasks.md'), line: task.line.number, column: task.column },
      ...{ text: task.text, isDone: task.isDone },
      files: [task.line, ...task.details].flatMap((line) => namedFiles(at('tasks.md'), line)),
    })),
    dependencies: tasks.flatMap((task) => dependenciesOf(at('tasks.md'), task)),
    figures: ['requirements.md', 'design.md', 'tasks.md'].flatMap((name) =>
      figuresIn(at(name), readMarkdown(text(name))),
    ),
  };
}

function requirementIds(requirements: readonly KiroRequirement[]) {
  return requirements.flatMap(({ key, word, label, place, criteria }) => [
    { kind: 'requirement', id: label, scope: `requirement ${word}`, place },
    ...criteria.map((one) => ({
      ...{ kind: 'criterion', id: `${key}.${one.number}`, scope: `${label} ${place.line}`, place: one.place },
    })),
  ]);
}

function taskIds(file: string, tasks: readonly ChecklistTask[]) {
  return tasks
    .filter(({ number }) => number !== '')
    .map(({ number, scope, line, column }) => ({
      ...{ kind: 'task', id: number, scope: `task ${scope}`, place: { file, line: line.number, column } },
    }));
}

/** The criteria of a requirement that no task names. */
interface Left {
  key: string;
  criteria: KiroRequirement['criteria'];
}

const placeOf = (file: string, { number, column }: Line): Place => ({ file, line: number, column });

interface Tasks {
  cited: readonly Cited[];
  lines: readonly Line[];
  tasks: readonly ChecklistTask[];
  file: string;
}

/** The criteria that no task names: in its field, by its requirement, or anywhere in the words of tasks. */
function lostOf(requirements: readonly KiroRequirement[], { cited, lines, tasks, file }: Tasks): Lost[] {
  const citing = cited.filter(({ ids }) => ids.length > 0);
  if (citing.length === 0) return [];
  const named = new Set([...cited.flatMap(({ keys }) => keys), ...lines.flatMap(mentionedIn)].flatMap(withParents));
  const left = requirements.map(({ key, label, place, criteria }) => ({
    ...{ key, label, place },
    criteria: named.has(key) ? [] : criteria.filter(({ number }) => !named.has(`${key}.${number}`)),
    all: criteria.length,
  }));
  const blanket = cited.find(({ isBlanket }) => isBlanket)?.line;
  if (blanket !== undefined) return perhapsLost(left, 'only this line may mean it', placeOf(file, blanket));
  const without = fewCite(citing, tasks);
  if (without !== undefined) return perhapsLost(left, 'most tasks name none', placeOf(file, without));
  return left.flatMap(({ key, label, place, criteria, all }): Lost[] => {
    const [first, last] = [criteria[0], criteria.at(-1)];
    // A requirement that is lost as a whole is one loss.
    if (first !== undefined && last !== first && criteria.length === all)
      return [{ label: `${label} (${key}.${first.number} to ${key}.${last?.number})`, place }];
    return criteria.map((one) => ({ label: `criterion ${key}.${one.number} “${short(one.words)}”`, place: one.place }));
  });
}

/** What may be carried without being named: told once. */
function perhapsLost(left: readonly Left[], perhaps: string, place: Place): Lost[] {
  const ids = left.flatMap(({ key, criteria }) => criteria.map(({ number }) => `${key}.${number}`));
  if (ids.length === 0) return [];
  const shown = ids.slice(0, SHOWN_MAX).join(', ');
  const more = ids.length > SHOWN_MAX ? ` and ${ids.length - SHOWN_MAX} more` : '';
  const what = ids.length === 1 ? 'criterion' : 'criteria';
  return [{ label: `${what} ${shown}${more}`, place, perhaps }];
}

/** The first task that cites nothing, where most do not: then citing is not how this spec links. */
function fewCite(citing: readonly Cited[], tasks: readonly ChecklistTask[]): Line | undefined {
  const owners = new Set(citing.map(({ owner }) => owner));
  const others = tasks.filter(({ line }) => !owners.has(line));
  return 2 * others.length > tasks.length ? others[0]?.line : undefined;
}

/** A key and those above it that still are a criterion: `1.2.3` carries `1.2` too. `R1.2` may be `1.2`. */
function withParents(written: string): string[] {
  const key = written.replace(/^(?:R|REQ)(?=\d)/, '');
  const parts = key.split('.');
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('.'));
  return [...above, key, written];
}

/** Ids in the words of a line that is no field: they may carry a criterion, and prove nothing else. */
function mentionedIn(line: Line): string[] {
  const words = line.text.replace(/^\[.?\]\*?[ \t]{0,9}(?:\d{1,4}(?:\.\d{1,4}){0,4}\.?[ \t])?/, '');
  const all = idsIn(words);
  const ids = all.filter(({ numbers, prefix }) => numbers.length > 1 || prefix !== '');
  const whole = [...words.matchAll(NAMED_WHOLE)].map((found) => String(Number(found[1])));
  // "1 to 120" is a range of requirements only where the line speaks of them.
  const ranges = rangesIn(words, all).filter((key) => whole.length > 0 || /\D/.test(key));
  return [...ids.map(keyOf), ...ranges, ...whole];
}

function unknownIn({ ids, task, place }: Cited, book: CitableRequirements): Unknown[] {
  return ids.flatMap((id) => {
    const lack = book.lackOf(id);
    if (lack === undefined) return [];
    const by = task === '' ? '' : `task ${task} `;
    const mend = 'Cite what is there, or write the criterion that is missing.';
    return [{ says: `${by}cites ${id.written}, but ${lack}`, mend, place: place(id), severity: 'error' as const }];
  });
}
