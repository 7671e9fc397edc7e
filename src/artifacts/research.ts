import * as z from 'zod';
import { text, texts } from './text.ts';

/** A page that claims cite. */
export const sourceSchema = z.object({
  id: text('Number of the source, as claims cite it: [3].'),
  title: text('Its title.'),
  url: text('Where it is.'),
  accessedAt: text('When it was read.'),
});

export type Source = z.infer<typeof sourceSchema>;

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
    sources: z
      .array(sourceSchema)
      .optional()
      .describe('Sources that claims cite by number; a claim without one says "unverified".'),
  })
  .describe('Market research for the idea.');

export type Research = z.infer<typeof researchSchema>;
