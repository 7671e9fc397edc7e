import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { nanoDollars } from '../../src/engines/prices.ts';
import { draftingEngine } from '../helpers/drafting-engine.ts';
import { testApp } from '../helpers/test-app.ts';

const pricesOf = (text: string) => readConfig({ PLANWRIGHT_MODEL_PRICES: text }).modelPrices;
const DOLLAR = 1e9;

describe('prices of models', () => {
  it('are read by model, and what is read from the cache costs as much as the rest unless it is said', () => {
    const prices = pricesOf('claude-sonnet-5-5=2/10/0.20/10, qwen3:32b = 0/0,org/model.v2=1.5/8');
    expect([...prices]).toEqual([
      ['claude-sonnet-5-5', { read: 2, written: 10, cached: 0.2, searches: 10 }],
      ['qwen3:32b', { read: 0, written: 0, cached: 0, searches: undefined }],
      ['org/model.v2', { read: 1.5, written: 8, cached: 1.5, searches: undefined }],
    ]);
  });

  it.each([
    'claude-sonnet-5-5',
    'claude-sonnet-5-5=2',
    'claude-sonnet-5-5=2/10/0.2/10/1',
    'claude-sonnet-5-5=2/ten',
    'claude-sonnet-5-5=-2/10',
    'claude-sonnet-5-5=2/1e3',
    'claude-sonnet-5-5=2/10,',
    'claude-sonnet-5-5=2/10;gpt=1/2',
    'a=1/2, a=2/3',
    '=1/2',
  ])('are refused at the start with the form that they have: %s', (text) => {
    expect(() => pricesOf(text)).toThrow(/PLANWRIGHT_MODEL_PRICES: .* Write MODEL=READ\/WRITTEN .* a million tokens/);
  });

  it('count what is read, written, put into the cache, read from it, and searched', () => {
    const price = pricesOf('m=2/10/0.20/10').get('m');
    const usage = { inputTokens: 3_000_000, outputTokens: 100_000, cacheReadTokens: 1e6, cacheWriteTokens: 1e6 };
    // 1 × 2 + 1 × 2 × 1.25 + 1 × 0.20 + 0.1 × 10, and three searches at a cent.
    expect(nanoDollars(price, { ...usage, searches: 3 })).toBe(5.73 * DOLLAR);
  });

  it('are not known for another model, nor for searches that have none', () => {
    const price = pricesOf('m=2/10').get('m');
    const usage = { inputTokens: 1, outputTokens: 1 };
    expect(nanoDollars(pricesOf('m=2/10').get('other'), usage)).toBeNull();
    expect(nanoDollars(price, { ...usage, searches: 1 })).toBeNull();
    expect(nanoDollars(price, { ...usage, searches: 0 })).toBe(12_000);
  });

  it('must be there for the model in use where money has a daily cap', async () => {
    const config = readConfig({ PLANWRIGHT_DAILY_CAP: '5', PLANWRIGHT_MODEL_PRICES: 'other=1/2' });
    const { dailyCap, modelPrices } = config;
    const start = testApp({ engine: draftingEngine(), config: { dailyCap, modelPrices } });
    await expect(start).rejects.toThrow(
      'PLANWRIGHT_DAILY_CAP is set, but PLANWRIGHT_MODEL_PRICES has no price for a-model. Set the price, or unset the cap.',
    );
    // Without a model nothing has a price.
    await using _ = await testApp({ config: { dailyCap, modelPrices } });
  });

  it.each(['free', '-1', '1.234', '5 dollars'])('leave no doubt about a cap: %s is refused', (text) => {
    expect(() => readConfig({ PLANWRIGHT_DAILY_CAP: text })).toThrow('PLANWRIGHT_DAILY_CAP: Write dollars, such as 5');
  });
});
