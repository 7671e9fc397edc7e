import * as z from 'zod';
import { NANO } from '../system/model-prices.ts';

export const moneySchema = z
  .object({
    amount: z.number().describe('Dollars, to a millionth.'),
    currency: z.literal('USD').describe('Always USD.'),
  })
  .describe('Money that the vendor of the model takes.');

export type Money = z.infer<typeof moneySchema>;

/** Billionths of a dollar as they are told; null stays null, for what has no price. */
export const moneyOf = (nanoDollars: number | null): Money | null =>
  nanoDollars === null ? null : { amount: Math.round(nanoDollars / 1e3) / (NANO / 1e3), currency: 'USD' };
