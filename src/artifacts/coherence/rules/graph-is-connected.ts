import type { Architecture } from '../../architecture.ts';
import { nameKey, quote, quoteList } from '../../reading/names.ts';
import { defineRule } from '../rule.ts';

export const graphIsConnected = defineRule({
  id: 'graph-is-connected',
  check: 1,
  severity: 'hard',
  says: 'The architecture is one graph: every node is reached from every other along the edges, in either direction.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture }) {
    const [first, ...others] = architecture.nodes;
    if (first === undefined) return [];
    const reached = reachedFrom(nameKey(first.label), neighbours(architecture));
    const apart = others.map((node) => node.label).filter((label) => !reached.has(nameKey(label)));
    if (apart.length === 0) return [];
    const message = `No path of edges joins ${quoteList(apart)} to ${quote(first.label)}; add the missing edges or drop the nodes.`;
    return [{ artifact: 'architecture', pointer: '/edges', message }];
  },
});

function neighbours({ edges }: Architecture): Map<string, string[]> {
  const joined = new Map<string, string[]>();
  const join = (one: string, other: string) => {
    const known = joined.get(one) ?? [];
    known.push(other);
    joined.set(one, known);
  };
  for (const edge of edges) {
    join(nameKey(edge.from), nameKey(edge.to));
    join(nameKey(edge.to), nameKey(edge.from));
  }
  return joined;
}

/** Walks with a list, not by recursion: a chain of thousands of nodes must not overflow the stack. */
function reachedFrom(start: string, joined: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start]);
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of joined.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
