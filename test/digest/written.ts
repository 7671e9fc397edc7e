import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DigestItem } from '../../src/artifacts/digest/item.ts';
import { type Repository, readRepository } from '../../src/digest/read-repository.ts';
import { temporaryFolder } from '../helpers/stores.ts';

/** A folder with some files. */
export function written(files: Readonly<Record<string, string | Buffer>>, folder = temporaryFolder()): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export async function repositoryAt(folder: string): Promise<Repository> {
  const repository = await readRepository(folder);
  if (repository === undefined) throw new Error('no such folder');
  return repository;
}

export const repositoryWith = (files: Readonly<Record<string, string | Buffer>>): Promise<Repository> =>
  repositoryAt(written(files));

/** The names of one kind. */
export const namesOf = ({ items }: Pick<Repository, 'items'>, kind: DigestItem['kind']): string[] =>
  items.filter((item) => item.kind === kind).map(({ name }) => name);
