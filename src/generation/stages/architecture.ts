import { architectureSchema } from '../../artifacts/architecture.ts';
import { ARCHITECTURE_TASK } from '../prompts/architecture.ts';
import { researchDigest } from '../prompts/digests.ts';
import { systemText } from '../prompts/system.ts';
import { tooFew, tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const architecture = defineStage({
  name: 'architecture',
  needs: ['research'],
  schema: architectureSchema,
  system: systemText(ARCHITECTURE_TASK),
  shows: { research: researchDigest },
  lacks: ({ summary, scalingStrategy, nodes, edges, dataModel }) => [
    ...tooShort(20, { summary, scalingStrategy }),
    ...tooFew(2, { nodes }),
    ...tooFew(1, { edges }),
    ...dataModel.flatMap(({ entity, fields }) => tooFew(2, { fields }, entity)),
    ...(dataModel.length > 1 && dataModel.every(({ relationships }) => relationships.length === 0)
      ? ['No entity relates to another; say in relationships how they belong together.']
      : []),
  ],
  headline: (made) =>
    `${count(made.nodes.length, 'node')}, ${count(made.edges.length, 'edge')}, ${made.dataModel.length} in the data model`,
});
