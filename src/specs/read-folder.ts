import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { type Files, Tree } from './files.ts';
import type { Skipped } from './model.ts';

/** Bounds of one look: beyond them a folder is not a repository of specs. */
const ENTRIES_MAX = 100_000;
const DEPTH_MAX = 40;
const FILE_BYTES_MAX = 4_000_000;
const BYTES_MAX = 128_000_000;
const SKIPPED_MAX = 1_000;
const NAMES_ABOVE = 3;
/** Folders that hold no spec, and whose names no task means. */
const LET_BE = new Set(['.git', 'node_modules']);
const MAY_BE_SPEC = /\.md$|(?:^|\/)tasks\.json$/i;
const IN_SPECS = /(?:^|\/)(?:openspec|specs|tasks|\.taskmaster)\//;

export interface Folder extends Files {
  /** Real path of the root: the nearest folder above with `.git`, else the folder itself. */
  root: string;
  /** The folder by its path from the root; empty where it is the root. */
  inside: string;
  /** Symbolic links, which are not followed. */
  links: readonly string[];
}

/**
 * Reads what may be a spec in a folder, and the names of the repository's files. Follows no
 * symbolic link. Undefined where there is no such folder.
 */
export async function readFolder(named: string, inSpecs: RegExp = IN_SPECS): Promise<Folder | undefined> {
  const folder = await realFolder(named);
  if (folder === undefined) return undefined;
  const { root, hasGit } = await rootOf(folder);
  const walk = new Walk(root);
  await walk.run();
  // Where no repository is around it, a folder's own names say what it is.
  const above = hasGit ? '' : root.split(sep).slice(-NAMES_ABOVE).join('/');
  const inside = relative(root, folder).replaceAll(sep, '/');
  const texts = new Map<string, string>();
  let left = BYTES_MAX;
  for (const path of walk.files.toSorted()) {
    if (
      (inside !== '' && !path.startsWith(`${inside}/`)) ||
      !MAY_BE_SPEC.test(path) ||
      !inSpecs.test(posix.join(above, path))
    )
      continue;
    const text = await readText(join(root, path), left);
    if (typeof text === 'string') texts.set(path, text);
    else walk.skip(path, text.why);
    if (typeof text === 'string') left -= text.length;
  }
  const ignored =
    inside === '' && walk.files.includes('.gitignore') ? await readText(join(root, '.gitignore'), left) : '';
  const gitignore = typeof ignored === 'string' ? ignored : '';
  const tree = new Tree({ files: walk.files, links: walk.links, isWhole: walk.isWhole, gitignore });
  return { root, inside, texts, tree, above, links: walk.links, skipped: walk.skipped };
}

async function realFolder(named: string): Promise<string | undefined> {
  const folder = await realpath(named).catch(() => undefined);
  return folder !== undefined && (await lstat(folder)).isDirectory() ? folder : undefined;
}

async function rootOf(folder: string): Promise<{ root: string; hasGit: boolean }> {
  for (let above = folder; ; above = dirname(above)) {
    const hasGit = await lstat(join(above, '.git')).then(
      () => true,
      () => false,
    );
    if (hasGit) return { root: above, hasGit };
    if (dirname(above) === above) return { root: folder, hasGit };
  }
}

/** A walk through a folder: names only, level by level, so that a limit leaves out what is deepest. */
class Walk {
  readonly files: string[] = [];
  readonly links: string[] = [];
  readonly skipped: Skipped[] = [];
  isWhole = true;
  readonly #root: string;
  #entries = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async run(): Promise<void> {
    const waiting = [{ path: '', depth: 0 }];
    for (let index = 0; index < waiting.length; index += 1) {
      const { path, depth } = waiting[index] ?? { path: '', depth: 0 };
      for (const entry of await this.#entriesOf(path)) {
        const inside = path === '' ? entry.name : `${path}/${entry.name}`;
        this.#entries += 1;
        if (this.#entries > ENTRIES_MAX)
          return this.#leaveOut(path || '.', `more than ${ENTRIES_MAX} files and folders`);
        if (entry.isSymbolicLink()) this.links.push(inside);
        else if (entry.isFile()) this.files.push(inside);
        else if (!entry.isDirectory() || LET_BE.has(entry.name)) continue;
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

  #leaveOut(path: string, why: string): void {
    this.isWhole = false;
    this.skip(path, why);
  }
}

async function readText(path: string, left: number): Promise<string | { why: string }> {
  try {
    const { size } = await lstat(path);
    if (size > FILE_BYTES_MAX) return { why: `larger than ${FILE_BYTES_MAX / 1_000_000} MB` };
    if (size > left) return { why: `the specs together are larger than ${BYTES_MAX / 1_000_000} MB` };
    const bytes = await readFile(path);
    return bytes.includes(0) || !isUtf8(bytes) ? { why: 'not a text in UTF-8' } : bytes.toString('utf8');
  } catch (error) {
    return { why: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'EACCES' || code === 'EPERM'
    ? 'no permission to read it'
    : `it cannot be read (${code || 'unknown'})`;
}
