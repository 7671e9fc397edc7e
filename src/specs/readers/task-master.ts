import type { Files } from '../files.ts';
import { type Json, JsonFault, Lines, readJson } from '../json.ts';
import { type Line, readMarkdown } from '../markdown.ts';
import {
  type Definition,
  type Dependency,
  emptySpec,
  type NamedFile,
  type Place,
  type Spec,
  type Task,
} from '../model.ts';
import { namedFiles } from '../named-files.ts';

const PATH = /(?:^|\/)(?:\.taskmaster\/)?tasks\/tasks\.json$/;
const CREATES = /^(?:[-*\d.)\s]{0,6})(?:create|add)(?!\p{L})/iu;
const DONE = /^(?:done|completed)$/;
/** Fields that tell what a task does. */
const WORDS = ['title', 'description', 'details'] as const;

/** The task lists of task-master, each tag of a file as a spec. */
export function readTaskMaster(files: Files): Spec[] {
  const specs: Spec[] = [];
  for (const [path, text] of files.texts) {
    if (!PATH.test(`${files.above}/${path}`)) continue;
    try {
      specs.push(...readTags(path, text));
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      const faults = [{ says: error.message, place: { file: path, line: error.line, column: error.column } }];
      specs.push({ ...emptySpec('task-master', path), faults });
    }
  }
  return specs;
}

function readTags(path: string, text: string): Spec[] {
  const root = readJson(text);
  if (isEmpty(root)) throw new JsonFault('it has no tasks', 1, 1);
  const lines = new Lines(text);
  const place = (at: number): Place => ({ file: path, ...lines.placeOf(at) });
  // Older lists have no tags.
  const isPlain = itemsOf(root, 'tasks') !== undefined;
  const tags = root.kind !== 'object' ? [] : isPlain ? [['', root] as const] : [...root.entries];
  return tags.flatMap(([tag, value]) => {
    const tasks = itemsOf(value, 'tasks') ?? (value.kind === 'array' ? value.items : undefined);
    return tasks === undefined ? [] : [specOf(tag === '' ? path : `${path} (${tag})`, tasks, place)];
  });
}

/** A list is in an object; with nothing at all in it, what should be one is none. */
const isEmpty = (root: Json): boolean =>
  (root.kind === 'object' && root.entries.size === 0) ||
  (root.kind === 'array' && root.items.length === 0) ||
  (root.kind === 'value' && root.value === null);

interface Read {
  id: string;
  parent: string | undefined;
  item: Json;
}

function specOf(path: string, items: readonly Json[], place: (at: number) => Place): Spec {
  const read = items.flatMap((item): Read[] => {
    const id = idOf(item);
    if (id === undefined) return [];
    const inside = (itemsOf(item, 'subtasks') ?? []).flatMap((one) => {
      const own = idOf(one);
      return own === undefined ? [] : [{ id: `${id}.${own.replace(/^.{0,40}\./, '')}`, parent: id, item: one }];
    });
    return [{ id, parent: undefined, item }, ...inside];
  });
  const known = new Set(read.map(({ id }) => id));
  return {
    ...emptySpec('task-master', path),
    definitions: read.map(
      ({ id, parent, item }): Definition => ({
        ...{ kind: parent === undefined ? 'task' : 'subtask', id, scope: 'task', place: place(item.at) },
      }),
    ),
    tasks: read.map(({ id, item }) => taskOf(id, item, place)),
    dependencies: read.flatMap((one) => dependenciesOf(one, known, place)),
  };
}

function taskOf(id: string, item: Json, place: (at: number) => Place): Task {
  const texts = WORDS.flatMap((name) => field(item, name) ?? []);
  const files = texts.flatMap((text) =>
    text.kind === 'value' && typeof text.value === 'string'
      ? readMarkdown(text.value).flatMap((line: Line) =>
          line.kind === 'code'
            ? []
            : namedFiles('', line)
                .filter(isCreated)
                .map((one) => ({ ...one, place: place(text.at) })),
        )
      : [],
  );
  const isDone = DONE.test(String(scalarOf(field(item, 'status')) ?? ''));
  return { id, text: String(scalarOf(field(item, 'title')) ?? ''), isDone, files, place: place(item.at) };
}

/** Details are proposals as much as orders: only a file that a sentence creates is taken at its word. */
const isCreated = ({ sentence }: NamedFile): boolean => CREATES.test(sentence);

/** What a task waits for. In a subtask, a number is a sibling's; a text is an id from the top. */
function dependenciesOf(
  { id: from, parent, item }: Read,
  known: ReadonlySet<string>,
  place: (at: number) => Place,
): Dependency[] {
  return (itemsOf(item, 'dependencies') ?? []).flatMap((one) => {
    const value = scalarOf(one);
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const sibling = `${parent}.${value}`;
    const isOfTop =
      parent === undefined || String(value).includes('.') || (typeof value === 'string' && !known.has(sibling));
    return [{ scope: 'task', from, to: isOfTop ? String(value) : sibling, place: place(one.at) }];
  });
}

const field = (item: Json, name: string): Json | undefined =>
  item.kind === 'object' ? item.entries.get(name) : undefined;

const scalarOf = (item: Json | undefined) => (item?.kind === 'value' ? item.value : undefined);

function itemsOf(item: Json, name: string): readonly Json[] | undefined {
  const found = field(item, name);
  return found?.kind === 'array' ? found.items : undefined;
}

function idOf(item: Json): string | undefined {
  const id = scalarOf(field(item, 'id'));
  return typeof id === 'number' || (typeof id === 'string' && id.trim() !== '') ? String(id) : undefined;
}
