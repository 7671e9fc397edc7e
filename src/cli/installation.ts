import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const packageSchema = z.object({ name: z.string(), version: z.string() });

/** The folder of this installation: the same whether it runs from sources or from `dist`. */
export function installationFolder(): string {
  const found = findUpwards(dirname(fileURLToPath(import.meta.url)));
  if (found === undefined) throw new Error('The package.json of Planwright is missing; install it again.');
  return found;
}

/** The built bin that IDEs start. */
export const binPath = (): string => join(installationFolder(), 'dist', 'planwright.js');

export const readVersion = (): string => readPackage(installationFolder()).version;

function findUpwards(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json')) && readPackage(folder).name === 'planwright') return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findUpwards(parent);
}

const readPackage = (folder: string): z.infer<typeof packageSchema> =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
