import { nameKey, nameKeys, quote, repeatedNames } from '../../reading/names.ts';
import { defineRule, type Finding } from '../rule.ts';

export const edgesJoinKnownNodes = defineRule({
  id: 'edges-join-known-nodes',
  check: 1,
  severity: 'hard',
  says: 'Every edge joins two different nodes by their labels, and no label is used twice.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture }) {
    const labels = nameKeys(architecture.nodes.map((node) => node.label));
    const faults = repeatedNames(architecture.nodes.map((node) => node.label)).map(
      (label) => `Two nodes are labelled ${quote(label)}; give each node its own label.`,
    );
    for (const { from, to } of architecture.edges) {
      for (const end of [from, to]) {
        if (!labels.has(nameKey(end))) {
          faults.push(`The edge ${quote(from)} → ${quote(to)} names ${quote(end)}, which is the label of no node.`);
        }
      }
      if (nameKey(from) === nameKey(to)) faults.push(`The edge ${quote(from)} → ${quote(to)} joins a node to itself.`);
    }
    return faults.map((message): Finding => ({ artifact: 'architecture', message }));
  },
});
