import * as z from 'zod';
import { briefSchema } from '../artifacts/brief.ts';
import { qualitySchema } from '../artifacts/quality.ts';
import { reviewedSchema } from '../artifacts/review/review.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { moneySchema } from './money.ts';
import type { RunProgress } from './progress/shapes.ts';

export const RUN_STATUSES = ['running', 'succeeded', 'failed', 'cancelled'] as const;

export const stageViewSchema = z.object({
  name: z.string().describe('Name of the stage: the artefact it makes.'),
  status: z.enum(['waiting', 'running', 'done']).describe('Where it stands.'),
  headline: z.string().nullable().describe('What it found, in a few words; null until it is done.'),
  durationMs: z.number().int().nullable().describe('Milliseconds it took; null until it is done.'),
});

const tokenCounts = {
  inputTokens: z.number().int().describe('Tokens read.'),
  outputTokens: z.number().int().describe('Tokens written.'),
  cacheReadTokens: z.number().int().optional().describe('Of the tokens read, those from the cache, which cost less.'),
  cacheWriteTokens: z
    .number()
    .int()
    .optional()
    .describe('Of the tokens read, those put into the cache, which cost more.'),
  thinkingTokens: z.number().int().optional().describe('Of the tokens written, those that were thought.'),
  searches: z.number().int().optional().describe('Searches of the web that the vendor made.'),
  money: moneySchema.nullable().optional().describe('What it cost; null where PLANWRIGHT_MODEL_PRICES has no price.'),
};

export const usageSchema = z
  .object({
    ...tokenCounts,
    byStage: z
      .array(z.object({ stage: z.string().describe('Name of the stage, `brief` or `review`.'), ...tokenCounts }))
      .optional()
      .describe('The same for each stage, with its parts and repairs.'),
  })
  .describe('Tokens used by a model, and money. What a vendor does not count is absent.');

export type Usage = z.infer<typeof usageSchema>;

/** What is told about how a result was made, beside the contract's own fields. */
export const runMetaSchema = z.object({
  engine: z.string().describe('What wrote it: anthropic, openai or outline; offline in old runs.'),
  model: z.string().nullable().describe('The model, where one was used.'),
  models: z.record(z.string(), z.string()).optional().describe('The models of stages that another one wrote.'),
  quality: qualitySchema,
  usage: usageSchema.nullable(),
  warnings: z.array(z.string()).describe('What a reader should know before relying on it.'),
  planId: z.string().optional().describe('The plan that it went into: for read_plan, and as `plan` of the next call.'),
  brief: briefSchema.optional(),
  review: reviewedSchema.optional(),
});

export type RunMeta = z.infer<typeof runMetaSchema>;
export type StageView = z.infer<typeof stageViewSchema>;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** A run as its workspace may see it. `result` and `meta` are there once it succeeded, that is, once it was charged. */
export interface RunView {
  id: string;
  tool: string;
  status: RunStatus;
  /** Credits it was charged: its price once it succeeded, else 0. */
  creditsCharged: number;
  stages: StageView[];
  /** How far it is while it goes on; null once it has ended. */
  progress: RunProgress | null;
  createdAt: number;
  finishedAt: number | null;
  result: unknown;
  meta: RunMeta | null;
  error: { code: ErrorCode; message: string } | null;
}

export const isErrorCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(ERRORS, code);
