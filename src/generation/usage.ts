import type { EngineUsage } from '../engines/engine.ts';

/** Tokens of several answers together; null when none of them used any. What no answer told is not told as 0. */
export function sumUsage(used: readonly EngineUsage[]): EngineUsage | null {
  if (used.length === 0) return null;
  const sum = (field: keyof EngineUsage) => used.reduce((total, usage) => total + (usage[field] ?? 0), 0);
  return {
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    ...(used.some((usage) => usage.cacheReadTokens !== undefined) ? { cacheReadTokens: sum('cacheReadTokens') } : {}),
  };
}
