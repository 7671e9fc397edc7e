import * as z from 'zod';
import { architectureSchema } from '../artifacts/architecture.ts';
import { excessesOf, LIST_ITEMS_MAX, TEXT_CHARS_MAX } from '../artifacts/bounds.ts';
import type { Brief } from '../artifacts/brief.ts';
import { featuresSchema } from '../artifacts/features.ts';
import { researchSchema } from '../artifacts/research.ts';
import { chars, clean } from '../artifacts/text.ts';
import { PLAN_ID_PATTERN } from '../plans/names.ts';

export const IDEA_CHARS_MIN = 10;
export const IDEA_CHARS_MAX = 2_000;
export const CONTEXT_CHARS_MAX = 8_000;
export const RUN_ID_PATTERN = /^run_[0-9a-f]{32}$/;

const MEANING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

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
    description: 'What it does, for whom, within which limits. Or give plan.',
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
    description: 'Target market, budget, region, stack, deadline.',
    maxLength: CONTEXT_CHARS_MAX,
  });

const runIdSchema = z.string().regex(RUN_ID_PATTERN, { error: 'must be a run id such as run_0123…' });

export const planIdSchema = z
  .string()
  .trim()
  .regex(PLAN_ID_PATTERN, { error: 'must be a plan id such as plan_0123…' })
  .describe('A plan (meta.planId): its idea, context and artefacts.');

const subject = {
  idea: ideaSchema.optional(),
  context: contextSchema.optional(),
  plan: planIdSchema.optional(),
};

/** The input of a tool: words or the plan that stands for them, and the artefacts that it takes beside. */
export const toolInput = <Supplied extends z.ZodRawShape>(supplied: Supplied) =>
  z
    .strictObject({ ...subject, ...supplied })
    .refine(hasSubject, { path: ['idea'], error: 'is required and must be a string' })
    // For the documents; what is listed over MCP may have no such word on top.
    .meta({ anyOf: [{ required: ['idea'] }, { required: ['plan'] }] });

const hasSubject = ({ idea, plan }: { idea?: unknown; plan?: unknown }): boolean =>
  idea !== undefined || plan !== undefined;

/** What is too large is refused before its texts are read, fields that the schema does not know included. */
const supplied = <Schema extends z.ZodType>(name: SuppliedName, schema: Schema) =>
  z.preprocess(
    (given, context) => {
      const excesses = typeof given === 'object' ? excessesOf(name, given) : [];
      for (const { path, says } of excesses) context.addIssue({ code: 'custom', path, message: says });
      return given;
    },
    z.union([schema, runIdSchema]).meta({
      description: `Made earlier by generate_${name}: its \`data\` object, or the id of the run that made it (run_…). Each text in it may have ${TEXT_CHARS_MAX} characters, each list ${LIST_ITEMS_MAX} items.`,
    }),
  );

export type SuppliedName = 'research' | 'architecture' | 'features';

/** The optional artefacts a call may be given, so that what it makes fits what is there. */
export const suppliedSchemas = {
  research: supplied('research', researchSchema),
  architecture: supplied('architecture', architectureSchema),
  features: supplied('features', featuresSchema),
};

export const SUPPLIED_NAMES = Object.keys(suppliedSchemas) as SuppliedName[];

type Supplied = { [Name in SuppliedName]?: z.output<(typeof suppliedSchemas)[Name]> | undefined };

/** What every generation tool is called with, once parsed. */
export type CalledInput = { [Name in keyof typeof subject]?: string | undefined } & Supplied;

/** The same with what it stands for in its place: an artefact for each run id, words and artefacts for a plan. */
export type GenerationInput = {
  idea: string;
  context?: string | undefined;
  /** The plan that the call named. */
  plan?: string | undefined;
  /** The brief of that plan, for an engine that uses one. */
  brief?: Brief | undefined;
  /** Content hashes of the versions that supplied artefacts stand for, where our copy differs from them. */
  versions?: { [Name in SuppliedName]?: string } | undefined;
} & Supplied;
