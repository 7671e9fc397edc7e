import type { Architecture } from '../architecture.ts';
import { architectureMermaid } from '../diagram.ts';
import { blocks, bullets, fenced, heading, inline, paragraphs, table } from './text.ts';

/** The architecture for people to read, with its diagram, under a heading of the given level. */
export function architectureMarkdown(architecture: Architecture, level: number): string {
  const { nodes, edges, techStack, dataModel, securityBoundaries } = architecture;
  return blocks(
    heading(level, 'Architecture'),
    paragraphs(architecture.summary),
    fenced(architectureMermaid(architecture), 'mermaid'),
    heading(level + 1, 'Parts'),
    table(
      ['Part', 'Kind', 'Does', 'Built with'],
      nodes.map(({ label, type, description, tech }) => [label, type, description, tech]),
    ),
    heading(level + 1, 'Connections'),
    table(
      ['From', 'To', 'Protocol', 'Purpose'],
      edges.map(({ from, to, protocol, purpose }) => [from, to, protocol, purpose]),
    ),
    heading(level + 1, 'Stack'),
    table(
      ['For', 'Choice', 'Why'],
      techStack.map(({ category, choice, rationale }) => [category, choice, rationale]),
    ),
    heading(level + 1, 'Data model'),
    ...dataModel.map(({ entity, fields, relationships }) =>
      blocks(
        heading(level + 2, entity),
        `Fields: ${fields.map(inline).join(', ') || 'none'}`,
        bullets(relationships.map(inline)),
      ),
    ),
    heading(level + 1, 'Security boundaries'),
    table(
      ['Boundary', 'Protects', 'By'],
      securityBoundaries.map(({ name, protects, mechanism }) => [name, protects, mechanism]),
    ),
    heading(level + 1, 'As load grows'),
    paragraphs(architecture.scalingStrategy),
    heading(level + 1, 'Running cost a month'),
    table(['Users', 'Cost'], costRows(architecture)),
  );
}

/** Numbers of users, each with its cost a month. Where there will never be so many users, all three say the same. */
export function costRows({ estimatedMonthlyCost }: Architecture): (readonly [users: string, cost: string])[] {
  const { users1k, users10k, users100k } = estimatedMonthlyCost;
  const costs = [
    ['1,000', users1k],
    ['10,000', users10k],
    ['100,000', users100k],
  ] as const;
  return [...new Map(costs.map(([users, cost]) => [cost, [users, cost]] as const).reverse()).values()].reverse();
}
