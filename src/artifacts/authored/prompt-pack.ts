import * as z from 'zod';
import { PROMPT_CATEGORIES } from '../prompt-pack.ts';
import { text, texts } from '../text.ts';
import { authoredAddsSchema } from './features.ts';
import { maybes } from './optional.ts';

/** How many prompts a pack has. */
export const PROMPTS_MIN = 10;
export const PROMPTS_MAX = 20;

export const authoredPromptSchema = z.object({
  name: text('Unique name of the prompt.'),
  category: z.enum(PROMPT_CATEGORIES),
  builds: maybes('Criteria ("F1.2", "F1.*"), operations ("POST /beds") and screens ("screen Beds") that it builds.'),
  verifies: maybes('Criteria that it proves without building them.'),
  uses: maybes('Files, settings and nodes that `builds` does not imply.'),
  files: maybes('Files that it creates or changes.'),
  dependencies: maybes('Names of prompts that must be done before.'),
  goal: text('What works afterwards.'),
  steps: texts('What to do, in working order, each with a decision made.').min(1),
  pitfalls: maybes('Mistakes that an agent makes exactly here, and what to do instead.'),
  checks: maybes("Further tests, on data that fits a developer's machine."),
  person: z
    .array(
      z.object({
        what: text('What an agent cannot do.'),
        who: text('Who does it.'),
        blocks: text('What waits for it.'),
      }),
    )
    .default([]),
  stop: text('What to show before going on.'),
  expectedOutput: text('What can be tried afterwards.'),
});

/** The prompt pack as an author writes it: the program renders the facts of the plan around it. */
export const authoredPromptPackSchema = z.object({
  summary: text('What the pack builds and how to use it.'),
  setup: text('What the agent has to know before the first prompt; stack, data and rules are added to it.'),
  prompts: z.array(authoredPromptSchema).min(PROMPTS_MIN).max(PROMPTS_MAX),
  adds: authoredAddsSchema,
});

export type AuthoredPromptPack = z.infer<typeof authoredPromptPackSchema>;
export type AuthoredPrompt = AuthoredPromptPack['prompts'][number];
