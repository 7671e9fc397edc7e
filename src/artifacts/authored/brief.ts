import * as z from 'zod';
import { type Brief, briefSchema, DEMAND_KINDS, demandSchema } from '../brief.ts';
import { withDigest } from '../digest/existing.ts';
import { text } from '../text.ts';
import type { AuthoredForm } from './form.ts';
import { filled, maybe, maybes } from './optional.ts';

const { shape } = briefSchema;

const authoredDemandSchema = z.object({
  id: demandSchema.shape.id,
  quote: demandSchema.shape.quote,
  kind: z.enum(DEMAND_KINDS),
  polarity: z.enum(['must', 'must-not']),
  means: demandSchema.shape.means,
  figures: maybes('Figures in the quote, with their units.'),
  forbids: maybes('Terms that a must-not rules out as a part, technology or feature.'),
  derived: z.boolean().default(false).describe('True for a must-not that no clause states but several imply.'),
});

/** The brief as an author writes it. */
export const authoredBriefSchema = z.object({
  product: shape.product,
  setting: shape.setting,
  size: shape.size,
  hours: z.number().min(0).default(0).describe('Hours until the first release; 0 where nothing says it.'),
  nonGoals: maybes('What will not be built.'),
  asides: maybes('Verbatim pieces that ask for nothing.'),
  people: shape.people,
  demands: z.array(authoredDemandSchema),
  assumptions: z
    .array(
      z.object({
        id: text('Id of the assumption, such as A1.'),
        text: text('What is assumed.'),
        quote: maybe('The words that it rests on, verbatim; else empty.'),
      }),
    )
    .default([]),
  questions: shape.questions.default([]),
  existing: shape.existing.default([]),
});

type Written = z.infer<typeof authoredBriefSchema>;

/** How a brief is written: as it is stored, but with every field. What a digest tells is filled in. */
export const authoredBrief: AuthoredForm<Written, Brief> = {
  schema: authoredBriefSchema,
  store: ({ demands, assumptions, hours, existing, ...rest }, { context }) => ({
    artifact: {
      ...rest,
      existing: withDigest(existing, context),
      ...(hours > 0 ? { hours } : {}),
      demands: demands.map(({ derived, ...demand }) => ({ ...demand, ...(derived ? { derived } : {}) })),
      assumptions: assumptions.map(({ quote, ...assumption }) => ({ ...assumption, ...filled({ quote }) })),
    },
    mended: [],
  }),
  pointer: (stored) => stored,
};
