import { chmodSync, closeSync, existsSync, fchmodSync, mkdirSync, openSync, statSync } from 'node:fs';

/** For the owner alone; others may neither read, list nor enter. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;

/** Makes the folder and those above it for their owner alone, whatever the umask. One that is there stays as it is. */
export function makePrivateFolder(path: string): void {
  if (mkdirSync(path, { recursive: true, mode: FOLDER_MODE }) !== undefined) chmodSync(path, FOLDER_MODE);
}

/** Makes an empty file that is private from its first byte, unless something is there. */
export function makePrivateFile(path: string): void {
  if (existsSync(path)) return;
  const file = openSync(path, 'a', FILE_MODE);
  try {
    fchmodSync(file, FILE_MODE);
  } finally {
    closeSync(file);
  }
}

/**
 * Takes from other users what they may do with a file or folder of ours, as earlier versions left them. Answers with one
 * line where we cannot, undefined where all is well. Windows keeps the rights of the user's own folder.
 */
export function keepPrivate(path: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & OTHERS) === 0) return undefined;
  const mode = found.isDirectory() ? FOLDER_MODE : FILE_MODE;
  // Root could change it, but another user may have a reason.
  if (found.uid === process.getuid?.() && couldChange(path, mode)) return undefined;
  return `Other users may use ${path}: as its owner, run chmod ${mode.toString(8)} on it.`;
}

/** Whether other users may enter a folder. */
export const isOpenToOthers = (path: string): boolean => mayOthers(path, OTHERS);

/** What is wrong with a folder that other users may write to, and what to do; undefined when they may not. */
export function writableByOthers(path: string): string | undefined {
  if (!mayOthers(path, OTHERS_WRITE)) return undefined;
  return `${path} can be written by other users, who may replace the files in it: run chmod 700 ${path}`;
}

/** Windows keeps the rights of the user's own folder. */
function mayOthers(path: string, rights: number): boolean {
  if (process.platform === 'win32') return false;
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & rights) !== 0;
}

function couldChange(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
