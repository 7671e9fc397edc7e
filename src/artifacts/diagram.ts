import type { Architecture, NodeType } from './architecture.ts';
import { nameKey } from './reading/names.ts';

// Mermaid refuses diagrams of more than 500 edges or 50,000 characters; a reader is lost long before.
const NODES_MAX = 100;
const EDGES_MAX = 150;
const LABEL_MAX = 60;

const SHAPES: Record<NodeType, readonly [open: string, close: string]> = {
  frontend: ['([', '])'],
  backend: ['[', ']'],
  database: ['[(', ')]'],
  auth: ['{{', '}}'],
  queue: ['[[', ']]'],
  storage: ['[(', ')]'],
  cache: ['(', ')'],
  ai: ['[/', '\\]'],
  gateway: ['{', '}'],
  external: ['>', ']'],
};

/**
 * The architecture as a Mermaid flowchart, left to right, one shape for each kind of node. Labels are quoted and encoded,
 * so that no label can end its quotes or become code; edges to nodes that do not exist are left out.
 */
export function architectureMermaid({ nodes, edges }: Architecture): string {
  const ids = new Map<string, string>();
  const shown = nodes.slice(0, NODES_MAX).map((node, at) => {
    const id = `n${at + 1}`;
    if (!ids.has(nameKey(node.label))) ids.set(nameKey(node.label), id);
    const [open, close] = SHAPES[node.type];
    return `  ${id}${open}"${encoded(node.label)}"${close}`;
  });
  const lines = edges.flatMap(({ from, to, protocol }) => {
    const ends = [ids.get(nameKey(from)), ids.get(nameKey(to))];
    return ends.includes(undefined) ? [] : [`  ${ends[0]} -->|"${encoded(protocol)}"| ${ends[1]}`];
  });
  return ['flowchart LR', ...shown, ...lines.slice(0, EDGES_MAX)].join('\n');
}

/** Letters, digits and harmless signs as they are; every other character as Mermaid's own numeric entity. */
function encoded(label: string): string {
  const points = Array.from(
    label
      .slice(0, LABEL_MAX * 4)
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  );
  const text = points.length > LABEL_MAX ? [...points.slice(0, LABEL_MAX - 1), '…'] : points;
  // A label of nothing would be a syntax error.
  return (
    text.map((sign) => (/[\p{L}\p{M}\p{N} .,+-]/u.test(sign) ? sign : `#${sign.codePointAt(0)};`)).join('') || 'unnamed'
  );
}
