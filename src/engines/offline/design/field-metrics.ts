import type { Phrase } from '../knowledge/schema.ts';
import type { Design } from './design.ts';
import { applies } from './match.ts';

/** What tells success in the field of the plan, as far as it fits what this product does. May be empty. */
export function fieldMetrics({ domain, understanding, uses }: Design): Phrase[] {
  const does = new Set(uses.map(({ capability }) => capability.id));
  return domain.metrics.flatMap((metric) => {
    if (typeof metric === 'string' || Array.isArray(metric)) return [metric];
    return applies(metric.when, understanding, does) ? [metric.says] : [];
  });
}
