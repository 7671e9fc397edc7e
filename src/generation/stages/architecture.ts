import { architectureSchema } from '../../artifacts/architecture.ts';
import { authoredArchitecture } from '../../artifacts/authored/architecture.ts';
import { ARCHITECTURE_TASK } from '../prompts/architecture.ts';
import { researchDigest } from '../prompts/digests.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const architecture = defineStage({
  name: 'architecture',
  needs: [],
  schema: architectureSchema,
  form: authoredArchitecture,
  system: systemText(ARCHITECTURE_TASK),
  shows: { research: researchDigest },
  lacks: ({ summary, scalingStrategy }) => tooShort(20, { summary, scalingStrategy }),
  headline: (made) =>
    `${count(made.nodes.length, 'node')}, ${count(made.edges.length, 'edge')}, ${made.dataModel.length} in the data model`,
});
