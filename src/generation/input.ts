import * as z from 'zod';
import { architectureSchema } from '../artifacts/architecture.ts';
import { featuresSchema } from '../artifacts/features.ts';
import { researchSchema } from '../artifacts/research.ts';
import { clean } from '../artifacts/text.ts';

export const IDEA_CHARS_MIN = 10;
export const IDEA_CHARS_MAX = 2_000;
export const CONTEXT_CHARS_MAX = 8_000;
export const RUN_ID_PATTERN = /^run_[0-9a-f]{32}$/;

const MEANING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Length as people count it: an emoji is one, whatever it takes in memory. */
const chars = (text: string): number => [...text].length;

export const ideaSchema = z
  .string()
  .overwrite(clean)
  .refine((idea) => chars(idea) >= IDEA_CHARS_MIN && chars(idea) <= IDEA_CHARS_MAX, {
    error: (issue) =>
      `must be ${IDEA_CHARS_MIN} to ${IDEA_CHARS_MAX} characters, not counting spaces around it (this one has ${chars(String(issue.input))})`,
  })
  .refine((idea) => chars(idea) < IDEA_CHARS_MIN || MEANING.test(idea), {
    error: 'must say something: it has neither a letter, a digit nor an emoji',
  })
  .meta({
    description:
      'The product idea in free text: what it does, for whom, with which constraints. 10 to 2000 characters.',
    minLength: IDEA_CHARS_MIN,
    maxLength: IDEA_CHARS_MAX,
    examples: ['A booking app for dog groomers with SMS reminders and online deposits'],
  });

export const contextSchema = z
  .string()
  .overwrite(clean)
  .refine((context) => chars(context) <= CONTEXT_CHARS_MAX, {
    error: (issue) => `must be at most ${CONTEXT_CHARS_MAX} characters (this one has ${chars(String(issue.input))})`,
  })
  .meta({
    description: 'Free text beside the idea: target market, budget, region, stack, deadline. Up to 8000 characters.',
    maxLength: CONTEXT_CHARS_MAX,
  });

const runIdSchema = z.string().regex(RUN_ID_PATTERN, { error: 'must be a run id such as run_0123…' });

const supplied = <Schema extends z.ZodType>(schema: Schema, from: string) =>
  z.union([schema, runIdSchema]).meta({
    description: `Made earlier by ${from}: its \`data\` object, or the id of the run that made it (run_…).`,
  });

/** The optional artefacts a call may be given, so that what it makes fits what is there. */
export const suppliedSchemas = {
  research: supplied(researchSchema, 'generate_research'),
  architecture: supplied(architectureSchema, 'generate_architecture'),
  features: supplied(featuresSchema, 'generate_features'),
};

export type SuppliedName = keyof typeof suppliedSchemas;
export const SUPPLIED_NAMES = Object.keys(suppliedSchemas) as SuppliedName[];

/** What every generation tool is called with, once parsed. */
export type GenerationInput = {
  idea: string;
  context?: string | undefined;
} & { [Name in SuppliedName]?: z.output<(typeof suppliedSchemas)[Name]> | undefined };
