import type { Architecture } from '../../architecture.ts';
import { quote } from '../../reading/names.ts';
import { defineRule, type Finding } from '../rule.ts';
import { agree, choicesOf, nodeTypeOf, rivalsOf, type Said, saidIn } from '../stack.ts';

const NODES_MAX = 200;

type Node = Architecture['nodes'][number] & { said: Said };

export const stackAgreesWithNodes = defineRule({
  id: 'stack-agrees-with-nodes',
  check: 7,
  severity: 'report',
  says: 'What the tech stack chooses for a part is what the nodes of that type are built with.',
  needs: ['architecture'],
  judges: ['architecture'],
  find({ architecture }) {
    const nodes = architecture.nodes
      .slice(0, NODES_MAX)
      .map((node) => ({ ...node, said: saidIn(`${node.label}, ${node.tech}`) }));
    return choicesOf(architecture).flatMap((choice) => disagreement(choice, nodes));
  },
});

function disagreement({ category, choice }: Architecture['techStack'][number], nodes: readonly Node[]): Finding[] {
  const meant = nodeTypeOf(category);
  const built = nodes.filter(({ type }) => type === meant?.type);
  const [first] = built;
  const said = saidIn(choice);
  if (meant === null || first === undefined || built.some((node) => agree(said, node.said))) return [];
  const isRival = built.some(
    (node) => rivalsOf([...said.technologies.values()], node.said.technologies.values()).length > 0,
  );
  const message = `The stack chooses ${quote(choice)} for ${quote(category)}, but the ${meant.type} node ${quote(first.label)} is built with ${quote(first.tech)}.`;
  // Without a rival, only a category that is the very name of the node type leaves no room for another reading.
  return [{ artifact: 'architecture', message, ...(isRival || meant.exact ? {} : { severity: 'report' }) }];
}
