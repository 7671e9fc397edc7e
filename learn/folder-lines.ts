import { readdirSync, readFileSync } from 'node:fs';

/**
 * Every line of every `.txt` file of the folder, in the order of names, as `read` understands its parts: "part | part | text".
 * `where` tells file and line. Throws where a line has another number of parts.
 */
export function readFolder<Read>(folder: URL, parts: number, read: (parts: string[], where: string) => Read): Read[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        if (line === '') return [];
        const where = `${file}:${at + 1}`;
        const found = line.split(' | ');
        if (found.length !== parts || found.includes(''))
          throw new Error(`${where}: give ${parts} parts, parted by " | "`);
        return [read(found, where)];
      }),
  );
}
