import * as z from 'zod';
import { text, texts } from './text.ts';

/** Priorities from must-have (P0) to some day (P3). */
export const PRIORITIES = ['P0', 'P1', 'P2', 'P3'] as const;
/** T-shirt sizes of effort. */
export const EFFORTS = ['XS', 'S', 'M', 'L', 'XL'] as const;

export const featureSchema = z.object({
  name: text('Unique name of the feature.'),
  priority: z.enum(PRIORITIES).describe('P0 must have, P1 should have, P2 could have, P3 later.'),
  description: text('What it does and for whom.'),
  userStories: texts('Stories in the form: As a …, I want … so that ….').min(1),
  acceptanceCriteria: texts('Observable conditions of done.').min(1),
  apiSurface: z
    .array(
      z.object({
        method: text('HTTP method.'),
        path: text('Path starting with a slash.'),
        purpose: text('What it is for.'),
      }),
    )
    .describe('Endpoints it adds.'),
  dataImpact: text('Entities it reads and writes, by name.'),
  edgeCases: texts('What happens when things go wrong.'),
  estimatedEffort: z.enum(EFFORTS).describe('Effort for one developer with a coding agent.'),
});

/** Prioritised feature specifications. */
export const featuresSchema = z
  .object({
    summary: text('The scope in a few sentences.'),
    features: z.array(featureSchema).min(1).describe('The features.'),
  })
  .describe('Prioritised features for the idea.');

export type Feature = z.infer<typeof featureSchema>;
export type Features = z.infer<typeof featuresSchema>;
