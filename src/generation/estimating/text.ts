import type { Money } from '../money.ts';
import type { Estimate } from './shapes.ts';

export const grouped = (count: number): string => count.toLocaleString('en-US');

/** An amount as people read it, to a cent; small ones to what is there of them. */
export const moneyText = (money: Money | null): string => {
  if (money === null) return 'unknown';
  return `$${money.amount >= 0.01 || money.amount === 0 ? money.amount.toFixed(2) : money.amount.toFixed(6)}`;
};

/** An estimate in one sentence. */
export function estimateText({ credits, creditsMissing, seconds, money, ...tokens }: Estimate): string {
  const missing = creditsMissing > 0 ? ` (${grouped(creditsMissing)} more than you have)` : '';
  if (tokens.outputTokens === 0) return `${grouped(credits)} credits${missing}, and no tokens of a model.`;
  const range = `${grouped(tokens.outputTokensFrom)} to ${grouped(tokens.outputTokensTo)}`;
  const time = seconds === null ? '' : `, in about ${duration(seconds)}`;
  return `${grouped(credits)} credits${missing}, about ${grouped(tokens.inputTokens)} tokens read (${grouped(tokens.cacheReadTokens)} of them from the cache) and ${grouped(tokens.outputTokens)} written (${range})${time}. Money: ${moneyText(money)}.`;
}

const duration = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
