import type { Feature } from '../../../../artifacts/features.ts';
import { daysOf } from '../effort.ts';

/** As many groups as there is room for, neighbours in the order of building: the smallest and least urgent are joined. */
export function groupsOf(features: readonly Feature[], room: number): Feature[][] {
  const groups = features.map((feature) => [feature]);
  while (groups.length > room) {
    const at = cheapest(groups);
    groups.splice(at, 2, [...(groups[at] ?? []), ...(groups[at + 1] ?? [])]);
  }
  return groups;
}

/** Of two neighbours that cost the same, the later ones. */
function cheapest(groups: readonly Feature[][]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 1 < groups.length; at += 1) {
    const pair = [...(groups[at] ?? []), ...(groups[at + 1] ?? [])];
    const cost = daysOf(pair) + pair.filter(({ priority }) => priority === 'P0').length * 4 + pair.length ** 2;
    if (cost <= least) [best, least] = [at, cost];
  }
  return best;
}
