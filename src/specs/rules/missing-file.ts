import { posix } from 'node:path';
import type { Tree } from '../files.ts';
import type { NamedFile, Task } from '../model.ts';
import { short } from '../text.ts';
import type { Rule } from './rule.ts';

/** What a sentence does to the file that it names, by its verb: only these three are told apart. */
const TAKES_AWAY =
  /(?<!\p{L})(?:delet|remov|renam|mov|drop|replac|retir|deprecat|extract|split|convert|migrat|merg|consolidat|eliminat|clean)\p{L}{0,6}(?!\p{L})|→|->|=>|~~/iu;
const CHANGES = /^[*_\s]{0,3}(?:update|modify|extend|edit|change|refactor|fix|adjust)(?!\p{L})/iu;

/** A file that must be there and is not: in a task that is done, or that says it changes one that exists. */
export const missingFile: Rule = {
  id: 'missing-file',
  finds: 'A file that a finished task names, or that a task is to change, and that does not exist.',
  severity: 'warning',
  check({ tasks }, tree) {
    if (!tree.isWhole) return [];
    const named = new Map<string, Task>();
    const told = new Set<string>();
    return tasks.flatMap((task) => {
      if (task.files.length === 0) return [];
      const takesAway = TAKES_AWAY.test(task.text);
      return task.files.flatMap((file) => {
        const earlier = named.get(file.path);
        if (earlier === undefined) named.set(file.path, task);
        if (told.has(file.path) || !isMissing(file, tree)) return [];
        const message = takesAway ? undefined : lackOf(task, file, earlier);
        if (message === undefined) return [];
        told.add(file.path);
        const moved = tree.onlyNamed(posix.basename(file.path));
        const mend = moved
          ? `It may be ${short(moved)}: name it there.`
          : 'Name the file where it is now, or open the task again.';
        return [{ severity: 'warning' as const, message, mend, place: file.place }];
      });
    });
  },
};

function lackOf(task: Task, file: NamedFile, earlier: Task | undefined): string | undefined {
  const named = `task ${task.id}`.trim();
  if (TAKES_AWAY.test(file.sentence)) return undefined;
  if (task.isDone) return `${named} is marked done, and ${file.path} does not exist`;
  // A task before it may be the one that creates the file.
  const changes = earlier === undefined && CHANGES.test(task.text) && file.place.line === task.place.line;
  return changes ? `${named} changes ${file.path}, which does not exist` : undefined;
}

/** Whether a path leads nowhere, though its first folder is one of the repository. */
function isMissing({ path }: NamedFile, tree: Tree): boolean {
  const first = path.split('/')[0] ?? '';
  return tree.hasFolder(first) && !tree.has(path) && !tree.mayBeHidden(path);
}
