import * as z from 'zod';
import { type Demand, demandSchema } from './brief.ts';
import { text, texts } from './text.ts';

/** A page that claims cite. */
export const sourceSchema = z.object({
  id: text('Number of the source, as claims cite it: [3].'),
  title: text('Its title.'),
  url: text('Where it is.'),
  accessedAt: text('When it was read.'),
});

export type Source = z.infer<typeof sourceSchema>;

/** What a demand is about that research finds. */
export const FOUND_KINDS = ['law', 'person'] as const satisfies readonly Demand['kind'][];
/** How many demands research adds. */
export const FOUND_MAX = 5;

/** What a page says that the product must or must not do. */
export const foundDemandSchema = z.object({
  id: text('Id of the demand, such as D8: numbered after those of the brief.'),
  kind: z.enum(FOUND_KINDS).describe('A law, or a person who can say no.'),
  polarity: demandSchema.shape.polarity,
  means: text('What it asks for, so that a test can check it.'),
  sources: texts('Numbers of the sources that say so.').min(1),
});

export type FoundDemand = z.infer<typeof foundDemandSchema>;

/** Market research: who wants this, how many, what they use today and what it could earn. */
export const researchSchema = z
  .object({
    summary: text('The finding in a few sentences.'),
    marketSize: z
      .object({
        tam: text('Total addressable market with its figure and unit.'),
        sam: text('Serviceable part of it.'),
        som: text('What can be won in the first years.'),
        reasoning: text('The arithmetic and the assumptions behind the three figures.'),
      })
      .describe('Market size, from the widest to what can be won.'),
    audience: z
      .array(
        z.object({
          segment: text('Who they are.'),
          painPoints: texts('What hurts them today.'),
          willingness: text('What they would pay, and why.'),
        }),
      )
      .min(1)
      .describe('The groups of people who would use or buy it.'),
    competitors: z
      .array(
        z.object({
          name: text('Name of the product or of the substitute.'),
          positioning: text('How it presents itself.'),
          gap: text('What it leaves open.'),
        }),
      )
      .min(1)
      .describe('What the audience uses today.'),
    trends: texts('Movements in the field that help or hurt.').min(1),
    risks: texts('What could make this fail.').min(1),
    unitEconomics: z
      .object({
        model: text('Who pays, how much, how often.'),
        estimatedLTV: text('Lifetime value of a customer with its currency.'),
        estimatedCAC: text('Cost to win a customer with its currency.'),
        grossMargin: text('Gross margin in percent.'),
      })
      .describe('What a customer brings and costs.'),
    recommendation: text('What to do first, and what would change that.'),
    demands: z
      .array(foundDemandSchema)
      .optional()
      .describe('What law asks for, and people who can say no: demands of the plan like those of the brief.'),
    sources: z
      .array(sourceSchema)
      .optional()
      .describe('Sources that claims cite by number; a claim without one says "unverified".'),
  })
  .describe('Market research for the idea.');

export type Research = z.infer<typeof researchSchema>;
