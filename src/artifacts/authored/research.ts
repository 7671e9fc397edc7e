import { textsOf } from '../coherence/texts-of.ts';
import { citationsIn } from '../reading/citations.ts';
import { type Research, researchSchema, type Source } from '../research.ts';
import type { AuthoredForm } from './form.ts';

/**
 * Research is stored as it is written, but for its sources: those that it cites are kept. Where the program has looked
 * up, they are the program's: an author cites by number and lists no page that was not found.
 */
export const authoredResearch: AuthoredForm<Research, Research> = {
  schema: researchSchema,
  store({ sources: listed = [], ...research }, { sources: found }) {
    const known = found ?? listed.map(asCited);
    const cited = new Set(textsOf(research).flatMap(citationsIn));
    const sources = known.filter(({ id }) => cited.has(id));
    const unused = found ? 0 : known.length - sources.length;
    return {
      artifact: { ...research, ...(sources.length > 0 ? { sources } : {}) },
      mended: unused === 0 ? [] : [`Left out ${unused} of the sources of the research, which nothing in it cites.`],
    };
  },
  pointer: (stored) => stored,
};

/** An id is often written as it is cited: `[3]`. */
const asCited = (source: Source): Source => ({ ...source, id: source.id.replace(/^\[(.*)\]$/, '$1') });
