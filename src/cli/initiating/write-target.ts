import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../../errors.ts';
import { isInside } from '../proving/find-inside.ts';
import { findTarget, type Target } from './target.ts';

const BACKUPS_MAX = 100;
const TRIES_MAX = 5;

/** What became of a file. */
export interface Written {
  path: string;
  change: 'created' | 'updated' | 'unchanged';
  /** Where what was there before is kept. */
  backup: string | null;
}

/**
 * Writes a file of a repository: whole or not at all, with what was there before beside it. What another process has
 * written since it was looked at is looked at anew. `next` answers the new content, or throws.
 */
export async function writeTarget(top: string, name: string, next: (target: Target) => Buffer): Promise<Written> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const target = await findTarget(top, name);
    const content = next(target);
    if (target.content?.equals(content)) return { path: name, change: 'unchanged', backup: null };
    const written = await tryWrite(top, target, content);
    if (written) return written;
  }
  throw new AppError('conflict', `${name} is changed by another process all the time. Try again.`);
}

/** Undefined where the file is another one by now. */
async function tryWrite(top: string, target: Target, content: Buffer): Promise<Written | undefined> {
  const { name, path, stats } = target;
  const made: string[] = [];
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    for (const folder of target.missingFolders) if (await makeFolder(folder)) made.unshift(folder);
    // A link may have come in between.
    if (!isInside(top, await realpath(dirname(path)))) throw new Error('its folder leads out of the repository');
    await writeSynced(temporary, content, stats);
    if (!(await isStill(target))) {
      await rm(temporary, { force: true });
      return undefined;
    }
    const backup = target.content === undefined ? null : await keep(path, target.content, stats);
    await rename(temporary, path);
    await syncFolder(dirname(path));
    const change = target.content === undefined ? 'created' : 'updated';
    return { path: name, change, backup: backup === null ? null : join(dirname(name), backup) };
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => undefined);
    // One that holds something by now stays.
    for (const folder of made) await rmdir(folder).catch(() => undefined);
    if (cause instanceof AppError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('conflict', `${name} could not be written: ${why}. It is as it was before.`, { cause });
  }
}

/** Whether this call made it. */
async function makeFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isStill({ path, content }: Target): Promise<boolean> {
  const now = await readFile(path).catch(() => undefined);
  return content === undefined ? now === undefined : now?.equals(content) === true;
}

/** Keeps what was there under a name that nothing has yet, or where the same is kept already. Answers the name. */
async function keep(path: string, content: Buffer, stats: Target['stats']): Promise<string> {
  for (let at = 0; at < BACKUPS_MAX; at++) {
    const backup = at === 0 ? `${path}.bak` : `${path}.bak${at + 1}`;
    try {
      await writeSynced(backup, content, stats);
      return basename(backup);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if ((await readFile(backup).catch(() => undefined))?.equals(content)) return basename(backup);
    }
  }
  throw new AppError('conflict', `There are ${BACKUPS_MAX} backups of ${path}. Remove some; it is as it was before.`);
}

/** Writes a file that is not there yet, with the mode and owner of the one it stands for. */
async function writeSynced(path: string, content: Buffer, stats: Target['stats']): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    if (stats) await file.chmod(stats.mode & 0o7777);
    // Only root can give a file away.
    if (stats && process.getuid?.() === 0) await file.chown(stats.uid, stats.gid);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename lasts once its folder is on the disk. Not every platform can say so. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // The file itself is whole.
  }
}
