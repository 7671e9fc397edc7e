import { capabilities } from '../src/engines/offline/knowledge/index.ts';
import { readFolder } from './folder-lines.ts';

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

/** One idea a line, "fits or - | maybe or - | odd or - | text". Throws where a line is not so. */
export const readJudged = (): JudgedIdea[] =>
  readFolder(new URL('./judged/', import.meta.url), 4, ([fits = '', maybe = '', odd = '', text = ''], where) => ({
    fits: idsIn(fits, where),
    maybe: idsIn(maybe, where),
    odd: idsIn(odd, where),
    text,
  }));

function idsIn(part: string, where: string): string[] {
  const ids = part === '-' ? [] : part.split(',');
  const unknown = ids.find((id) => !capabilities.some((one) => one.id === id));
  if (unknown !== undefined) throw new Error(`${where}: nothing is called "${unknown}"`);
  return ids;
}
