import * as z from 'zod';
import { addsSchema } from './features.ts';
import { text, texts } from './text.ts';

/** Kinds of a prompt in the pack, as the API contract lists them. */
export const PROMPT_CATEGORIES = ['scaffolding', 'feature', 'ui', 'backend', 'test', 'polish'] as const;

/** Prompts for a coding agent, in an order it can follow. */
export const promptPackSchema = z
  .object({
    summary: text('What the pack builds and how to use it.'),
    setupPrompt: text('The first prompt: context, stack and ground rules for the agent.'),
    prompts: z
      .array(
        z.object({
          name: text('Unique name of the prompt.'),
          category: z.enum(PROMPT_CATEGORIES).describe('Kind of work.'),
          prompt: text('The prompt itself, ready to paste.'),
          expectedOutput: text('What the agent should have produced.'),
          dependencies: texts('Names of prompts that must be done before.'),
          id: text('Id of the prompt, such as P3.').optional(),
          builds: texts('Criteria, operations and screens that it builds, such as F1.2.').optional(),
          verifies: texts('Criteria that it proves without building them.').optional(),
          uses: texts('Files, settings and nodes that `builds` does not imply.').optional(),
          files: texts('Files that it creates or changes.').optional(),
          checks: texts("The author's own tests, on data that fits a developer's machine.").optional(),
          person: z
            .array(
              z.object({
                what: text('What an agent cannot do.'),
                who: text('Who does it.'),
                blocks: text('What waits for it.'),
              }),
            )
            .optional()
            .describe('What a person has to do.'),
        }),
      )
      .min(10)
      .max(20)
      .describe('Ten to twenty prompts, dependencies before dependants.'),
    adds: addsSchema.optional(),
  })
  .describe('Prompt pack for a coding agent.');

export type PromptPack = z.infer<typeof promptPackSchema>;
