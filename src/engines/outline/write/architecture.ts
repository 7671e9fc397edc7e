import type { Architecture } from '../../../artifacts/architecture.ts';
import type { Reading } from '../read/brief.ts';
import { alsoHolds, MARK, sentences } from './words.ts';

/** The two parts that most products have. No technology is chosen and no table derived: the rules cannot tell. */
export function writeArchitecture(reading: Reading): Architecture {
  return {
    summary: sentences(
      MARK,
      'It names the two parts that most products have. It chooses no technology and derives no tables.',
      alsoHolds(reading),
    ),
    nodes: [
      {
        label: 'Product',
        type: 'backend',
        description: 'Everything that the features ask for. Split it when you have a reason to.',
        tech: 'Not chosen by the rules',
      },
      {
        label: 'Data',
        type: 'database',
        description: 'What is stored, once you know it.',
        tech: 'Not chosen by the rules',
      },
    ],
    edges: [
      { from: 'Product', to: 'Data', protocol: 'Not chosen by the rules', purpose: 'Reads and writes what is stored.' },
    ],
    techStack: [
      {
        category: 'Everything',
        choice: 'Not chosen by the rules',
        rationale:
          "The rules know no technologies. What the author's words name comes first; otherwise take what you can run and fix.",
      },
    ],
    dataModel: [],
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
