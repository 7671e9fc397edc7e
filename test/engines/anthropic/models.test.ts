import { expect, it } from 'vitest';
import { limitsOf } from '../../../src/engines/anthropic/models.ts';

it.each([
  ['claude-sonnet-5-5', 32_000, 'low'],
  ['claude-sonnet-5-5-20260928', 32_000, 'low'],
  ['claude-haiku-5-5', 32_000, 'low'],
  ['claude-opus-5', 32_000, 'low'],
  ['claude-opus-4-5-20251101', 32_000, 'low'],
  ['claude-sonnet-4-6', 32_000, 'low'],
  ['claude-sonnet-4-5', 32_000, undefined],
  ['claude-haiku-4-5-20251001', 32_000, undefined],
])('asks of %s what it is known to take', (model, maxTokens, effort) => {
  expect(limitsOf(model)).toEqual(effort === undefined ? { maxTokens } : { maxTokens, effort });
});

it.each([
  'claude-sonnet-6',
  'claude-opus-4-1',
  'anthropic/claude-sonnet-5-5',
  'my-gateway-model',
  'claude-sonnet-5-5-fast',
])('asks of %s, which it does not know, only what any model takes', (model) => {
  expect(limitsOf(model)).toEqual({ maxTokens: 16_000 });
});
