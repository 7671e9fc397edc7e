import type { Architecture } from '../../../../artifacts/architecture.ts';

/** The running parts of a product and who calls whom, as they are drawn. */
export interface Graph {
  nodes: Architecture['nodes'];
  edges: Architecture['edges'];
  /** Label by key: base nodes, and "capability/key" for those of capabilities. */
  labels: Map<string, string>;
}
