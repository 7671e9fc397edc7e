import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

/** What a path that came from outside leads to. */
export type Found =
  | { is: 'file' | 'folder'; path: string; modifiedAt: number }
  | { is: 'missing' | 'outside' | 'unreadable' };

// Of any platform: a plan is written on one and built on another.
const LEADS_OUT = /^(?:[/\\~]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/;

/**
 * Finds what a path leads to in a folder, given by its real path. What lies outside, by its words or through a symbolic
 * link, is never read.
 */
export async function findInside(folder: string, named: string): Promise<Found> {
  if (named.trim() === '' || LEADS_OUT.test(named)) return { is: 'outside' };
  try {
    const path = await realpath(join(folder, named));
    if (!isInside(folder, path)) return { is: 'outside' };
    return foundAt(path, await stat(path));
  } catch (error) {
    return { is: isRefused(error) ? 'unreadable' : 'missing' };
  }
}

/** Whether a real path is the folder or lies in it. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function foundAt(path: string, stats: Stats): Found {
  if (stats.isDirectory()) return { is: 'folder', path, modifiedAt: stats.mtimeMs };
  return stats.isFile() ? { is: 'file', path, modifiedAt: stats.mtimeMs } : { is: 'unreadable' };
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
