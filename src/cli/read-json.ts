import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { AppError } from '../errors.ts';

/** What a file of JSON holds, or stdin where none or `-` is named. Throws AppError that names it. */
export async function readJson(path: string | undefined): Promise<unknown> {
  const where = path ?? 'stdin';
  const content =
    path === undefined || path === '-' ? await text(process.stdin) : await readFile(path, 'utf8').catch(unread(path));
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new AppError('invalid_request', `${where} is not valid JSON.`, { cause });
  }
}

const unread =
  (path: string) =>
  (cause: NodeJS.ErrnoException): never => {
    throw new AppError('invalid_request', `${path} cannot be read (${cause.code}).`, { cause });
  };
