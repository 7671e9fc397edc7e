import { posix } from 'node:path';
import { isFromDigest } from '../../digest/existing.ts';
import { oncePer } from '../../reading/once-per.ts';
import type { Plan } from './plan.ts';

/** What is known of the files of the repository that a plan builds on. */
export interface Repository {
  /** Whether there is a file or folder of this path. */
  has(path: string): boolean;
  /** Whether there is none: all that is in the folder where it would be is known. Of what is neither, nothing is known. */
  lacks(path: string): boolean;
  /** The folders at the top. */
  topFolders: readonly string[];
}

/** Reads the digest in a brief; undefined where it has none. */
export const repositoryIn = oncePer(({ brief }: Plan): Repository | undefined => {
  const existing = brief?.existing ?? [];
  if (!isFromDigest(existing)) return undefined;
  const paths = new Set(existing.flatMap(({ file }) => [file, ...foldersAbove(file)]));
  const whole = new Set(existing.filter(({ kind }) => kind === 'whole folder').map(({ file }) => file));
  const folders = new Set([
    ...existing.flatMap(({ file }) => foldersAbove(file)),
    ...existing.filter(({ kind }) => kind === 'whole folder' || kind === 'folder').map(({ file }) => file),
  ]);
  return {
    has: (path) => paths.has(plainPath(path)),
    lacks(path) {
      const chain = [...foldersAbove(plainPath(path)).toReversed(), plainPath(path)];
      const first = chain.find((one) => !paths.has(one));
      return first !== undefined && whole.has(posix.dirname(first));
    },
    topFolders: [...folders].filter((folder) => folder !== '.' && !folder.includes('/')),
  };
});

/** `src/a.ts` in `./src/a.ts#part`. */
export const plainPath = (path: string): string => path.replace(/^\.\//, '').replace(/#.*/s, '').replace(/\/$/, '');

/** `a/b` and `a` above `a/b/c`. */
const foldersAbove = (path: string): string[] => {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, parts.length - 1 - at).join('/'));
};
