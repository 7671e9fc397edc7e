import { realpath } from 'node:fs/promises';
import { posix, relative, sep } from 'node:path';
import { isInside } from './find-inside.ts';
import { type GitCall, GitFailure, git } from './git.ts';

/** Of the paths it was asked for, what git sees: paths from the top of the work tree, each with the folders it lies in. */
export interface GitView {
  /** Real path of the work tree. */
  top: string;
  tracked: ReadonlySet<string>;
  /** Untracked, or other than in the last commit. */
  dirty: ReadonlySet<string>;
  /** In a commit of that time or later. */
  committed: ReadonlySet<string>;
  /** The last commit; undefined before the first one. */
  head: string | undefined;
}

/** Room for paths in one command line, on any platform. */
const ARGUMENT_BYTES_MAX = 24_000;

/** What git sees of some paths, given by their real paths. Throws GitFailure where there is no work tree it can read. */
export async function viewOfGit(folder: string, paths: readonly string[], since: number): Promise<GitView> {
  const top = await realpath(trimmed(await git(['rev-parse', '--show-toplevel'], { folder })));
  // A repository may say that its work tree lies elsewhere.
  if (!isInside(top, folder)) throw new GitFailure('the repository names another folder as its work tree');
  const call: GitCall = { folder: top, settings: await withoutFilters(top) };
  const named = paths.map((path) => nameIn(top, path));
  const tracked: string[] = [];
  const dirty: string[] = [];
  for (const some of inPortions(named)) {
    tracked.push(...entries(await git(['ls-files', '-z', '--', ...some], call)));
    const status = await git([...STATUS, '--', ...some], call);
    dirty.push(...entries(status).map((entry) => entry.slice(3)));
  }
  const head = await headOf(call);
  return {
    ...{ top, head, tracked: withFolders(tracked), dirty: withFolders(dirty) },
    committed: withFolders(head === undefined ? [] : await committedSince(call, named, since)),
  };
}

/** A real path as git names it; `.` for the top itself. */
export const nameIn = (top: string, path: string): string => relative(top, path).split(sep).join('/') || '.';

const STATUS = [
  ...['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--ignore-submodules=all'],
] as const;

/** One process for any number of paths: they go through stdin. */
async function committedSince(call: GitCall, names: readonly string[], since: number): Promise<string[]> {
  const seconds = Math.floor(since / 1000);
  const shape = ['-z', '--format=', '--name-only', '--no-renames', '--no-ext-diff', '--no-textconv', '-c'];
  const input = ['HEAD', '--', ...names].join('\n');
  // A path with a line break in it cannot be named so; it is then not found in a commit.
  const said = await git(['log', `--max-age=${seconds}`, ...shape, '--stdin'], { ...call, input: `${input}\n` });
  return said.split(/[\0\n]/).filter(Boolean);
}

async function headOf(call: GitCall): Promise<string | undefined> {
  try {
    return trimmed(await git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], call));
  } catch {
    return undefined;
  }
}

/** Filters are programs that a repository's configuration names, and git would run them to compare contents. */
async function withoutFilters(folder: string): Promise<[string, string][]> {
  const said = await git(['config', '-z', '--name-only', '--get-regexp', '^filter\\.'], { folder }).catch(() => '');
  return [...new Set(entries(said))].map((key) => [key, key.endsWith('.required') ? 'false' : '']);
}

const entries = (said: string): string[] => said.split('\0').filter(Boolean);
const trimmed = (line: string): string => line.replace(/\r?\n$/, '');

function withFolders(names: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const name of names) {
    let one = name.replace(/\/$/, '');
    while (one !== '.' && !all.has(one)) {
      all.add(one);
      one = posix.dirname(one);
    }
  }
  if (all.size > 0) all.add('.');
  return all;
}

function* inPortions(names: readonly string[]): Generator<string[]> {
  let portion: string[] = [];
  let bytes = 0;
  for (const name of names) {
    bytes += Buffer.byteLength(name) + 1;
    if (bytes > ARGUMENT_BYTES_MAX && portion.length > 0) {
      yield portion;
      [portion, bytes] = [[], Buffer.byteLength(name) + 1];
    }
    portion.push(name);
  }
  if (portion.length > 0) yield portion;
}
