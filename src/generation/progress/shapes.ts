import * as z from 'zod';
import { moneySchema } from '../money.ts';

/** How far a run is that goes on. */
export const progressSchema = z
  .object({
    partsDone: z.number().int().describe('Parts that are finished, those kept from before too.'),
    partsTotal: z.number().int().nullable().describe('Parts in all; null until a model has planned them.'),
    inputTokens: z.number().int().describe('Tokens read so far.'),
    outputTokens: z.number().int().describe('Tokens written so far.'),
    money: moneySchema
      .nullable()
      .describe('What that cost; null without a model and where PLANWRIGHT_MODEL_PRICES has no price.'),
    minutesLeft: z
      .number()
      .int()
      .nullable()
      .describe('Minutes until it is done, about: 0 for under one, null while too little is known.'),
  })
  .describe('How far it is.');

export type RunProgress = z.infer<typeof progressSchema>;
