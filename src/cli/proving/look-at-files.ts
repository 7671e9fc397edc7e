import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../errors.ts';
import { type Found, findInside } from './find-inside.ts';
import { GitFailure } from './git.ts';
import { type GitView, nameIn, viewOfGit } from './git-view.ts';

export const FILES_MAX = 5_000;
const FOLDER_ENTRIES_MAX = 10_000;

/** What was seen of a file. `by`: whether git or its time of modification says that it has changed. */
export interface SeenFile {
  path: string;
  state: 'changed' | 'unchanged' | 'missing' | 'outside' | 'unreadable';
  by?: 'git' | 'time';
}

export interface Seen {
  /** Real path of the folder. */
  folder: string;
  /** What says that a file has changed: git, or in its place the time of modification. */
  lookedAt: 'git' | 'time';
  /** Why git was not asked. */
  withoutGit?: string;
  files: SeenFile[];
  /** The commit that holds the files; undefined where they are in none yet. */
  commit?: string;
}

/**
 * Looks whether files are in a folder and have changed since a time. In a git work tree, changed is what is untracked,
 * modified or committed since; elsewhere, and for what git ignores, what was modified since. Throws AppError.
 */
export async function lookAtFiles(named: string, files: readonly string[], since: number): Promise<Seen> {
  if (files.length > FILES_MAX)
    throw new AppError('invalid_request', `${files.length} files are named; at most ${FILES_MAX} can be looked at.`);
  const folder = await realFolder(named);
  const found: [string, Found][] = [];
  for (const file of files) found.push([file, await findInside(folder, file)]);
  const paths = found.flatMap(([, one]) => ('path' in one ? [one.path] : []));
  const view = await tryGit(folder, paths, since);
  const seen: SeenFile[] = [];
  for (const [path, one] of found) seen.push({ path, ...(await stateOf(one, view, since)) });
  if (view instanceof GitFailure) return { folder, lookedAt: 'time', withoutGit: view.message, files: seen };
  // The last commit does not hold what is not committed.
  const isHeld = paths.every((path) => view.tracked.has(nameIn(view.top, path))) && view.dirty.size === 0;
  return { folder, lookedAt: 'git', files: seen, ...(view.head !== undefined && isHeld ? { commit: view.head } : {}) };
}

async function realFolder(named: string): Promise<string> {
  try {
    const folder = await realpath(named);
    if ((await lstat(folder)).isDirectory()) return folder;
  } catch (cause) {
    throw new AppError('invalid_request', `--dir: there is no folder ${named} that can be read.`, { cause });
  }
  throw new AppError('invalid_request', `--dir: ${named} is not a folder.`);
}

async function tryGit(folder: string, paths: readonly string[], since: number): Promise<GitView | GitFailure> {
  try {
    return await viewOfGit(folder, paths.length > 0 ? paths : [folder], since);
  } catch (error) {
    if (error instanceof GitFailure) return error;
    throw error;
  }
}

async function stateOf(found: Found, view: GitView | GitFailure, since: number): Promise<Omit<SeenFile, 'path'>> {
  if (!('path' in found)) return { state: found.is };
  if (!(view instanceof GitFailure)) {
    const name = nameIn(view.top, found.path);
    if (view.dirty.has(name) || view.committed.has(name)) return { state: 'changed', by: 'git' };
    if (view.tracked.has(name)) return { state: 'unchanged', by: 'git' };
  }
  const modifiedAt = found.is === 'file' ? found.modifiedAt : await newestIn(found.path);
  // To the second: some file systems know no better.
  return { state: inSeconds(modifiedAt) >= inSeconds(since) ? 'changed' : 'unchanged', by: 'time' };
}

const inSeconds = (ms: number): number => Math.floor(ms / 1000);

/** When a file in a folder was last modified: of its first entries, and of none behind a symbolic link. */
async function newestIn(folder: string): Promise<number> {
  const folders = [folder];
  let newest = Number.NEGATIVE_INFINITY;
  let left = FOLDER_ENTRIES_MAX;
  for (let at = folders.pop(); at !== undefined && left > 0; at = folders.pop()) {
    for (const entry of await readdir(at, { withFileTypes: true }).catch(() => [])) {
      if (left-- <= 0) break;
      const path = join(at, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) newest = Math.max(newest, (await lstat(path)).mtimeMs);
    }
  }
  return newest;
}
