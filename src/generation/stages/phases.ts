import { type Phases, phasesSchema } from '../../artifacts/phases.ts';
import { quote } from '../../artifacts/reading/names.ts';
import { architectureDigest, featuresDigest, researchDigest } from '../prompts/digests.ts';
import { PHASES_TASK } from '../prompts/phases.ts';
import { systemText } from '../prompts/system.ts';
import { tooShort } from './lacks.ts';
import { count, defineStage } from './stage.ts';

export const phases = defineStage({
  name: 'phases',
  needs: ['features'],
  schema: phasesSchema,
  system: systemText(PHASES_TASK),
  shows: { research: researchDigest, architecture: architectureDigest, features: featuresDigest },
  lacks: (made) => [
    ...tooShort(20, { summary: made.summary }),
    ...hollow(made),
    ...made.phases.flatMap(({ name, goal }) => tooShort(10, { goal }, name)),
  ],
  headline: (made) => count(made.phases.length, 'phase'),
});

/** Where features are fewer than phases, the last ones may carry none; before a phase with features, each has some. */
function hollow({ phases }: Phases): string[] {
  const last = Math.max(
    0,
    phases.findLastIndex((phase) => phase.features.length > 0),
  );
  return phases
    .slice(0, last + 1)
    .filter((phase) => phase.features.length === 0)
    .map((phase) => `Phase ${quote(phase.name)} lists no feature; move some into it or drop it.`);
}
