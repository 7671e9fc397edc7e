import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Gitignore, readGitignore } from './gitignore.ts';
import { readText, reasonOf } from './read-text.ts';

/** Bounds of one look. */
const ENTRIES_MAX = 100_000;
const DEPTH_MAX = 40;
const SKIPPED_MAX = 1_000;
const GITIGNORE_BYTES_MAX = 1_000_000;

/** What was not read, and why. */
export interface NotRead {
  path: string;
  why: string;
}

interface Options {
  /** Names of folders that are not looked into. */
  letBe: ReadonlySet<string>;
  /** Leave out what the `.gitignore` files say: of the root, below it, and above it in its repository. */
  honorsGitignore?: true;
  /** Where the rest is left out, as the time is up. */
  signal?: AbortSignal;
}

/** A walk through a folder: names only, level by level, so that a limit leaves out what is deepest. Follows no symbolic link. */
export class Walk {
  readonly files: string[] = [];
  readonly links: string[] = [];
  readonly skipped: NotRead[] = [];
  /** Folders that were found and not looked into. */
  readonly closed: string[] = [];
  isWhole = true;
  readonly #root: string;
  readonly #options: Options;
  readonly #gitignores = new Map<string, Gitignore>();
  readonly #above: { inside: string; gitignore: Gitignore }[] = [];
  #entries = 0;

  constructor(root: string, options: Options) {
    this.#root = root;
    this.#options = options;
  }

  async run(): Promise<void> {
    if (this.#options.honorsGitignore) await this.#readAbove();
    const waiting = [{ path: '', depth: 0 }];
    for (let index = 0; index < waiting.length; index += 1) {
      const { path, depth } = waiting[index] ?? { path: '', depth: 0 };
      if (this.#options.signal?.aborted) return this.#leaveOut(path || '.', 'the time was up');
      const entries = await this.#entriesOf(path);
      if (this.#options.honorsGitignore) await this.#readGitignore(path, entries);
      for (const entry of entries) {
        const inside = path === '' ? entry.name : `${path}/${entry.name}`;
        this.#entries += 1;
        if (this.#entries > ENTRIES_MAX)
          return this.#leaveOut(path || '.', `more than ${ENTRIES_MAX} files and folders`);
        if (this.#isIgnored(inside, entry.isDirectory())) continue;
        if (entry.isSymbolicLink()) this.links.push(inside);
        else if (entry.isFile()) this.files.push(inside);
        else if (!entry.isDirectory()) continue;
        else if (this.#options.letBe.has(entry.name)) this.closed.push(inside);
        else if (depth < DEPTH_MAX) waiting.push({ path: inside, depth: depth + 1 });
        else this.#leaveOut(inside, `more than ${DEPTH_MAX} folders deep`);
      }
    }
  }

  skip(path: string, why: string): void {
    if (this.skipped.length < SKIPPED_MAX) this.skipped.push({ path, why });
  }

  async #entriesOf(path: string): Promise<Dirent[]> {
    try {
      return await readdir(join(this.#root, path), { withFileTypes: true });
    } catch (error) {
      this.#leaveOut(path || '.', reasonOf(error));
      return [];
    }
  }

  async #readGitignore(path: string, entries: readonly Dirent[]): Promise<void> {
    if (!entries.some((entry) => entry.name === '.gitignore' && entry.isFile())) return;
    const gitignore = await gitignoreIn(join(this.#root, path));
    if (gitignore) this.#gitignores.set(path, gitignore);
  }

  /** What lies deeper decides. */
  #isIgnored(path: string, isFolder: boolean): boolean {
    for (let end = path.lastIndexOf('/'); ; end = path.lastIndexOf('/', end - 1)) {
      const folder = end < 0 ? '' : path.slice(0, end);
      const said = this.#gitignores.get(folder)?.says(path.slice(end + 1), isFolder);
      if (said !== undefined) return said === 'out';
      if (end < 0) break;
    }
    const above = this.#above.map(({ inside, gitignore }) => gitignore.says(`${inside}/${path}`, isFolder));
    return above.findLast((said) => said !== undefined) === 'out';
  }

  /** What the folders above say, up to the top of the repository. */
  async #readAbove(): Promise<void> {
    const { root: top } = await repositoryOf(this.#root);
    const names = relative(top, this.#root)
      .split(sep)
      .filter((name) => name !== '');
    for (const at of names.keys()) {
      const gitignore = await gitignoreIn(join(top, ...names.slice(0, at)));
      if (gitignore) this.#above.push({ inside: names.slice(at).join('/'), gitignore });
    }
  }

  #leaveOut(path: string, why: string): void {
    this.isWhole = false;
    this.skip(path, why);
  }
}

async function gitignoreIn(folder: string): Promise<Gitignore | undefined> {
  const read = { bytesMax: GITIGNORE_BYTES_MAX, left: GITIGNORE_BYTES_MAX, tooMuch: '' };
  const text = await readText(join(folder, '.gitignore'), read);
  return typeof text === 'string' ? readGitignore(text) : undefined;
}

/** The real path of a folder; undefined where there is none. */
export async function realFolder(named: string): Promise<string | undefined> {
  const folder = await realpath(named).catch(() => undefined);
  return folder !== undefined && (await lstat(folder)).isDirectory() ? folder : undefined;
}

/** The nearest folder at or above one that has `.git`, else the folder itself. */
export async function repositoryOf(folder: string): Promise<{ root: string; hasGit: boolean }> {
  for (let above = folder; ; above = dirname(above)) {
    const hasGit = await lstat(join(above, '.git')).then(
      () => true,
      () => false,
    );
    if (hasGit) return { root: above, hasGit };
    if (dirname(above) === above) return { root: folder, hasGit };
  }
}
