import * as z from 'zod';
import { textsOf } from '../coherence/texts-of.ts';
import { citationsIn, withPlainCitations } from '../reading/citations.ts';
import { foundDemandSchema, type Research, researchSchema } from '../research.ts';
import { texts } from '../text.ts';
import type { AuthoredForm } from './form.ts';
import { bare, foundDemands } from './found-demands.ts';
import { withMarks } from './unverified.ts';

const demands = z.array(
  foundDemandSchema.omit({ id: true }).extend({ sources: texts('Numbers of the sources that say so.') }),
);

/** Research as an author writes it. A host may leave out demands; a vendor's model is not asked for them. */
export const authoredResearchSchema = researchSchema
  .extend({ demands: demands.optional() })
  .describe(researchSchema.description ?? '');

/** The same for a model that is given sources. */
export const sourcedResearchSchema = researchSchema
  .extend({
    demands: demands.default([]).describe('What law, or a person who can say no, asks for by these sources.'),
  })
  .describe(researchSchema.description ?? '');

type Written = z.infer<typeof authoredResearchSchema>;

/**
 * How research is stored: citations in one form, claims without one marked, demands with ids, and of the sources those
 * that it cites. Where the program has looked up, they are the program's: an author cites by number and lists no page that
 * was not found.
 */
export const authoredResearch: AuthoredForm<Written, Research> = {
  schema: authoredResearchSchema,
  store({ sources: listed = [], demands: written = [], ...rest }, { sources: found, brief, kept, idea, context = '' }) {
    const known = found ?? listed.map((source) => ({ ...source, id: bare(source.id) }));
    const research = plainly(rest);
    const own = foundDemands(written, { brief, kept, known: new Set(known.map(({ id }) => id)) });
    const cited = new Set([...textsOf(research).flatMap(citationsIn), ...own.demands.flatMap((one) => one.sources)]);
    const sources = known.filter(({ id }) => cited.has(id));
    const unused = found ? 0 : known.length - sources.length;
    return {
      artifact: {
        ...withMarks(research, { words: `${idea}\n${context}`, isSourced: sources.length > 0 }),
        ...(own.demands.length > 0 ? { demands: own.demands } : {}),
        ...(sources.length > 0 ? { sources } : {}),
      },
      mended: [
        ...(unused === 0 ? [] : [`Left out ${unused} of the sources of the research, which nothing in it cites.`]),
        ...own.mended,
      ],
    };
  },
  pointer: (stored) => stored,
};

type Plain = Omit<Research, 'sources' | 'demands'>;

/** Each citation in one form. No list in it holds lists, and no object more than its schema. */
const plainly = (research: Plain): Plain => mapTexts(research, withPlainCitations) as Plain;

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}
