import { posix } from 'node:path';
import { type Ignored, readIgnored } from './ignored.ts';
import type { Skipped } from './model.ts';

/** The files of a repository as the readers get them: no reader opens one. */
export interface Files {
  /** The texts of what may be a spec, by their path from the root, with forward slashes. */
  texts: ReadonlyMap<string, string>;
  /** What is in the repository. */
  tree: Tree;
  /** Names of the folders above the root, so that a spec folder is known that stands alone. */
  above: string;
  skipped: readonly Skipped[];
}

const SEVERAL = Symbol('several');

/** What was seen of a repository: paths from its root. */
export interface Listing {
  files: readonly string[];
  /** Symbolic links, which are not followed. */
  links: readonly string[];
  isWhole: boolean;
  /** The text of the `.gitignore` on top. */
  gitignore: string;
}

/** The paths of a repository, and what can be said of one that is not among them. Systems differ in whether case counts. */
export class Tree {
  readonly #paths: ReadonlySet<string>;
  readonly #folders: ReadonlySet<string>;
  readonly #links: ReadonlySet<string>;
  readonly #ignored: Ignored;
  readonly #byName = new Map<string, string | typeof SEVERAL>();
  /** Whether every folder was read. */
  readonly isWhole: boolean;

  constructor({ files, links, isWhole, gitignore }: Listing) {
    this.#ignored = readIgnored(gitignore);
    this.isWhole = isWhole;
    for (const file of files) {
      const name = posix.basename(file).toLowerCase();
      this.#byName.set(name, this.#byName.has(name) ? SEVERAL : file);
    }
    this.#paths = new Set(files.flatMap(ends));
    this.#links = new Set(links.flatMap(ends));
    this.#folders = new Set(files.flatMap((file) => posix.dirname(file).toLowerCase().split('/')));
  }

  /** Whether a path is there, seen from the root or from any folder below it. */
  has(path: string): boolean {
    return this.#paths.has(path.toLowerCase());
  }

  /** The only file with this name, if there is just one. */
  onlyNamed(name: string): string | undefined {
    const found = this.#byName.get(name.toLowerCase());
    return found === undefined || found === SEVERAL ? undefined : found;
  }

  /** Whether any folder of the repository has this name. */
  hasFolder(name: string): boolean {
    return this.#folders.has(name.toLowerCase());
  }

  /** Whether a path may exist without being seen: behind a symbolic link, or where git does not look. */
  mayBeHidden(path: string): boolean {
    if (this.#ignored.mayLeaveOut(path)) return true;
    const parts = path.toLowerCase().split('/');
    return parts.some((_, index) => this.#links.has(parts.slice(0, index + 1).join('/')));
  }
}

/** A path as it is named from each of its folders: `a/b/c`, `b/c` and `c`. */
function ends(path: string): string[] {
  const parts = path.toLowerCase().split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
