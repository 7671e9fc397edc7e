import { AppError } from '../errors.ts';
import { type ModelPrice, type ModelPrices, NANO } from '../system/model-prices.ts';
import type { EngineUsage } from './engine.ts';

/**
 * What a token that is put into the cache for five minutes costs, as a multiple of one that is read: Anthropic's price
 * list (platform.claude.com/docs, "Prompt caching"). Other vendors count none.
 */
export const CACHE_WRITE_FACTOR = 1.25;

/** What these tokens cost at the price, in billionths of a dollar; null where no price is known for some of them. */
export function nanoDollars(price: ModelPrice | undefined, usage: EngineUsage): number | null {
  const { inputTokens, outputTokens, cacheReadTokens = 0, cacheWriteTokens = 0, searches = 0 } = usage;
  if (!price || (searches > 0 && price.searches === undefined)) return null;
  const plain = Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens);
  const read = (plain + cacheWriteTokens * CACHE_WRITE_FACTOR) * price.read + cacheReadTokens * price.cached;
  const tokens = (read + outputTokens * price.written) / 1e6;
  return Math.round((tokens + (searches * (price.searches ?? 0)) / 1e3) * NANO);
}

/** Throws AppError `invalid_request` where money has a daily cap and one of the models has no price. */
export function requirePrices(
  { dailyCap, modelPrices }: { dailyCap: number | undefined; modelPrices: ModelPrices },
  models: readonly (string | null)[],
): void {
  if (dailyCap === undefined) return;
  const unpriced = models.filter((model) => model !== null && !modelPrices.has(model));
  if (unpriced.length === 0) return;
  throw new AppError(
    'invalid_request',
    `PLANWRIGHT_DAILY_CAP is set, but PLANWRIGHT_MODEL_PRICES has no price for ${unpriced.join(', ')}. Set the price, or unset the cap.`,
  );
}
