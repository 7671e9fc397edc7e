import * as z from 'zod';
import { text, texts } from './text.ts';

/** A roadmap of three to five phases that carry every feature exactly once. */
export const phasesSchema = z
  .object({
    summary: text('The road in a few sentences.'),
    phases: z
      .array(
        z.object({
          name: text('Name of the phase.'),
          duration: text('How long it takes, such as "3 weeks".'),
          hours: z
            .number()
            .min(0)
            .optional()
            .describe('Hours of work: its features, a third on top, and work by hand.'),
          goal: text('What is true at its end.'),
          features: texts('Names of the features built in it.'),
          deliverables: texts('What can be shown at its end.'),
          risks: texts('What could delay it.'),
          successMetrics: texts('Numbers that say it worked.'),
          users: texts('Who uses its result; empty when no one does yet.').optional(),
          lead: z
            .array(
              z.object({
                what: text('Work that is not code.'),
                who: text('Who does it.'),
                weeks: z.number().min(0).describe('Weeks that it takes.'),
                startIn: text('Name of the phase in which it has to start.'),
                blocks: text('What waits for it.'),
              }),
            )
            .optional()
            .describe('Work that is not code, with its lead time.'),
        }),
      )
      .min(3)
      .max(5)
      .describe('Three to five phases in order.'),
    totalTimeline: text('Sum of the durations.'),
  })
  .describe('Phased roadmap for the idea.');

export type Phases = z.infer<typeof phasesSchema>;
