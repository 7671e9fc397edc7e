import * as z from 'zod';
import { moneySchema } from '../money.ts';

const counts = {
  inputTokens: z.number().int().describe('Tokens read.'),
  cacheReadTokens: z.number().int().describe('Of the tokens read, those from the cache, at a vendor that has one.'),
  outputTokens: z.number().int().describe('Tokens written, without what the model thinks.'),
  money: moneySchema.nullable().describe('What it costs; null where PLANWRIGHT_MODEL_PRICES has no price.'),
};

/** What a call is expected to cost. */
export const estimateSchema = z
  .object({
    tool: z.string().describe('Name of the tool.'),
    credits: z.number().int().describe('Credits that the call would be charged; 0 where it is answered as before.'),
    creditsMissing: z.number().int().describe('Credits that the balance lacks for it.'),
    ...counts,
    outputTokensFrom: z.number().int().describe('The least that is likely to be written.'),
    outputTokensTo: z.number().int().describe('The most that is likely to be written.'),
    seconds: z.number().int().nullable().describe('Seconds until it is done.'),
    byStage: z
      .array(z.object({ stage: z.string().describe('Name of the stage, `brief` or `review`.'), ...counts }))
      .describe('The same for each stage that is still to be written.'),
    assumes: z.array(z.string()).describe('What the figures rest on.'),
  })
  .describe('What the call would cost. Nothing was charged, and no model was asked.');

export type Estimate = z.infer<typeof estimateSchema>;
