import * as z from 'zod';
import { withoutInvisible } from '../../artifacts/reading/names.ts';
import { clean } from '../../artifacts/text.ts';
import { ERRORS, type ErrorCode } from '../../errors.ts';
import { PLAN_ARTIFACTS } from '../../plans/names.ts';
import { contextSchema, ideaSchema, planIdSchema } from '../input.ts';
import { SUBMITTED } from './submitted.ts';

const planId = z.string().describe('Id of the plan.');
const submitted = z.enum(SUBMITTED);
// The keys of a literal table are exactly the codes.
const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

const orderSchema = z
  .object({
    artifact: submitted.optional().describe('What to write; absent once the plan has everything.'),
    write: z.array(z.string()).describe('Items or fields that are asked for; empty for the whole artefact.'),
    price: z
      .object({
        own: z.number().int().describe('Credits for this artefact, charged when all of it is accepted.'),
        left: z.number().int().describe('Credits for all that is left of the plan.'),
      })
      .describe('What it costs.'),
    text: z.string().describe('The order: what to write, its shape, and what it is written from.'),
  })
  .describe('What a model is to write next.');

/** What opening a plan, or going on with it, answers. */
export const planOrderedSchema = z.object({ planId, order: orderSchema }).describe('A plan and its next order.');

/** What a submission comes to. */
export const submitAnswerSchema = z
  .object({
    planId,
    verdict: z
      .object({
        status: z.enum(['accepted', 'refused']).describe('refused: mend the faults by a patch.'),
        artifact: submitted.describe('What it was of.'),
        complete: z.boolean().describe('Whether all of the artefact is there now, and counts.'),
        faults: z.array(z.string()).describe('What is wrong, each with its place in what was sent; at most ten.'),
        warnings: z.array(z.string()).optional().describe('What is accepted and should be mended in the review.'),
        base: z.string().optional().describe('Hash of what was refused: send it with the patch.'),
        runId: z.string().optional().describe('The run that the artefact was charged in.'),
        creditsCharged: z.number().int().describe('Credits that this call charged.'),
      })
      .describe('What the program says of it.'),
    replayed: z.boolean().describe('True when the same submission had come before: nothing happened twice.'),
    order: orderSchema.optional(),
  })
  .describe('A verdict, and after an accepted one the next order.');

/** What revising or refreshing a plan answers. */
export const revisedSchema = z
  .object({
    planId,
    updated: z
      .array(
        z.object({
          artifact: z.enum(PLAN_ARTIFACTS).describe('What was brought up to date.'),
          version: z.number().int().describe('The version that counts now.'),
          changed: z.boolean().describe('False where all of it still holds: that is free.'),
          runId: z.string().optional().describe('The run that it was charged in.'),
          creditsCharged: z.number().int().describe('Credits that this call charged for it.'),
        }),
      )
      .describe('What was brought up to date, in this order.'),
    left: z.array(z.enum(PLAN_ARTIFACTS)).describe('What is still to be brought up to date.'),
    stopped: z
      .object({
        code: z.enum(ERROR_CODES).describe('Machine-readable code.'),
        message: z.string().describe('What went wrong and what to do, for people.'),
      })
      .optional()
      .describe('Why it stopped before the end; the same call goes on from there.'),
    order: orderSchema.optional().describe('What a model of your own is to write now, such as a review.'),
  })
  .describe('How far a plan was brought up to date.');

/** Some letters are shown as nothing. */
const FILLERS = /\p{Default_Ignorable_Code_Point}/gu;
const MEANING = /[\p{L}\p{N}]/u;

const saysSomething = (text: string): boolean => MEANING.test(withoutInvisible(text).replace(FILLERS, ''));

const CHANGE_CHARS_MAX = 2_000;

export const answersSchema = z
  .record(
    z.string().max(20),
    z.string().overwrite(clean).max(500).refine(saysSomething, { error: 'must say something' }),
  )
  .describe('Answers to questions of the brief, by id: {"Q1": "Dutch"}.');

export const changeSchema = z
  .string()
  .overwrite(clean)
  .trim()
  .max(CHANGE_CHARS_MAX)
  .refine(saysSomething, { error: 'must say something' })
  .describe('What to change, in the person’s words.');

/** What opens a plan or goes on with one. */
export const planNextInput = z.strictObject({
  idea: ideaSchema.optional(),
  context: contextSchema.optional(),
  plan: planIdSchema.describe('A plan to go on with, in place of idea and context.').optional(),
  answers: answersSchema.optional(),
  change: changeSchema.optional(),
});

/** What a host has written. */
export const submissionShape = {
  artifact: submitted.describe('As the order names it.'),
  data: z.record(z.string(), z.unknown()).optional().describe("One JSON object in the order's shape."),
  patch: z
    .array(z.looseObject({}))
    .optional()
    .describe('After a refusal, in place of data: operations of RFC 6902 on what was refused.'),
  base: z.string().max(100).optional().describe('With patch: the hash that the refusal told.'),
};

export const planSubmitInput = z.strictObject({ plan: planIdSchema.describe('Id of the plan.'), ...submissionShape });

/** What has the service's own model change a plan; without a change, what is stale is brought up to date. */
export const planReviseInput = z.strictObject({
  plan: planIdSchema.describe('Id of the plan.'),
  change: changeSchema.optional(),
});
