import { type Id, idsIn, keyOf, rangesIn } from '../ids.ts';
import type { Line } from '../markdown.ts';
import type { Dependency, Place } from '../model.ts';
import type { ChecklistTask } from './checklist.ts';

/** A field of a task that cites requirements: `_Requirements: 1.1, 2.3_`, `**Validates: Requirements 3.1**`. */
const CITING = /^(?:Requirements?|Validates)\b[^:：\d]{0,20}[:：]/i;
/** The same in another language: a line in emphasis with nothing but a word and ids. */
const EMPHASISED = /^[_*]{1,2}(\p{L}[\p{L} ]{0,30})[:：]([\d\s.,;、，；~–-]{1,400})[_*]{1,2}$/u;
const DEPENDS = /^Depends(?: on)?[:：]/i;
const MARKS = /^[_*\s(]{1,6}|[_*\s)]{1,6}$/g;

/** What a line cites in its field. */
export interface Cited {
  /** The line of its task. */
  owner: Line | undefined;
  /** Which task it belongs to; empty in a design. */
  task: string;
  ids: readonly Id[];
  /** Ids that it cites as a range or by their own. */
  keys: readonly string[];
  /** Whether it says something other than ids, such as "all". */
  isBlanket: boolean;
  line: Line;
  place: (id: Id) => Place;
}

/** What the lines of a text cite, each in its field. */
export function citations(file: string, lines: readonly Line[], tasks: readonly ChecklistTask[]): Cited[] {
  const owners = new Map(tasks.flatMap((task) => [task.line, ...task.details].map((line) => [line, task] as const)));
  const local = localField(lines);
  return lines.flatMap((line) => {
    const field = line.text.replaceAll(MARKS, '');
    const head = CITING.exec(field)?.[0] ?? (local === undefined || !field.startsWith(local) ? undefined : local);
    if (head === undefined || line.kind === 'heading' || line.kind === 'code') return [];
    const start = line.text.indexOf(field) + head.length;
    const value = field.slice(head.length);
    const ids = idsOfList(value);
    return [
      {
        ...{
          owner: owners.get(line)?.line,
          task: owners.get(line)?.number ?? '',
          ids,
          line,
          keys: [...ids.map(keyOf), ...rangesIn(value, ids)],
        },
        isBlanket: /\p{L}/u.test(value) && ids.length === 0,
        place: ({ at }: Id) => ({ file, line: line.number, column: line.column + start + at }),
      },
    ];
  });
}

/** How a spec in another language calls the field: what stands in emphasis before ids most often. */
function localField(lines: readonly Line[]): string | undefined {
  const names = lines.flatMap(({ text }) => {
    const name = EMPHASISED.exec(text)?.[1] ?? '';
    return name === '' || DEPENDS.test(`${name}:`) ? [] : [text.replace(MARKS, '').slice(0, name.length + 1)];
  });
  const counted = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }));
  const [first, second] = counted.toSorted((left, right) => right.count - left.count);
  return first !== undefined && first.count > (second?.count ?? 0) ? first.name : undefined;
}

function idsOfList(value: string): Id[] {
  let at = 0;
  return value.split(/[,;、，；]/).flatMap((part) => {
    const ids = idsOfPart(part, at);
    at += part.length + 1;
    return ids;
  });
}

/** The ids with which a part of a list begins; what follows in words is a remark. */
function idsOfPart(part: string, offset: number): Id[] {
  const ids = idsIn(part);
  const first = ids[0];
  if (
    first === undefined ||
    !/^[\s\p{P}]*(?:(?:requirements?|reqs?|criteri\p{L}{1,3})[\s.]*)?$/iu.test(part.slice(0, first.at))
  )
    return [];
  const second = ids[1];
  const isRange = second !== undefined && rangesIn(part, [first, second]).length > 0;
  return (isRange ? [first, second] : [first]).map((id) => ({ ...id, at: id.at + offset }));
}

/** The tasks that a task waits for, in its field. */
export function dependenciesOf(file: string, task: ChecklistTask): Dependency[] {
  if (task.number === '') return [];
  return task.details.flatMap((line) => {
    const field = line.text.replaceAll(MARKS, '');
    const head = DEPENDS.exec(field)?.[0];
    if (head === undefined) return [];
    const start = line.text.indexOf(field) + head.length;
    return idsIn(field.slice(head.length)).map((id) => ({
      ...{ scope: `task ${task.scope}`, from: task.number, to: id.numbers.join('.') },
      place: { file, line: line.number, column: line.column + start + id.at },
    }));
  });
}
