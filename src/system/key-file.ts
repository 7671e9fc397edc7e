import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { AppError } from '../errors.ts';
import { makePrivateFolder } from './private-files.ts';

const KEY_CHARS_MIN = 32;

/**
 * The key in a file that only its owner may read. Without one, makes it when `make` is given, else answers undefined.
 * Of two processes that make it at once, both get the same: the file appears whole or not at all.
 */
export function readOrMakeKeyFile(path: string, make: (() => string) | undefined): string | undefined {
  try {
    const found = read(path);
    if (found !== undefined || !make) return found;
    makePrivateFolder(dirname(path));
    putUnlessThere(path, `${make()}\n`);
    return read(path);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('internal', `The key that seals secrets cannot be kept in the data folder. ${REMEDY}`, {
      cause,
    });
  }
}

const REMEDY = 'Mend the folder that PLANWRIGHT_DATA_DIR names, or set PLANWRIGHT_SECRET_KEY.';

function read(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text.length >= KEY_CHARS_MIN) return text;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  throw new AppError('internal', `The key file in the data folder is damaged: restore it from a backup. ${REMEDY}`);
}

/** Written beside it first: under its name nobody ever reads half a key. */
function putUnlessThere(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  try {
    write(draft, text);
    linkSync(draft, path);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return;
    // Some file systems have no links; there two first starts at once are one too many.
    if (!isCode(error, 'EPERM') && !isCode(error, 'ENOTSUP')) throw error;
    write(path, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    // A key that a power cut takes with it takes with it all that it sealed.
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
