import * as z from 'zod';
import { authoredArchitectureSchema, authoredNodeSchema } from '../architecture.ts';
import { authoredAddsSchema, authoredFeatureSchema } from '../features.ts';
import { maybe } from '../optional.ts';
import { authoredPhaseSchema, authoredPhasesSchema } from '../phases.ts';
import { authoredPromptSchema, PROMPTS_MAX, PROMPTS_MIN } from '../prompt-pack.ts';

const { users1k, users10k, users100k } = authoredArchitectureSchema.shape.estimatedMonthlyCost.shape;

/** The architecture without what the skeleton has of it. Each call writes some of its fields and leaves the others empty. */
export const architectureFillSchema = authoredArchitectureSchema
  .omit({ dataModel: true, guards: true, settings: true })
  .extend({
    summary: maybe('The system in a few sentences.'),
    nodes: z.array(authoredNodeSchema.pick({ label: true, description: true })),
    techStack: z.array(authoredArchitectureSchema.shape.techStack.element),
    securityBoundaries: z.array(authoredArchitectureSchema.shape.securityBoundaries.element),
    scalingStrategy: maybe('What is done as load grows, in which order.'),
    estimatedMonthlyCost: z.object({
      users1k: maybe(users1k.description ?? ''),
      users10k: maybe(users10k.description ?? ''),
      users100k: maybe(users100k.description ?? ''),
    }),
  });

export const ARCHITECTURE_HALVES = [
  ['nodes', 'edges', 'securityBoundaries', 'scalingStrategy'],
  ['summary', 'techStack', 'decisions', 'estimatedMonthlyCost'],
] as const satisfies (keyof ArchitectureFill)[][];

const { id, userStories, criteria, apiSurface, screens, edgeCases } = authoredFeatureSchema.shape;

/** Some features in detail. Their operations have what the skeleton lacks; one that it does not have at all is new. */
export const featureSliceSchema = z.object({
  features: z.array(z.object({ id, userStories, criteria, operations: apiSurface, screens, edgeCases })),
  adds: authoredAddsSchema,
});

/** The roadmap without what the skeleton has of it. */
export const phasesFillSchema = authoredPhasesSchema.extend({
  phases: z.array(authoredPhaseSchema.omit({ features: true, users: true })),
});

const { name, category, builds, verifies, uses, files, dependencies, ...told } = authoredPromptSchema.shape;

/** Which prompt builds what, in which order. */
export const packIndexSchema = z.object({
  prompts: z
    .array(z.object({ name, category, builds, verifies, uses, files, dependencies }))
    .min(PROMPTS_MIN)
    .max(PROMPTS_MAX),
});

/** Some prompts in words. One slice has summary and setup too; they are empty in the others. */
export const promptSliceSchema = z.object({
  summary: maybe('What the pack builds and how to use it.'),
  setup: maybe('What the agent has to know before the first prompt.'),
  prompts: z.array(z.object({ name, ...told })),
  adds: authoredAddsSchema,
});

export type ArchitectureFill = z.infer<typeof architectureFillSchema>;
export type FeatureSlice = z.infer<typeof featureSliceSchema>;
export type PhasesFill = z.infer<typeof phasesFillSchema>;
export type PackIndex = z.infer<typeof packIndexSchema>;
export type PromptSlice = z.infer<typeof promptSliceSchema>;
