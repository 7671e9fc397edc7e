import { readdirSync, readFileSync } from 'node:fs';
import { capabilities } from '../src/engines/offline/knowledge/index.ts';

/** An idea, and what readers of its plan said of the functions in it, by the ids of their capabilities. */
export interface JudgedIdea {
  /** Asked for, or the product cannot do its job without it. */
  fits: string[];
  /** A small help that nobody asked for. */
  maybe: string[];
  /** Nonsense there. */
  odd: string[];
  text: string;
}

const folder = new URL('./judged/', import.meta.url);

/** One idea a line, "fits or - | maybe or - | odd or - | text". Throws where a line is not so. */
export function readJudged(): JudgedIdea[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .flatMap((line, at) => (line ? [readLine(line, `${file}:${at + 1}`)] : [])),
    );
}

function readLine(line: string, where: string): JudgedIdea {
  const [fits, maybe, odd, text, ...rest] = line.split(' | ');
  if (!fits || !maybe || !odd || !text || rest.length > 0)
    throw new Error(`${where}: give four parts, parted by " | "`);
  return { fits: idsIn(fits, where), maybe: idsIn(maybe, where), odd: idsIn(odd, where), text };
}

function idsIn(part: string, where: string): string[] {
  const ids = part === '-' ? [] : part.split(',');
  const unknown = ids.find((id) => !capabilities.some((one) => one.id === id));
  if (unknown !== undefined) throw new Error(`${where}: nothing is called "${unknown}"`);
  return ids;
}
