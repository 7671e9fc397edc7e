import * as z from 'zod';
import { maybe, maybes } from '../authored/optional.ts';
import { writtenPatchSchema } from '../patch/written-patch.ts';
import { text } from '../text.ts';

/** The artefacts that a review may patch. */
export const REVIEWED = ['architecture', 'features', 'phases', 'promptPack', 'research'] as const;
/** The same, each after what it may rest on. */
export const IN_ORDER = [
  'research',
  'architecture',
  'features',
  'phases',
  'promptPack',
] as const satisfies ReviewedName[];
export type ReviewedName = (typeof REVIEWED)[number];

/** What a reviewer writes of a finished plan. */
export const reviewSchema = z.object({
  verdicts: z.array(
    z.object({
      id: text('Id of what was to be judged.'),
      holds: z.boolean().describe('Whether the plan keeps it on every path.'),
      by: maybes('Ids of the items that keep it, or where it breaks.'),
      note: maybe('What is wrong, in one sentence; empty where it holds.'),
      patches: z
        .array(z.object({ artifact: z.enum(REVIEWED), ops: writtenPatchSchema.shape.ops }))
        .default([])
        .describe('What mends it.'),
    }),
  ),
  relies: z
    .array(z.object({ prompt: text('Id of the prompt.'), names: maybes('What its steps and checks rely on.') }))
    .default([]),
  doubts: maybes('Where the reviewer would bet against the plan.'),
});

export type Review = z.infer<typeof reviewSchema>;

/** What a review came to, as `meta.review` tells it. */
export const reviewedSchema = z
  .object({
    judged: z.int().min(0).describe('Demands, guards, figures and warnings that were judged.'),
    mended: z.array(z.string()).describe('Ids of those that the review has mended.'),
    open: z
      .array(z.object({ id: z.string().describe('What was judged.'), note: z.string().describe('What is wrong.') }))
      .describe('What the review found wrong and could not mend.'),
    doubts: z.array(z.string()).describe('Where the reviewer would bet against the plan.'),
  })
  .describe('What the review of a whole plan came to.');

export type Reviewed = z.infer<typeof reviewedSchema>;
