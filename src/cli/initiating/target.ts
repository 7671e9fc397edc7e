import { constants, type Stats } from 'node:fs';
import { access, lstat, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../../errors.ts';
import { isInside } from '../proving/find-inside.ts';

const FILE_BYTES_MAX = 5_000_000;

/** A file of a repository that is to be written, where symbolic links inside the repository lead. */
export interface Target {
  /** As it is told: from the top of the repository. */
  name: string;
  path: string;
  /** Folders that must be made first, the outer one first. */
  missingFolders: string[];
  /** What is there now. */
  content: Buffer | undefined;
  stats: Stats | undefined;
}

/**
 * Looks at a file before it is written. Throws `conflict` for what leads out of the repository, is no file or folder where
 * one is needed, or cannot be written. `top` is a real path.
 */
export async function findTarget(top: string, name: string): Promise<Target> {
  const missingFolders: string[] = [];
  let folder = top;
  for (const part of dirname(name).split('/')) {
    const path = join(folder, part);
    const isThere = missingFolders.length === 0 && (await isThereIn(top, path));
    if (!isThere) missingFolders.push(path);
    folder = isThere ? await realpath(path) : path;
    if (isThere && !(await stat(folder)).isDirectory()) throw refused(path, 'is not a folder');
  }
  await needWritable(missingFolders[0] === undefined ? folder : dirname(missingFolders[0]));
  const path = join(folder, basename(name));
  const isNew = missingFolders.length > 0 || !(await isThereIn(top, path));
  if (isNew) return { name, path, missingFolders, content: undefined, stats: undefined };
  const real = await realpath(path);
  const stats = await stat(real);
  if (!stats.isFile()) throw refused(path, 'is not a file');
  if (stats.size > FILE_BYTES_MAX) throw refused(path, `is larger than ${FILE_BYTES_MAX} bytes`);
  await needWritable(dirname(real));
  const content = await readFile(real).catch(() => Promise.reject(refused(path, 'cannot be read')));
  return { name, path: real, missingFolders, content, stats };
}

/** Whether something is there. Throws `conflict` for a symbolic link that leads out or nowhere. */
async function isThereIn(top: string, path: string): Promise<boolean> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw refused(path, `cannot be read (${error.code})`);
  });
  if (!found) return false;
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) throw refused(path, 'is a symbolic link that leads nowhere');
  if (!isInside(top, real)) throw refused(path, 'is a symbolic link that leads out of the folder');
  return true;
}

async function needWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK | constants.X_OK).catch(() => {
    throw refused(folder, 'cannot be written');
  });
}

const refused = (path: string, why: string): AppError =>
  new AppError('conflict', `${path} ${why}. Change that, or name another folder. Nothing was changed.`);
