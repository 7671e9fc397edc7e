import type { Brief } from '../brief.ts';
import { clip } from '../pieces/clip.ts';
import { withoutCitations } from '../reading/citations.ts';
import { nameKey } from '../reading/names.ts';
import { FOUND_MAX, type FoundDemand } from '../research.ts';
import { foundIds, type KeptIds } from './kept-ids.ts';

const MEANS_CHARS_MAX = 400;

export type WrittenDemand = Omit<FoundDemand, 'id'>;

/** What the text of a demand is stored as: its sources stand beside it. */
export const storedMeans = (means: string): string => clip(withoutCitations(means).trim(), MEANS_CHARS_MAX);

interface Given {
  brief?: Brief | undefined;
  kept?: KeptIds | undefined;
  /** Ids of the sources that there are. */
  known: ReadonlySet<string>;
}

/**
 * The demands of a research as they are stored, numbered after those of the brief: each once, with the sources that there
 * are. One that cites none is left out, and so is what is more than may be.
 */
export function foundDemands(
  written: readonly WrittenDemand[],
  { brief, kept, known }: Given,
): { demands: FoundDemand[]; mended: string[] } {
  const seen = new Set<string>();
  const own = new Set(brief?.demands.map(({ id }) => id));
  const sound = written
    .map(({ kind, polarity, means, sources }, at) => {
      const id = kept?.demands[at];
      const cited = [...new Set(sources.map(bare))].filter((source) => known.has(source));
      const demand = { kind, polarity, means: storedMeans(means), sources: cited };
      // An id that the brief has taken since is the brief's.
      return { was: id !== undefined && own.has(id) ? undefined : id, demand };
    })
    .filter(({ demand: { means, sources } }) => {
      const key = nameKey(means);
      return means !== '' && sources.length > 0 && !seen.has(key) && seen.add(key);
    })
    .slice(0, FOUND_MAX);
  const ids = foundIds(
    sound.map(({ was }) => was),
    [...own, ...(kept?.retired ?? [])],
  );
  const left = written.length - sound.length;
  return {
    demands: sound.map(({ demand }, at) => ({ id: ids[at] ?? '', ...demand })),
    mended:
      left === 0
        ? []
        : [
            `Left out ${left} of the demands of the research: each cites a source that is listed, once, and there are at most ${FOUND_MAX}.`,
          ],
  };
}

/** A number is often written as it is cited: `[3]`. */
export const bare = (id: string): string => id.replace(/^\[(.*)\]$/, '$1');
