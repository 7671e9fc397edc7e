import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built bin that IDEs start, by its absolute path: the same whether this runs from sources or from `dist`. */
export const binPath = (): string =>
  join(packageFolder(dirname(fileURLToPath(import.meta.url))), 'dist', 'planwright.js');

/** The nearest folder upwards that is Planwright's own package. */
function packageFolder(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file) && /"name":\s*"planwright"/.test(readFileSync(file, 'utf8'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The package.json of Planwright is missing; install it again.');
  return packageFolder(parent);
}
