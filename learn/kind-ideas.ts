import { products } from '../src/engines/offline/knowledge/products.ts';
import { readFolder } from './folder-lines.ts';

/** An idea, and of which known kinds of product a careful reader says that it is. */
export interface KindIdea {
  /** Ids of the kinds whose plan its founder would call theirs, the best first; none where it is none of them. */
  kinds: string[];
  /** Ids of kinds that would make a good third of such a plan. */
  partly: string[];
  text: string;
  /** Written down as an example of the kind, and not met with. */
  isExample: boolean;
}

/** One idea a line, "kinds or - | partly or - | text"; examples stand in the files "written-…". Throws where a line is not so. */
export const readKindIdeas = (): KindIdea[] =>
  readFolder(new URL('./kinds/', import.meta.url), 3, ([kinds = '', partly = '', text = ''], where) => ({
    kinds: idsIn(kinds, where),
    partly: idsIn(partly, where),
    text,
    isExample: where.startsWith('written-'),
  }));

function idsIn(part: string, where: string): string[] {
  const ids = part === '-' ? [] : part.split(',');
  const unknown = ids.find((id) => !products.some((one) => one.id === id));
  if (unknown !== undefined) throw new Error(`${where}: no kind is called "${unknown}"`);
  return ids;
}
