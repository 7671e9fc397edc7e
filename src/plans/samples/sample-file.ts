import * as z from 'zod';
import { PLAN_ARTIFACTS, PLAN_ID_PATTERN } from '../names.ts';

/**
 * A sample plan as its file keeps it: what its author wrote, and nothing that the program makes of it. So each
 * improvement of what is made of a plan reaches the samples too.
 */
export const sampleFileSchema = z.strictObject({
  id: z.string().regex(PLAN_ID_PATTERN),
  idea: z.string().min(1),
  context: z.string().min(1).nullable(),
  /** In the order in which they were made; of an artefact, the last one is current. */
  versions: z
    .array(
      z.strictObject({
        artifact: z.enum(PLAN_ARTIFACTS),
        /**
         * The author's shape; of a brief, its data. Absent where the artefact was made again of the same words, because
         * what it builds on has changed.
         */
        written: z.unknown().optional(),
        model: z.string().min(1),
        createdAt: z.iso.datetime(),
      }),
    )
    .min(1),
});

export type SampleFile = z.infer<typeof sampleFileSchema>;
