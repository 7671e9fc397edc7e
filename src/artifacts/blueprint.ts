import * as z from 'zod';
import { architectureSchema } from './architecture.ts';
import { featuresSchema } from './features.ts';
import { phasesSchema } from './phases.ts';
import { promptPackSchema } from './prompt-pack.ts';
import { researchSchema } from './research.ts';

/** All five artefacts of one idea, made to name the same things. */
export const blueprintSchema = z
  .object({
    idea: z.string().describe('The idea as it was given.'),
    research: researchSchema,
    architecture: architectureSchema,
    features: featuresSchema,
    phases: phasesSchema,
    promptPack: promptPackSchema,
    generatedAt: z.iso.datetime().describe('When it was made, ISO 8601.'),
  })
  .describe('Full blueprint for the idea.');

export type Blueprint = z.infer<typeof blueprintSchema>;
