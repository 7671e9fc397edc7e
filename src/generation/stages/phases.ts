import { authoredPhases } from '../../artifacts/authored/phases.ts';
import { phasesSchema } from '../../artifacts/phases.ts';
import { architectureDigest, featuresDigest, researchDigest } from '../prompts/digests.ts';
import { PHASES_TASK } from '../prompts/phases.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const phases = defineStage({
  name: 'phases',
  needs: ['features'],
  schema: phasesSchema,
  form: authoredPhases,
  system: systemText(PHASES_TASK),
  shows: { research: researchDigest, architecture: architectureDigest, features: featuresDigest },
  lacks: (made) => [
    ...tooShort(20, { summary: made.summary }),
    ...made.phases.flatMap(({ name, goal }) => tooShort(10, { goal }, name)),
  ],
  headline: (made) => count(made.phases.length, 'phase'),
});
