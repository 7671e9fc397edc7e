import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Reading } from '../read/brief.ts';
import { listed, MARK, sentences } from './words.ts';

/** Two parts and the tables that the wishes write. No technology is chosen. */
export function writeArchitecture({ wishes, conditions, ruledOut }: Reading): Architecture {
  const entities = [...new Set(wishes.flatMap(({ piece }) => piece.act.entity ?? []))];
  return {
    summary: sentences(
      MARK,
      'It names the two parts that most products have, and chooses no technology.',
      ruledOut.length === 0 ? '' : `The author says no to: ${listed(ruledOut)}.`,
      conditions.length === 0 ? '' : `To keep: ${listed(conditions)}.`,
    ),
    nodes: [
      {
        label: 'Product',
        type: 'backend',
        description: 'Everything that the features ask for. Split it when you have a reason to.',
        tech: 'Not chosen',
      },
      {
        label: 'Data',
        type: 'database',
        description: entities.length === 0 ? 'What is stored, once you know it.' : `Keeps ${entities.join(', ')}.`,
        tech: 'Not chosen',
      },
    ],
    edges: [{ from: 'Product', to: 'Data', protocol: 'Not chosen', purpose: 'Reads and writes what is stored.' }],
    techStack: [
      {
        category: 'Everything',
        choice: 'Not chosen',
        rationale: 'The rules know no technologies. Take what the idea names, and otherwise what you can run and fix.',
      },
    ],
    dataModel: entities.map((entity) => ({
      entity,
      fields: ['id: id', 'createdAt: datetime', 'details: text'],
      relationships: [],
    })),
    securityBoundaries: [
      {
        name: 'Who may read and change what',
        protects: 'Data',
        mechanism: 'Not designed: write down for each feature who may use it, and test that others cannot.',
      },
    ],
    scalingStrategy: 'Not planned: measure with the first users, then change what is slow.',
    estimatedMonthlyCost: {
      users1k: 'To fill in: machines × price of one + fee per use × uses. Assumption: one machine serves 1,000 users.',
      users10k:
        'To fill in: machines × price of one + fee per use × uses. Assumption: two machines serve 10,000 users.',
      users100k:
        'To fill in: machines × price of one + fee per use × uses. Assumption: ten machines serve 100,000 users.',
    },
  };
}
