import { join, posix, relative, sep } from 'node:path';
import { readText } from '../folders/read-text.ts';
import { realFolder, repositoryOf, Walk } from '../folders/walk.ts';
import { type Files, Tree } from './files.ts';

/** Bounds of one look: beyond them a folder is not a repository of specs. */
const FILE_BYTES_MAX = 4_000_000;
const BYTES_MAX = 128_000_000;
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
  const { root, hasGit } = await repositoryOf(folder);
  const walk = new Walk(root, { letBe: LET_BE });
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
    const text = await readSpec(join(root, path), left);
    if (typeof text === 'string') texts.set(path, text);
    else walk.skip(path, text.why);
    if (typeof text === 'string') left -= text.length;
  }
  const ignored =
    inside === '' && walk.files.includes('.gitignore') ? await readSpec(join(root, '.gitignore'), left) : '';
  const gitignore = typeof ignored === 'string' ? ignored : '';
  const tree = new Tree({ files: walk.files, links: walk.links, isWhole: walk.isWhole, gitignore });
  return { root, inside, texts, tree, above, links: walk.links, skipped: walk.skipped };
}

const readSpec = (path: string, left: number): ReturnType<typeof readText> =>
  readText(path, {
    ...{ bytesMax: FILE_BYTES_MAX, left },
    tooMuch: `the specs together are larger than ${BYTES_MAX / 1_000_000} MB`,
  });
