import { posix } from 'node:path';
import type { DigestItem, DigestKind } from '../artifacts/digest/item.ts';
import type { Walk } from '../folders/walk.ts';
import { isTellablePath } from './tellable.ts';

/** A folder with more in it is named, and what is in it is not. */
const LISTED_MAX = 60;

/**
 * The folders, from the top down: whole where all that is in them is listed, which is where a path that is not listed is
 * known not to exist.
 */
export function foldersOf(
  { files, links, closed, isWhole, skipped }: Walk,
  linkedFiles: ReadonlySet<string>,
): DigestItem[] {
  const inFolder = new Map<string, { files: string[]; folders: Set<string>; hasMore: boolean }>();
  const at = (folder: string) => {
    const known = inFolder.get(folder) ?? { files: [], folders: new Set<string>(), hasMore: false };
    inFolder.set(folder, known);
    return known;
  };
  const hang = (path: string): void => {
    for (let own = path; own !== '.'; own = posix.dirname(own)) at(posix.dirname(own)).folders.add(own);
  };
  for (const file of [...files, ...linkedFiles].filter(isOwn).toSorted()) {
    at(posix.dirname(file)).files.push(file);
    if (posix.dirname(file) !== '.') hang(posix.dirname(file));
  }
  for (const folder of closed.filter(isOwn)) {
    hang(folder);
    at(folder).hasMore = true;
  }
  // What a link leads to was not looked at.
  for (const link of links.filter((path) => !linkedFiles.has(path))) {
    hang(link);
    at(link).hasMore = true;
  }
  for (const { path } of isWhole ? [] : skipped) at(path).hasMore = true;
  const isListed = ({ files: own, folders, hasMore }: { files: string[]; folders: Set<string>; hasMore: boolean }) =>
    !hasMore &&
    own.length + folders.size <= LISTED_MAX &&
    own.every(isTellablePath) &&
    [...folders].every(isTellablePath);
  return [...inFolder]
    .toSorted(([one], [other]) => depthOf(one) - depthOf(other) || (one < other ? -1 : 1))
    .flatMap(([folder, own]): DigestItem[] => {
      const folders = [...own.folders].toSorted();
      // The line of the one folder in it says as much.
      if (own.files.length === 0 && folders.length === 1 && !own.hasMore && folder !== '.') return [];
      if (!isListed(own)) return [named('folder', folder)];
      return [
        named('whole folder', folder),
        ...own.files.map((file) => named('file', file)),
        ...folders.map((one) => named('folder', one)),
      ];
    });
}

/** Git's own is not what the repository holds: a folder, or a file that names one. */
const isOwn = (path: string): boolean => posix.basename(path) !== '.git';

const named = (kind: DigestKind, path: string): DigestItem => ({
  ...{ kind, file: path },
  name: path === '.' ? 'top' : posix.basename(path),
});

const depthOf = (folder: string): number => (folder === '.' ? 0 : folder.split('/').length);
